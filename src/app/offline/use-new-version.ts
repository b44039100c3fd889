import { useEffect, useState } from 'react'
import { retryWithBackoff } from '@/lib/retry-with-backoff'

/** The first page has the network to itself; what is kept on the device is fetched afterwards. In milliseconds. */
const AFTER_FIRST_PAGE = 3000

/** Calls back when the page has loaded and the browser has nothing to do. Returns the function that takes it back. */
function whenIdle(work: () => void): () => void {
  let isOver = false
  const waitForRest = () =>
    setTimeout(() => {
      // Not every browser has requestIdleCallback.
      const start = () => isOver || work()
      if ('requestIdleCallback' in window) window.requestIdleCallback(start)
      else start()
    }, AFTER_FIRST_PAGE)
  if (document.readyState === 'complete') waitForRest()
  else window.addEventListener('load', waitForRest, { once: true })
  return () => (isOver = true)
}

/** Somebody who asked to be spared data is given nothing that they did not open. */
function isDataSpared(): boolean {
  return (
    (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  )
}

/**
 * Lets the app be kept on the device, late. The function that loads a newer version of the app once one is ready; null
 * until then. Nothing is ever loaded anew by itself.
 */
export function useNewVersion(): (() => void) | null {
  const [load, setLoad] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isDataSpared()) return
    return whenIdle(() => {
      void retryWithBackoff(() => import('./register-worker')).then(
        ({ registerWorker, loadNewVersion }) =>
          registerWorker((waiting) => setLoad(() => () => loadNewVersion(waiting))),
      )
    })
  }, [])
  return load
}
