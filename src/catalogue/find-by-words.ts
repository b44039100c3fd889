import { foldText } from './fold-text'
import { isNamed } from './is-named'

/** Something that is found by what it is called, and by words that belong to it. */
export interface Findable {
  /** What it is called, in all spellings. */
  readonly name: string
  /** Further words for it, phrases parted by commas. */
  readonly words?: string | undefined
}

export interface Found<Entry extends Findable> {
  readonly entry: Entry
  /** The phrase that it was found by; null where its name says it. */
  readonly by: string | null
}

/** Those that a query names, in their order; then those with it as a phrase, with one that it begins, with one that holds it. */
export function findByWords<Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
): Found<Entry>[] {
  const isAll = query.trim() === ''
  const found = entries.flatMap((entry): (Found<Entry> & { rank: number })[] => {
    if (isAll || isNamed(entry.name, query)) return [{ entry, by: null, rank: 0 }]
    const phrases = entry.words?.split(', ').filter((phrase) => isNamed(phrase, query)) ?? []
    const whole = phrases.find((phrase) => foldText(phrase) === foldText(query.trim()))
    const first = phrases.find((phrase) => isNamed(phrase.split(' ')[0] ?? '', query))
    const by = whole ?? first ?? phrases[0]
    const rank = whole === undefined ? (first === undefined ? 3 : 2) : 1
    return by === undefined ? [] : [{ entry, by, rank }]
  })
  // Stable: among equals the order is that of the entries.
  return found.toSorted((one, other) => one.rank - other.rank)
}
