import { Suspense, useState } from 'react'
import { lazyPart } from '@/lib/lazy-part'
import { MoreButton } from './more-button'
import { usePrayerViewer } from '../prayer-viewer'

const MoreMenu = lazyPart(async () => ({ default: (await import('./more-menu')).MoreMenu }))

/** What the menu is about. */
export interface SomebodysPrayer {
  /** Null for a prayer that has not been saved. */
  readonly id: string | null
  readonly title: string
  readonly userId: string | null
}

/** A quiet way to what is seldom wanted of other people's prayers: report, hide. The menu loads when it is opened. */
export function MoreActions({ prayer }: { prayer: SomebodysPrayer }) {
  const { viewerId } = usePrayerViewer()
  const [isWanted, setWanted] = useState(false)
  const { id, title, userId } = prayer
  if (id === null || (viewerId !== null && userId === viewerId)) return null
  const closed = <MoreButton onClick={() => setWanted(true)} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <MoreMenu prayer={{ id, title }} viewerId={viewerId} />
    </Suspense>
  )
}
