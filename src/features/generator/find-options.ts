import { findByWords } from '@/catalogue/find-by-words'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITION_GROUPS } from '@/catalogue/tradition-groups'
import { findTradition } from '@/catalogue/traditions'
import { wordsOfTradition } from '@/catalogue/words/tradition-words'
import { wordsOfType } from '@/catalogue/words/type-words'
import type { OptionGroup } from '@/components/ui/option-list'

/** The two voices that are no tradition have no entry among the words of search. */
const OTHER_VOICES: Readonly<Record<string, string>> = {
  Children: 'kids, child, toddler, bedtime, Sunday school',
  Agnostic: 'atheist, secular, humanist, not religious, no religion, freethinker',
}

const GROUPS = TRADITION_GROUPS.map(({ label, members }) => ({
  label,
  voices: members.map((value) => {
    const ownSpelling = findTradition(value)?.ownSpelling
    return {
      value,
      ownSpelling,
      name: `${value} ${ownSpelling ?? ''}`,
      words: wordsOfTradition(value) ?? OTHER_VOICES[value],
    }
  }),
}))

/**
 * The voices that a query names or has a word of (“muslim”, “dua”), in their groups. The group with what is called so
 * comes first.
 */
export function findTraditions(query: string): OptionGroup[] {
  const found = GROUPS.map(({ label, voices }) => ({ label, matches: findByWords(voices, query) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => Number(isByWord(one)) - Number(isByWord(other)))
  return found.map(({ label, matches }) => ({
    label,
    options: matches.map(({ entry: { value, ownSpelling }, by }) => ({
      value,
      label: value,
      hint: by ?? ownSpelling,
    })),
  }))
}

const isByWord = ({ matches }: { matches: readonly { by: string | null }[] }) =>
  matches[0]?.by !== null

const TYPES = PRAYER_TYPES.map((type) => ({ name: type, words: wordsOfType(type) }))

/** The types that a query names or is an everyday word for (“exam”, “scared”). */
export function findTypes(query: string): OptionGroup[] {
  const options = findByWords(TYPES, query).map(({ entry: { name }, by }) => ({
    value: name.toLowerCase(),
    label: name,
    hint: by ?? undefined,
  }))
  return options.length > 0 ? [{ options }] : []
}
