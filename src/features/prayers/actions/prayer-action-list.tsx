import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PrayerLength } from '@/catalogue/product'
import { ReaderActions } from '../hide-and-report/reader-actions'
import { PictureAction } from '../picture/picture-action'
import { textOf, type ShownPrayer } from '../prayer'
import { usePrayerViewer, type TranslatedText } from '../prayer-viewer'
import { OwnerActions } from '../writing/owner-actions'
import type { DrawActions, PrayerAction } from './prayer-action'
import { textActions } from './text-actions'

interface PrayerActionListProps {
  prayer: ShownPrayer
  /** The length on show. */
  length: PrayerLength
  translated: TranslatedText | null
  translating: Pick<PrayerAction, 'run' | 'control'>
  onDeleted: () => void
  onHidden?: () => void
  children: DrawActions
}

/** Everything that this viewer can do with a prayer, in order. The bar of its page and the menu of its card draw this list. */
export function PrayerActionList({
  prayer,
  length,
  translated,
  translating,
  onDeleted,
  onHidden,
  children,
}: PrayerActionListProps): ReactNode {
  const { viewerId, translateControl } = usePrayerViewer()
  const { copying, sharing } = textActions(prayer, translated?.text ?? textOf(prayer, length))
  const translation: PrayerAction = { name: 'Translate', icon: Languages, ...translating }
  const forEveryone = [copying, ...(translateControl ? [translation] : []), sharing]
  const draw: DrawActions = (further) => (
    <PictureAction prayer={prayer} length={length} translated={translated}>
      {(picture) => children([...forEveryone, ...picture, ...further])}
    </PictureAction>
  )
  if (!('id' in prayer)) return draw([])
  if (viewerId !== null && prayer.userId === viewerId)
    return (
      <OwnerActions prayer={prayer} onDeleted={onDeleted}>
        {draw}
      </OwnerActions>
    )
  return (
    <ReaderActions prayer={prayer} viewerId={viewerId} onHidden={onHidden}>
      {draw}
    </ReaderActions>
  )
}
