import { foldText, foldWithPlaces, type Span } from '@/catalogue/fold-text'
import type { PrayerLength } from '@/catalogue/product'
import { termOf } from '@/catalogue/word-forms'
import { shownLengths, textOf, type Prayer } from '../prayer'

/** As much of a search as the database reads. */
const MOST_CHARACTERS = 200
const MOST_WORDS = 12

const ASKS_FOR_PRAYER = /^(?:pray(?:s|ed|ing|ers?)?)$/
/** They join the word for a prayer to what it is for. */
const JOINING = /^(?:an?|the|of|for|to|in|my|our|please)$/

/** Without words that only ask for a prayer, where another says of what: private.read_query leaves the same ones out. */
function withoutAsking(words: readonly string[]): readonly string[] {
  const isAround = (word: string) => ASKS_FOR_PRAYER.test(word) || JOINING.test(word)
  const others = words.filter((word) => !isAround(word))
  return others.length > 0 && words.some((word) => ASKS_FOR_PRAYER.test(word)) ? others : words
}

/** Of a word with hyphens the database may look for the parts: private.parts_of. */
const withParts = (word: string) => [word, ...word.split('-').filter(Boolean)]

/** The words that a search looks for, each once, the longest first. */
export function searchWords(search: string): string[] {
  const read = Array.from(search.trim().slice(0, 2 * MOST_CHARACTERS)).slice(0, MOST_CHARACTERS)
  const words = [...new Set(foldText(read.join('')).split(' ').filter(Boolean))]
  const wanted = withoutAsking(words.slice(0, MOST_WORDS))
    .flatMap(withParts)
    .flatMap((word) => [word, termOf(word)])
  return [...new Set(wanted)].toSorted((a, b) => b.length - a.length)
}

/** Where the words occur in a text, in order; what overlaps or touches is one part. */
export function findMatches(text: string, words: readonly string[]): Span[] {
  const { folded, places } = foldWithPlaces(text)
  const found: Span[] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const first = places[at]
      const last = places[at + word.length - 1]
      if (first && last) found.push({ start: first.start, end: last.end })
    }
  }
  const merged: Span[] = []
  for (const match of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = merged.at(-1)
    if (before && match.start <= before.end)
      merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, match.end) }
    else merged.push(match)
  }
  return merged
}

/** The length in whose text a word comes first, so that three lines are likely to show it; undefined when in none. */
export function lengthOfFirstMatch(
  prayer: Prayer,
  words: readonly string[],
): PrayerLength | undefined {
  const starts = shownLengths(prayer).flatMap((length) => {
    const [first] = findMatches(textOf(prayer, length), words)
    return first ? [{ length, start: first.start }] : []
  })
  return starts.toSorted((a, b) => a.start - b.start)[0]?.length
}

/** A first match that begins later, in characters, is not likely to stand in the first three lines. */
const IN_VIEW = 110

/** The text from the sentence of the first match on, when that lies too deep to be seen; else the text as it is. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = findMatches(text, words)
  if (!first || first.start < IN_VIEW) return text
  const before = text.slice(0, first.start)
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end)))
  return `… ${text.slice(sentence + 1).trimStart()}`
}
