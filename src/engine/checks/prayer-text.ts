import type { PrayerLength } from '@/catalogue/product'
import { BANDS } from '../bands'
import type { ComposedText } from '../compose/compose-text'
import type { Band } from '../pack'
import { countWords, wordsOf } from '../words'
import { failure, warning, type Finding } from './finding'
import { readingLevel } from './reading-level'

/** Least share of different word pairs and triples in one text, measured on real output (see docs/prayer-figures.md). */
export const DISTINCT = {
  pairs: { short: 0.89, medium: 0.89, long: 0.88 },
  triples: 0.95,
} as const

/** Highest reading grade of one text. */
export const HIGHEST_GRADE: Readonly<Record<Band, number>> = { full: 9, brief: 9, child: 3 }

const TYPE_WORD_LIMITS: Readonly<Record<PrayerLength, number>> = { short: 2, medium: 3, long: 4 }

/** Every run of `size` words as one number; exact while a text has fewer than 1,024 different words. */
function runsOf(words: readonly string[], size: number): number[] {
  const numbers = new Map<string, number>()
  const numbered = words.map((word) => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  })
  const runs: number[] = []
  for (let start = 0; start + size <= words.length; start++) {
    let run = 0
    for (let at = start; at < start + size; at++) run = run * 1024 + (numbered[at] ?? 0)
    runs.push(run)
  }
  return runs
}

function shareOfDifferent(words: readonly string[], size: number): number {
  const runs = runsOf(words, size)
  return runs.length ? new Set(runs).size / runs.length : 1
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

  const twice = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index)
  if (twice && countWords(twice) > 4) found.push(failure('Q7', where, 'a sentence twice', twice))
  // A closing may echo an opening: both are mostly formulas.
  const body = text.pieces.filter(({ slot }) => slot !== 'closing')
  const lower = wordsOf(
    body
      .flatMap((piece) => piece.sentences)
      .join(' ')
      .toLowerCase(),
  )
  const fives = runsOf(lower, 5)
  const again =
    new Set(fives).size < fives.length && fives.findIndex((run, at) => fives.indexOf(run) < at)
  if (again !== false)
    found.push(
      failure('Q7', where, 'five words in a row twice', lower.slice(again, again + 5).join(' ')),
    )
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
