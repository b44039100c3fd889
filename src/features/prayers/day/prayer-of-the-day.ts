/** A prayer of the library that may be the prayer of a day, in its short form. */
export interface DayPrayer {
  readonly id: string
  readonly title: string
  /** The first sentence. */
  readonly opening: string
  readonly rest: string
}

/** Days of the year, as month × 100 + day, on one weekday only (0 is Sunday) where that is said. */
interface Season {
  readonly from: number
  readonly to: number
  readonly weekday?: number
}

/** What one tradition has for its days. `npm run write:seed` writes the files that hold them. */
export interface DayTradition {
  readonly tradition: string
  /** As in the catalogue: for the script that runs before the app. */
  readonly hue: number
  /** When it comes before all others, and otherwise not at all. */
  readonly season?: Season
  readonly prayers: readonly DayPrayer[]
}

export interface ChosenPrayer extends DayPrayer, Pick<DayTradition, 'tradition' | 'hue'> {}

const DAY = 86_400_000

function isIn({ from, to, weekday }: Season, date: Date): boolean {
  const day = (date.getMonth() + 1) * 100 + date.getDate()
  return day >= from && day <= to && (weekday ?? date.getDay()) === date.getDay()
}

/**
 * The prayer of a calendar day, the same for everybody who has these traditions: each takes its turn, and each time
 * with its next prayer. What is to be left out gives way to the following day's. Null when nothing is left.
 *
 * `public/first-paint.js` does the same before the app has come.
 */
export function prayerOfTheDay(
  date: Date,
  traditions: readonly DayTradition[],
  leftOut: { has: (id: string) => boolean },
): ChosenPrayer | null {
  const inSeason = traditions.filter(({ season }) => season && isIn(season, date))
  const always = traditions.filter(({ season }) => !season)
  const turns = [inSeason, always, traditions].find(({ length }) => length > 0) ?? []
  const prayers = Math.max(0, ...turns.map((each) => each.prayers.length))
  const today = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
  for (let day = today; day < today + turns.length * prayers; day++) {
    const turn = turns[day % turns.length]
    const prayer = turn?.prayers[Math.floor(day / turns.length) % turn.prayers.length]
    if (turn && prayer && !leftOut.has(prayer.id))
      return { ...prayer, tradition: turn.tradition, hue: turn.hue }
  }
  return null
}
