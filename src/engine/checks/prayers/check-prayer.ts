import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import type { ComposedText } from '../../composer/compose-passages'
import { findRepeatedRun } from '../../composer/repeated-run'
import { personFor } from '../../composer/scene'
import { isFormula } from '../../composer/steps'
import { GRIEF, QUIET } from '../../passages/keys'
import type { Pack } from '../../passages/documents'
import { WORD_BANDS } from '../../passages/word-bands'
import { OCCASIONS } from '../../intention/occasions'
import { PERSONS } from '../../intention/persons'
import type { Intention } from '../../intention/intention'
import { normalise } from '../../words'
import { failure, type Finding } from '../finding'
import type { Rule } from '../rules'
import { readingLevel } from '../reading-level'
import { checkAgreement, checkForm } from '../sentence-form'

/** Highest reading grade of one text. */
const HIGHEST_GRADE: Readonly<Record<Pack['band'], number>> = { full: 9, brief: 9, child: 4 }

/** A sentence of at most so many words may come back, as in a litany (“Lord, have mercy.”). */
const REFRAIN_WORDS = 4

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’]?)\s+/)
}

function relationWord(pack: Pack, intention: Intention): string | null {
  const [main] = intention.occasions
  const who = personFor(pack, main?.who ?? null)
  if (!main || !who || who === 'me' || who === 'us' || who === 'named') return null
  if (OCCASIONS[main.occasion] === 'none') return null
  return PERSONS[who].phrase.split(' ').at(-1) ?? null
}

/** Words of the passages that type or occasion chose: everything but call and closing. */
function shareOfNeed({ pieces, words }: ComposedText): number {
  const general = pieces.filter(({ step }) => isFormula(step) || step.startsWith('call'))
  return 1 - general.reduce((total, piece) => total + piece.words.length, 0) / words
}

/** The program checks of one prayer (docs/content-rules.md). */
export function checkPrayer(
  where: string,
  texts: Readonly<Record<PrayerLength, ComposedText>>,
  pack: Pack,
  intention: Intention,
): Finding[] {
  return PRAYER_LENGTHS.flatMap((length) =>
    checkText(`${where} ${length}`, texts[length], length, pack, intention),
  )
}

function checkText(
  where: string,
  composed: ComposedText,
  length: PrayerLength,
  pack: Pack,
  intention: Intention,
): Finding[] {
  const { text, words, pieces } = composed
  const found: Finding[] = []
  const fail = (rule: Rule, reason: string, shown = text) =>
    found.push(failure(rule, where, reason, shown))
  const [fewest, most] = WORD_BANDS[pack.band][length]
  if (words < fewest || words > most)
    fail('band', `${words} words (${fewest}–${most}): ${pieces.map(({ step }) => step).join(' ')}`)
  found.push(...text.split('\n\n').flatMap((paragraph) => checkForm(where, paragraph)))
  found.push(...checkAgreement(where, text))

  const sentences = sentencesOf(text).map(normalise)
  const twice = sentences.find(
    (sentence, index) =>
      sentences.indexOf(sentence) !== index && sentence.split(' ').length > REFRAIN_WORDS,
  )
  const formulas = pieces
    .filter(({ step }) => isFormula(step))
    .map((piece) => normalise(piece.text))
  if (twice && !formulas.some((formula) => formula.includes(twice)))
    fail('repeats', 'a sentence twice', twice)
  const run = findRepeatedRun(pieces)
  if (run) fail('repeats', 'five words in a row twice', run)

  const main = intention.occasions[0]?.occasion
  const relation = relationWord(pack, intention)
  const naming = pieces.findIndex(({ step }) => /^(?:naming|told|whole)/.test(step))
  // What a tradition says before and behind the call does not count: it is part of how it begins.
  const calls = pieces.slice(0, naming).filter(({ step }) => !isFormula(step))
  const before = calls.flatMap((piece) => sentencesOf(piece.text))
  if (naming === -1 || before.length > 2)
    fail('named late', `${before.length} sentences before the naming`)
  if (relation && main !== 'self-harm' && main !== 'abuse') {
    const said = new RegExp(`(?<!\\p{L})${relation}(?!\\p{L})`, 'giu')
    const hits = [...text.matchAll(said)].map(({ index }) => index)
    if (hits.length === 0) fail('unnamed', `“${relation}” is never said`)
    else if (
      length !== 'short' &&
      !hits.some((index) => index > text.length / 2) &&
      !hasPronounLate(text)
    )
      fail('unnamed', `neither “${relation}” nor a pronoun stands in the second half`)
  }
  // The shortest prayers of a tradition with a long call and closing come down to two fifths.
  if (shareOfNeed(composed) < (length === 'short' ? 0.4 : 0.5))
    fail('need', 'less than half speaks of the need')
  const grade = readingLevel(text)
  if (grade > HIGHEST_GRADE[pack.band])
    fail('reading', `grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE[pack.band]}`)
  if (main && QUIET.includes(main) && /widening/.test(pieces.map(({ id }) => id).join(' ')))
    fail('guard', 'somebody else is brought in where a person is in danger')
  const call = pieces.find(({ step }) => !isFormula(step))
  if (main && GRIEF.includes(main) && !/comfort|\/told\//.test(call?.id ?? ''))
    fail('guard', 'grief does not begin with the call of comfort')
  return found
}

function hasPronounLate(text: string): boolean {
  return /(?<!\p{L})(?:she|her|hers|he|him|his|they|them|their)(?!\p{L})/iu.test(
    text.slice(text.length / 2),
  )
}
