import { toSlug } from '@/catalogue/slug'
import { TRADITIONS } from '@/catalogue/traditions'
import type { LibraryPrayer } from './library-prayers'

/** What src/features/prayers/day reads: the prayers of the library that may be the prayer of a day. */
interface DayPrayer {
  id: string
  title: string
  opening: string
  rest: string
}

interface DayTradition {
  tradition: string
  hue: number
  season?: { from: number; to: number; weekday?: number }
  prayers: DayPrayer[]
}

/** Where the files stand. */
export const DAY_FOLDER = new URL('../../src/features/prayers/day/', import.meta.url)

/** How many of each tradition stand in the document of the home page, whose size they are. */
const IN_DOCUMENT = 2

/** Has no divisor in common with the number of traditions, so that all take their turn and neighbours are unlike. */
const TRADITION_STEP = 11

/** Traditions that are days of the year: month × 100 + day. Thanksgiving is the fourth Thursday of November. */
const SEASONS: Readonly<Record<string, DayTradition['season']>> = {
  Christmas: { from: 1224, to: 1226 },
  Thanksgiving: { from: 1122, to: 1128, weekday: 4 },
}

function toDayPrayer({ id, prayer: { title, shortText } }: LibraryPrayer): DayPrayer {
  const [opening] = /^.*?[.!?]['’”]?(?=\s|$)/s.exec(shortText) ?? [shortText]
  return { id, title, opening, rest: shortText.slice(opening.length).trim() }
}

/** What somebody else lived through is no prayer for everybody. */
function isForEverybody({ prayer: { intention } }: LibraryPrayer): boolean {
  return !intention.isRestated && intention.occasions.length === 0
}

/** The prayers of every tradition, the traditions in the order in which they take their turn. */
function dayTraditions(library: readonly LibraryPrayer[]): DayTradition[] {
  const open = library.filter(isForEverybody)
  return TRADITIONS.map((_, turn): DayTradition => {
    const { name = '', hue = 0 } = TRADITIONS[(turn * TRADITION_STEP) % TRADITIONS.length] ?? {}
    const season = SEASONS[name]
    return {
      tradition: name,
      hue,
      ...(season && { season }),
      prayers: open.filter(({ prayer }) => prayer.tradition === name).map(toDayPrayer),
    }
  })
}

/** The files of src/features/prayers/day: one for everybody, and one for each tradition that a reader may follow. */
export function writeDayFiles(library: readonly LibraryPrayer[]): Map<string, string> {
  const traditions = dayTraditions(library)
  const everyone = traditions.map((each) => ({
    ...each,
    prayers: each.prayers.slice(0, IN_DOCUMENT),
  }))
  const toText = (content: object) => `${JSON.stringify(content, null, 2)}\n`
  return new Map([
    ['everyone.json', toText(everyone)],
    ...traditions.map((each) => [`library/${toSlug(each.tradition)}.json`, toText(each)] as const),
  ])
}
