import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/** Shows its children when the page has been hydrated. A component of its own, so that nothing around it is drawn again. */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children
}
