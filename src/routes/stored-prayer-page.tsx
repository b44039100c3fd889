import type { ReactNode } from 'react'
import type { ShownPrayer } from '@/features/prayers/prayer'
import { useStoredPrayer } from '@/features/prayers/reading/use-stored-prayer'
import { PrayerOnPage } from './prayer-on-page'
import { PrayerFailed, PrayerLoading, PrayerUnreachable } from './prayer-page-bar'

type StoredPrayerPageProps =
  | { id: string; draft?: undefined; children?: undefined }
  | {
      /** Null while the prayer has no row. */
      id: string | null
      /** What is shown until then. */
      draft: ShownPrayer
      /** What a freshly made prayer adds to its page. */
      children: ReactNode
    }

/** A prayer on a page of its own: its row, or, for as long as it has none, what its maker made. */
export function StoredPrayerPage({ id, draft, children }: StoredPrayerPageProps) {
  const { prayer: row, problem, retry } = useStoredPrayer(id)
  // What its maker made is on the device even where the row can not be read.
  const prayer = id === null || (problem && problem !== 'missing') ? (row ?? draft) : row
  if (prayer) return <PrayerOnPage prayer={prayer}>{children}</PrayerOnPage>
  if (problem === 'unreachable') return <PrayerUnreachable onRetry={retry} />
  return problem ? <PrayerFailed /> : <PrayerLoading />
}
