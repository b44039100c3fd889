import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One thing that a reader can do with a prayer: a button on its page, an entry of the menu on cards. */
export interface PrayerAction {
  readonly name: string
  readonly icon: LucideIcon
  readonly run: () => void
  readonly isPending?: boolean
  /** What the page shows instead of a plain button. */
  readonly control?: ReactNode
}

/** Draws actions, as a bar or as a menu. */
export type DrawActions = (actions: readonly PrayerAction[]) => ReactNode
