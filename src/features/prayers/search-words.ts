import type { PrayerLength } from '@/catalogue/product'
import { shownLengths, textOf, type Prayer } from './prayer'

/** As much of a search as the database reads. */
const MOST_CHARACTERS = 200
const MOST_WORDS = 12

/** Letters that no accent distinguishes from plain ones; the database knows the same. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '\u2010': '-',
  '\u2011': '-',
  '–': '-',
  '—': '-',
}

function foldCharacter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return PLAIN[bare] ?? bare
}

/** A part of a text by the places of its first character and of the one after its last. */
export interface Match {
  readonly start: number
  readonly end: number
}

/** The text without case and accents, and for each of its characters the part of the original it stands for. */
function foldWithPlaces(text: string): { folded: string; places: Match[] } {
  let folded = ''
  const places: Match[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const plain = foldCharacter(character)
    const before = places.at(-1)
    // An accent that stands by itself belongs to the letter before it.
    if (plain === '' && before) places[places.length - 1] = { start: before.start, end }
    for (let unit = 0; unit < plain.length; unit++) places.push({ start, end })
    folded += plain
    start = end
  }
  return { folded, places }
}

/** The words of a search, each once, the longest first. */
export function searchWords(search: string): string[] {
  const { folded } = foldWithPlaces(search.trim().slice(0, MOST_CHARACTERS))
  const words = new Set(folded.split(/\s+/).filter((word) => word !== ''))
  return [...words].slice(0, MOST_WORDS).toSorted((a, b) => b.length - a.length)
}

/** Where the words occur in a text, in order; what overlaps or touches is one part. */
export function findMatches(text: string, words: readonly string[]): Match[] {
  const { folded, places } = foldWithPlaces(text)
  const found: Match[] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const first = places[at]
      const last = places[at + word.length - 1]
      if (first && last) found.push({ start: first.start, end: last.end })
    }
  }
  const merged: Match[] = []
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
