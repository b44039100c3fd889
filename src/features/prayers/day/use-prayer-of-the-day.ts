import { useEffect } from 'react'
import { withFileTimeout } from '@/lib/lazy-component'
import {
  showPrayerOfTheDay,
  shownPrayer,
  useShownPrayer,
  type DayOf,
  type Shown,
} from './shown-prayer'

/**
 * The prayer of the day, of one tradition or of those that the reader follows. What knows the date and the library is
 * loaded after the first paint, which does without.
 */
export function usePrayerOfTheDay(of: DayOf): Shown {
  useEffect(() => {
    withFileTimeout(import('./show-today')).then(
      ({ showToday, showTodayOf }) => (of === null ? showToday() : showTodayOf(of)),
      () => shownPrayer(of) ?? showPrayerOfTheDay(of, 'none'),
    )
  }, [of])
  return useShownPrayer(of)
}
