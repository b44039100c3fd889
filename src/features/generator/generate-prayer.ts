import { composePrayer } from '@/engine/compose-prayer'
import type { PrayerChoices } from '@/engine/prayer'
import { FIRST } from '@/engine/composer/compose-passages'
import { hear } from '@/engine/intention/hear'
import { loadVoice } from '@/engine/packs/load-voice'
import type { Intention } from '@/engine/intention/intention'
import { withFileTimeout } from '@/lib/lazy-component'
import type { MadePrayer } from './made-prayer'

/** Composed prayers begin in a range this wide, so that two people with the same choices hardly ever get the same. */
const FIRST_VARIANTS = 1_000_000

function isSameRequest(a: PrayerChoices, b: PrayerChoices): boolean {
  return (
    a.tradition === b.tradition &&
    a.type === b.type &&
    a.category === b.category &&
    a.familyMember === b.familyMember &&
    a.context === b.context
  )
}

/**
 * The variant to say next. For choices that are new on this device the prayer that was written whole for them, or for what
 * was told, where there is one. Else, and behind it, a random one; then always one past the newest that this device made
 * from the same choices, so that asking again never repeats.
 */
export function nextVariant(
  choices: PrayerChoices,
  made: readonly MadePrayer[],
  isWrittenWhole: boolean,
  random: () => number = Math.random,
): number {
  const last = made.find((kept) => isSameRequest(kept.choices, choices))
  if (last && last.prayer.variant !== FIRST) return last.prayer.variant + 1
  return !last && isWrittenWhole ? FIRST : 1 + Math.floor(random() * FIRST_VARIANTS)
}

interface MakeOptions extends Pick<MadePrayer, 'isPrivate' | 'makerId'> {
  /** Names the prayer on the device. */
  readonly key: string
}

/** A prayer that sits by itself until it joins the variants before it. */
export function beginSitting(
  made: Pick<MadePrayer, 'prayer' | 'choices'> & MakeOptions,
): MadePrayer {
  const { key } = made
  return { ...made, sitting: key, rowKey: key, isKept: false, saving: 'waiting', savedId: null }
}

const loadVoiceFor = (choices: PrayerChoices, intention: Intention) =>
  withFileTimeout(loadVoice(choices.tradition, intention, choices))

/** Loads the tradition's voice and composes. Rejects when the voice cannot be loaded or the engine throws. */
export async function generatePrayer(
  choices: PrayerChoices,
  made: readonly MadePrayer[],
  options: MakeOptions,
): Promise<MadePrayer> {
  const intention = choices.intention ?? hear(choices.context ?? '')
  const voice = await loadVoiceFor(choices, intention)
  const request = { ...choices, intention, isPrivate: options.isPrivate }
  const isWrittenWhole =
    (voice.context
      ? voice.context.wholes?.isWrittenForTold(voice, choices, intention)
      : voice.wholes?.isWrittenFor(voice, choices)) ?? false
  const prayer = composePrayer(voice, request, nextVariant(choices, made, isWrittenWhole))
  return beginSitting({ prayer, choices, ...options })
}

/**
 * A variant for what the person says was meant: choices, variant and seed stay, so that only what was heard changes.
 * Rejects when the voice cannot be loaded.
 */
export async function correctPrayer(
  made: MadePrayer,
  intention: Intention,
  options: MakeOptions,
): Promise<MadePrayer> {
  const choices = { ...made.choices, intention }
  const voice = await loadVoiceFor(choices, intention)
  const request = { ...choices, isPrivate: options.isPrivate }
  const prayer = composePrayer(voice, request, made.prayer.variant)
  return beginSitting({ prayer, choices, ...options })
}
