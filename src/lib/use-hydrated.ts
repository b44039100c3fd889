import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the build and while a pre-rendered page is hydrated; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** The origin of the site; empty where it is not known yet, as `useHydrated` says. */
export function useOrigin(): string {
  return useHydrated() ? window.location.origin : ''
}
