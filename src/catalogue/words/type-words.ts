import type { PrayerType } from '../prayer-types'
import { OCCASION_WORDS, TYPE_WORDS } from './occasion-words'

/** Everything that people call for with a type: its own words, then those of the occasions it is prayed in. */
export function wordsOfType(type: PrayerType): string {
  const occasions = OCCASION_WORDS.filter(([, ...purposes]) => purposes.includes(type))
  return [TYPE_WORDS[type], ...occasions.map(([words]) => words)].join(', ')
}
