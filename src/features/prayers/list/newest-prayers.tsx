import { PrayerCard } from '../card/prayer-card'
import type { Prayer } from '../prayer'
import { PrayerListFrame, type PrayerListProps } from './prayer-list-frame'
import { useFirstRows } from './use-first-rows'

interface NewestPrayersProps extends PrayerListProps {
  /** How many are shown; there are no more to ask for. */
  limit: number
}

/** The head of a live list. Apart from the whole lists, whose window the first screen does not need. */
export function NewestPrayers({ label, headingLevel = 3, limit, ...frame }: NewestPrayersProps) {
  return (
    <PrayerListFrame {...frame}>
      {(shown) => (
        <Cards label={label} headingLevel={headingLevel} prayers={shown.slice(0, limit)} />
      )}
    </PrayerListFrame>
  )
}

interface CardsProps extends Required<Pick<PrayerListProps, 'label' | 'headingLevel'>> {
  prayers: readonly Prayer[]
}

function Cards({ label, headingLevel, prayers }: CardsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets
    <ul role="list" aria-label={label} className="flex flex-col gap-4">
      {useFirstRows(prayers).map((prayer) => (
        <li key={prayer.id}>
          <PrayerCard prayer={prayer} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
