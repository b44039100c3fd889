import { composePassagePrayer } from './compose-passage-prayer'
import type { Voice } from './pack'
import type { PassageVoice } from './passages/documents'
import type { ComposedPrayer, PrayerChoices } from './prayer'

/**
 * Composes a prayer in three lengths. Pure: the same voice, choices and variant give the same bytes
 * everywhere. Throws ‘Tradition is required’, ‘Category is required’ or ‘Type is required’.
 */
export function composePrayer(
  voice: Voice | PassageVoice,
  choices: PrayerChoices,
  variant: number,
): ComposedPrayer {
  return 'kind' in voice
    ? composePassagePrayer(voice, choices, variant)
    : voice.compose(voice, choices, variant)
}
