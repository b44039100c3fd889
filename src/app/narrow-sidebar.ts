import { useSyncExternalStore } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

/** Also read by public/first-paint.js, which runs before the app. */
const STORAGE_KEY = 'sidebar-narrow'

/** Where the sidebar starts narrow: it would take a third of the page. */
const TABLET = '(width >= 768px) and (width < 1024px)'

const listeners = new Set<() => void>()

/** Set on the document, because styles need it before the app runs. */
function isNarrow(): boolean {
  return document.documentElement.dataset['sidebar'] === 'narrow'
}

function showNarrow(next: boolean): void {
  if (next) document.documentElement.dataset['sidebar'] = 'narrow'
  else delete document.documentElement.dataset['sidebar']
  for (const notifyListener of listeners) notifyListener()
}

function chooseNarrow(next: boolean): void {
  writeDevice(STORAGE_KEY, next)
  showNarrow(next)
}

/** A tablet that is turned: the sidebar follows until somebody has chosen. */
function subscribe(listener: () => void): () => void {
  const tablet = window.matchMedia(TABLET)
  const follow = () => {
    if (readDevice(STORAGE_KEY, Boolean) === null) showNarrow(tablet.matches)
  }
  listeners.add(listener)
  tablet.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    tablet.removeEventListener('change', follow)
  }
}

/** Whether the sidebar shows icons only. Its looks follow the mark on the document, by the variant `narrow`. */
export function useNarrowSidebar(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isNarrow, () => false), chooseNarrow]
}
