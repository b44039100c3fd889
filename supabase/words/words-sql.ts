import { KNOWN_NAMES } from '@/catalogue/words/known-names'
import { OCCASION_WORDS, TYPE_WORDS, type Purpose } from '@/catalogue/words/occasion-words'
import { ORDINARY_WORDS } from '@/catalogue/words/ordinary-words'
import { TRADITION_WORDS } from '@/catalogue/words/tradition-words'

/** Occasions and cares that all traditions share: their words are ordinary ones, found within others too. */
const THEMES = ['Christmas', 'Rain', 'Sick/Indigent/Impaired', 'Thanksgiving', 'Universal']

/** Shorter words stand within too many others. */
const SHORTEST_PART = 5

/** Phrases that share a label; `OWN_TAG` stands for the tag of each phrase's own name. */
interface Meaning {
  readonly label: string
  readonly phrases: readonly string[]
  readonly isWhole: boolean
}

const OWN_TAG = '#'

/** Phrases parted by commas; those with hyphens in both ways in which people write them. */
function phrasesOf(words: string): string[] {
  return words.split(', ').flatMap((phrase) => {
    const parted = phrase.replaceAll('-', ' ')
    return parted === phrase ? [phrase] : [phrase, parted]
  })
}

const hasShortWord = (phrase: string) =>
  phrase.split(' ').some((word) => word.replace(/\P{L}/gu, '').length < SHORTEST_PART)

function traditionMeanings(): Meaning[] {
  return Object.entries(TRADITION_WORDS).map(([tradition, { names, people, practice }]) => ({
    label: `tradition ${tradition}`,
    phrases: [names, people, practice, KNOWN_NAMES[tradition] ?? []].flat().flatMap(phrasesOf),
    isWhole: !THEMES.includes(tradition),
  }))
}

function meaningsOf(label: string, phrases: readonly string[]): Meaning[] {
  return [true, false]
    .map((isWhole) => ({
      label,
      phrases: phrases.filter((phrase) => hasShortWord(phrase) === isWhole),
      isWhole,
    }))
    .filter((meaning) => meaning.phrases.length > 0)
}

function purposeMeanings(): Meaning[] {
  const rows: (readonly [string, ...Purpose[]])[] = [
    ...Object.entries(TYPE_WORDS).map(([type, words]) => [words, type as Purpose] as const),
    ...OCCASION_WORDS,
  ]
  const purposes = rows.flatMap(([words, ...named]) =>
    named.flatMap((name) => meaningsOf(`category ${name.toLowerCase()}`, phrasesOf(words))),
  )
  // A single word leads to the prayers that carry it as a tag too: they were made for it.
  const tags = rows.flatMap(([words]) => phrasesOf(words)).filter((phrase) => !phrase.includes(' '))
  return [...purposes, ...meaningsOf(OWN_TAG, tags)]
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

const rowOf = ({ label, phrases, isWhole }: Meaning, at: number) =>
  `  (${at}, ${quote(label)}, ${isWhole}, ${quote(phrases.join('|'))})`

/** The catalogue's words as a migration: they take the place of those that were there. */
export function writeWordsSql(): string {
  const rows = [...traditionMeanings(), ...purposeMeanings()].map(rowOf)
  return `-- What the words of the catalogue (src/catalogue/words) mean to a search. Written by \`npm run write:words\`; a test fails when
-- the newest of these migrations is out of date. Do not edit.

delete from private.word_meanings;

insert into private.word_meanings (phrase, labels, is_whole)
select bare, array_agg(label order by first_place), bool_or(is_whole)
from (
  select private.bare_phrase(phrase) as bare, case label when '${OWN_TAG}' then 'category ' || lower(phrase) else label end as label,
    bool_or(is_whole) as is_whole, min(place) as first_place
  from (values
${rows.join(',\n')}
  ) as given (place, label, is_whole, phrases)
  cross join lateral unnest(string_to_array(phrases, '|')) as phrase
  group by 1, 2
) as meant
where bare <> ''
group by bare;

insert into private.word_meanings (phrase)
select private.bare_phrase(word)
from unnest(string_to_array(${quote(ORDINARY_WORDS.trim().replaceAll(/\s+/g, ' '))}, ' ')) as word
on conflict do nothing;

analyze private.word_meanings;
`
}
