import { useSyncExternalStore } from 'react'
import { writeDevice } from '@/lib/device-storage'

/** Also read by public/first-paint.js, which runs before the app. */
const STORAGE_KEY = 'sidebar-narrow'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Set on the document, because styles need it before the app runs. */
function isNarrow(): boolean {
  return document.documentElement.dataset['sidebar'] === 'narrow'
}

function setNarrow(next: boolean): void {
  writeDevice(STORAGE_KEY, next)
  if (next) document.documentElement.dataset['sidebar'] = 'narrow'
  else delete document.documentElement.dataset['sidebar']
  for (const notifyListener of listeners) notifyListener()
}

/** Whether the sidebar shows icons only. Its looks follow the mark on the document, by the variant `narrow`. */
export function useNarrowSidebar(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isNarrow, () => false), setNarrow]
}
