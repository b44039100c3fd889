import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import { addresses, ROUTE_PATTERNS } from '@/catalogue/addresses'
import { lazyWithRetry } from '@/lib/lazy-component'
import { areSingleKeysOn } from './key-choice'
import { PAGE_KEYS, type PageKey } from './key-table'
import { focusSearchBox, isForPage, pathBeingRead, pressControl, walk } from './press-key'

const KeysDialog = lazyWithRetry(() => import('./keys-dialog'))
const Palette = lazyWithRetry(() => import('./palette'))

type Layer = 'keys' | 'palette'

/** Ctrl and K, on a Mac the command key: the palette. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

function singleKey({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): PageKey | undefined {
  const pageKey = PAGE_KEYS.find((each) => each.key === key)
  if (ctrlKey || metaKey || altKey || !pageKey) return undefined
  // A key that is held walks on, and does nothing else twice.
  return repeat && !/^[jk]$/.test(key) ? undefined : pageKey
}

/** The one listener for the keys of the pages, with what they open. Inside the router, once. */
export default function Keys() {
  const navigate = useNavigate()
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = useCallback(() => setLayer(null), [])

  function pray(): boolean {
    const id = matchPath(ROUTE_PATTERNS.prayer, pathBeingRead() ?? '')?.params.id
    if (id) void navigate(addresses.pray(id), { state: { leadsBack: true } })
    return id !== undefined
  }

  /** False where the key does nothing on this page, so that the browser may use it. */
  function act({ key, action }: PageKey): boolean {
    if (action === 'press') return pressControl(key)
    if (action === 'pray') return pressControl(key) || pray()
    if (action === 'next') return walk(key, 1)
    if (action === 'previous') return walk(key, -1)
    if (action === 'help') setLayer('keys')
    else if (!focusSearchBox())
      void navigate(addresses.searchPage, { state: { isForTyping: true } })
    return true
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return
    if (isPaletteKey(event)) {
      event.preventDefault()
      setLayer('palette')
      return
    }
    const pageKey = singleKey(event)
    if (pageKey && areSingleKeysOn() && act(pageKey)) event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <Suspense fallback={null}>
      {layer === 'keys' && <KeysDialog onClose={close} />}
      {layer === 'palette' && <Palette onClose={close} onShowKeys={() => setLayer('keys')} />}
    </Suspense>
  )
}
