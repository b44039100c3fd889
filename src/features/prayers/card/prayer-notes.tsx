import { RemixBadge } from './remix-badge'
import type { Prayer } from '../prayer'

interface PrayerNotesProps {
  prayer: Prayer
  /** The type for which the prayer is in its list. */
  listedFor?: string | null
  /** True where the remixer's name stands beside it already. */
  isSigned?: boolean
}

/** Beside a prayer: why it is in this list, what it is a remix of, why nobody but its author sees it. */
export function PrayerNotes({ prayer, listedFor, isSigned = false }: PrayerNotesProps) {
  return (
    <>
      {listedFor && (
        <p className="rounded-full border border-line px-2.5">
          <span className="sr-only">Type: </span>
          {listedFor}
        </p>
      )}
      {prayer.isRemix && <RemixBadge prayer={prayer} isSigned={isSigned} />}
      {prayer.withheldAs === 'public' && (
        <p>
          Some readers were worried about this prayer. Only you can see it while somebody looks at
          it.
        </p>
      )}
    </>
  )
}
