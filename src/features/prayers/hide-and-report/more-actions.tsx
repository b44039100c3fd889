import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '@/lib/lazy-component'
import { MoreButton } from './more-button'
import { usePrayerViewer } from '../prayer-viewer'

const MoreMenu = lazyWithTimeout(async () => ({ default: (await import('./more-menu')).MoreMenu }))

/** The prayer that the menu belongs to. */
export interface MenuPrayer {
  /** Null for a prayer that has not been saved. */
  readonly id: string | null
  readonly title: string
  readonly userId: string | null
}

/** The button for the seldom used actions: keep, and on other people's prayers report and hide. The menu loads when it is opened. */
export function MoreActions({ prayer }: { prayer: MenuPrayer }) {
  const { viewerId, book } = usePrayerViewer()
  const [isWanted, setWanted] = useState(false)
  const { id, title, userId } = prayer
  const isOwn = viewerId !== null && userId === viewerId
  if (id === null || (isOwn && !book)) return null
  const closed = <MoreButton onClick={() => setWanted(true)} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <MoreMenu prayer={{ id, title }} viewerId={viewerId} isOwn={isOwn} />
    </Suspense>
  )
}
