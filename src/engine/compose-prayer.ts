import { PRODUCT_NAME, SOURCE_LABEL, type PrayerLength } from '@/catalogue/product'
import type { ComposedPrayer, PrayerChoices } from './prayer'
import { checkChoices } from './checked-choices'
import { composePassages, type ComposedText } from './composer/compose-passages'
import type { SaidPart } from './composer/lay-out'
import { hear } from './intention/hear'
import type { HeardOccasion } from './intention/intention'
import type { Voice } from './passages/documents'
import { QUIET } from './passages/keys'
import { hexOf } from './random'
import { composeTags } from './tags'
import { composeTitle } from './title'

/** Part of every seed: a new number means that old seeds give other prayers. */
const ENGINE_VERSION = 2

/** How people speak to God, or of him. */
const GOD = /\b(?:god|lord|jesus|allah)\b/i

const isOfSpeaker = ({ occasion, who }: HeardOccasion): boolean =>
  occasion === 'someone' && (who === 'me' || who === 'us')

/** A prayer, and its words part by part. */
export interface PrayerInParts {
  readonly prayer: ComposedPrayer
  readonly parts: Readonly<Record<PrayerLength, readonly SaidPart[]>>
}

/**
 * Composes a prayer in three lengths. Pure: the same voice, choices and variant give the same bytes everywhere. What was
 * heard in the context is not part of the seed: correcting it keeps every other choice.
 * Throws ‘Tradition is required’, ‘Category is required’ or ‘Type is required’.
 */
export function composePrayer(
  voice: Voice,
  choices: PrayerChoices,
  variant: number,
): ComposedPrayer {
  return composeInParts(voice, choices, variant).prayer
}

/** The same prayer, with what each of its parts says: so that prayers of several traditions can stand side by side. */
export function composeInParts(
  voice: Voice,
  choices: PrayerChoices,
  variant: number,
): PrayerInParts {
  const { tradition, category, type, member } = checkChoices(choices)
  const base = [ENGINE_VERSION, tradition, type.toLowerCase(), category, member ?? ''].join('|')
  const context = choices.context ?? ''
  const closely = context === '' ? null : voice.context
  const { intention, kind } = closely?.hearClosely(context, choices.intention) ?? {
    intention: choices.intention ?? hear(context),
    kind: null,
  }
  const isQuiet = intention.occasions.some(({ occasion }) => QUIET.includes(occasion))
  const isPrivate = choices.isPrivate ?? false
  const own = voice.context?.ownWords(voice.pack, context, intention, isPrivate)
  // “It is about me this time” says less than what is asked.
  const isOnlyAsked = own?.asked && !own.restated && intention.occasions.every(isOfSpeaker)
  const { short, medium, long } = composePassages({
    voice,
    choices,
    intention: isOnlyAsked ? { ...intention, occasions: [] } : intention,
    restated: own?.restated ?? null,
    asked: own?.asked ?? null,
    kind: kind?.kind ?? null,
    name: isPrivate ? intention.name : null,
    seed: base,
    variant,
    speaksToGod: GOD.test(context),
  })
  const seed = hexOf(`${base}|${variant}`)
  const idsOf = ({ pieces }: ComposedText) => pieces.map(({ id }) => id)
  const prayer: ComposedPrayer = {
    title: composeTitle({ tradition, category, type }, voice.pack.mode === 'aspiring', seed),
    shortText: short.text,
    mediumText: medium.text,
    longText: long.text,
    tradition,
    category,
    type: `${category} Prayer`,
    // What someone writes of their own harm never becomes a public label.
    tags: composeTags(
      { type, category, tradition, member },
      choices,
      isQuiet ? null : voice.isCommonWord,
    ),
    author: PRODUCT_NAME,
    source: SOURCE_LABEL,
    seed,
    variant,
    passages: { short: idsOf(short), medium: idsOf(medium), long: idsOf(long) },
    intention,
    notice: isQuiet ? 'self-harm' : null,
  }
  const parts = { short: short.parts, medium: medium.parts, long: long.parts }
  return { prayer, parts }
}
