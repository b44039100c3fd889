import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import {
  createReadingPositions,
  historyEntryName,
  isReloadOrBackForward,
  positionStore,
} from './reading-positions'

/** A page that has not grown to the remembered place by then is shown from where it is. In milliseconds. */
const GIVES_UP_AFTER = 2000

/**
 * A new page starts at its top; Back, Forward and reload return to the place where the page was left, also when
 * its text comes a moment later.
 */
export function useReadingPosition(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<ReturnType<typeof createReadingPositions>>(null)
  const entry = useRef({ name: '', pathname: '' })

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => positions.current?.keep(entry.current.name, window.scrollY)
    const save = () => {
      if (!positions.current) return
      // The last scroll event may not have come. At the top the page may be waiting to grow to its place.
      if (window.scrollY > 0) keep()
      positionStore.save(positions.current.serialize())
    }
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', save)
    }
  }, [])

  useLayoutEffect(() => {
    const { pathname } = location
    const name = historyEntryName(location)
    const isSamePath = entry.current.pathname === pathname
    entry.current = { name, pathname }
    if (!positions.current && navigationType === NavigationType.Pop)
      return afterNextFrame(() => {
        positions.current = openPositions(name)
        return returnTo(positions.current.read(name))
      })
    positions.current ??= openPositions(name)
    if (navigationType === NavigationType.Pop) return returnTo(positions.current.read(name))
    // Nothing scrolls where only a query is new, and so nothing would tell where that entry was read.
    if (isSamePath) positions.current.keep(name, window.scrollY)
    else window.scrollTo(0, 0)
    return undefined
  }, [location, navigationType])
}

/**
 * What this window remembers. A page that is loaded afresh begins at its top, wherever an earlier visit ended, or at the
 * place that its reader has gone to while the app was loading.
 */
function openPositions(name: string) {
  const positions = createReadingPositions(positionStore.load())
  if (!isReloadOrBackForward() || window.scrollY > 0) positions.keep(name, window.scrollY)
  return positions
}

/** Runs an effect that asks for sizes behind the next frame: before it, the browser would lay the page out twice. */
function afterNextFrame(effect: () => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cleanUp = () => {}
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      cleanUp = effect()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    cleanUp()
  }
}

function returnTo(top: number): () => void {
  const isTall = () => document.documentElement.scrollHeight - window.innerHeight >= top
  if (isTall()) {
    window.scrollTo(0, top)
    return () => undefined
  }
  const observer = new ResizeObserver(() => {
    if (!isTall()) return
    window.scrollTo(0, top)
    stop()
  })
  const timer = setTimeout(stop, GIVES_UP_AFTER)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('keydown', stop)
    window.removeEventListener('touchstart', stop)
  }
  // A reader who moves the page has chosen another place.
  for (const kind of ['wheel', 'keydown', 'touchstart'] as const)
    window.addEventListener(kind, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
