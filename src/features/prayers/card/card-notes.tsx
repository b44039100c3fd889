import type { Prayer } from '../prayer'
import { WithheldNote } from '../writing/withheld-note'
import { RemixBadge } from './remix-badge'

interface CardNotesProps {
  prayer: Prayer
  /** The type for which the prayer is in its list. */
  listedFor: string | null
}

/** In the margin of a card: why it is in this list, what it is a remix of, why nobody else sees it. */
export function CardNotes({ prayer, listedFor }: CardNotesProps) {
  return (
    <>
      {listedFor && (
        <p className="rounded-full border border-line px-2.5">
          <span className="sr-only">Type: </span>
          {listedFor}
        </p>
      )}
      {prayer.isRemix && <RemixBadge prayer={prayer} />}
      <WithheldNote prayer={prayer} />
    </>
  )
}
