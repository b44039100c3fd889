import { PrayerCard } from '../card/prayer-card'
import { PrayerListFrame, type PrayerListProps } from './prayer-list-frame'

interface NewestPrayersProps extends PrayerListProps {
  /** How many are shown; there are no more to ask for. */
  limit: number
}

/** The head of a live list. Apart from the whole lists, whose window the first screen does not need. */
export function NewestPrayers({ label, headingLevel = 3, limit, ...frame }: NewestPrayersProps) {
  return (
    <PrayerListFrame {...frame}>
      {(shown) => (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list's role with its bullets
        <ul role="list" aria-label={label} className="flex flex-col gap-4">
          {shown.slice(0, limit).map((prayer) => (
            <li key={prayer.id}>
              <PrayerCard prayer={prayer} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
    </PrayerListFrame>
  )
}
