import type { PrayerLength } from '@/catalogue/product'
import { BANDS } from '../bands'
import type { ComposedText } from '../compose/compose-text'
import type { Band } from '../pack'
import { countWords, normalise, wordsOf } from '../words'
import { failure, warning, type Finding } from './finding'
import { readingLevel } from './reading-level'

/** Least share of different word pairs and triples in one text, measured on real output (see docs/prayer-figures.md). */
export const DISTINCT = {
  pairs: { short: 0.91, medium: 0.9, long: 0.88 },
  triples: 0.95,
} as const

/** Highest reading grade of one text. */
export const HIGHEST_GRADE: Readonly<Record<Band, number>> = { full: 9, brief: 9, child: 3 }

const TYPE_WORD_LIMITS: Readonly<Record<PrayerLength, number>> = { short: 2, medium: 3, long: 4 }

function shareOfDifferent(words: readonly string[], size: number): number {
  const grams: string[] = []
  for (let start = 0; start + size <= words.length; start++) {
    grams.push(words.slice(start, start + size).join(' '))
  }
  return grams.length ? new Set(grams).size / grams.length : 1
}

function longestRun(starts: readonly string[]): number {
  let longest = 0
  let run = 0
  for (const [index, start] of starts.entries()) {
    run = index > 0 && start === starts[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Checks Q6, Q7, Q11, R6 and R7 on one composed text. `type` is the type’s word, such as mercy. */
export function checkText(
  where: string,
  text: ComposedText,
  length: PrayerLength,
  band: Band,
  type: string,
): Finding[] {
  const found: Finding[] = []
  const sentences = text.pieces.flatMap((piece) => piece.sentences)
  const whole = sentences.join(' ')
  const words = countWords(whole)
  const { fewest, most } = BANDS[band][length]
  if (words < fewest || words > most)
    found.push(failure('Q6', where, `${words} words; ${length} has ${fewest}–${most}`, whole))
  if (text.redraws >= 8) found.push(failure('Q6', where, 'the fallback was needed', whole))

  const normalised = sentences.map(normalise)
  const twice = normalised.find((sentence, index) => normalised.indexOf(sentence) !== index)
  if (twice && countWords(twice) > 4) found.push(failure('Q7', where, 'a sentence twice', twice))
  // A closing may echo an opening: both are mostly formulas.
  const body = text.pieces.filter(({ slot }) => slot !== 'closing')
  const lower = wordsOf(
    body
      .flatMap((piece) => piece.sentences)
      .join(' ')
      .toLowerCase(),
  )
  const fives = new Set<string>()
  for (let start = 0; start + 5 <= lower.length; start++) {
    const gram = lower.slice(start, start + 5).join(' ')
    if (fives.has(gram)) found.push(failure('Q7', where, 'five words in a row twice', gram))
    fives.add(gram)
  }
  const pairs = shareOfDifferent(lower, 2)
  if (pairs < DISTINCT.pairs[length])
    found.push(failure('Q7', where, `only ${pairs.toFixed(3)} of the word pairs differ`, whole))
  const triples = shareOfDifferent(lower, 3)
  if (triples < DISTINCT.triples)
    found.push(failure('Q7', where, `only ${triples.toFixed(3)} of the word triples differ`, whole))

  const said = lower.filter((word) => word === type.toLowerCase()).length
  if (said > TYPE_WORD_LIMITS[length])
    found.push(failure('R6', where, `“${type}” ${said} times`, whole))

  const starts = text.pieces.flatMap(({ sentences: own }) =>
    own.map((sentence) => wordsOf(sentence)[0] ?? ''),
  )
  const run = longestRun(starts)
  if (run > 4) found.push(failure('R7', where, `${run} neighbours start alike`, whole))
  else if (run > 3) found.push(warning('R7', where, `${run} neighbours start alike`, whole))

  const grade = readingLevel(whole)
  if (grade > HIGHEST_GRADE[band])
    found.push(
      failure(
        'Q11',
        where,
        `reading grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE[band]}`,
        whole,
      ),
    )
  return found
}
