import { STORED_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { composePrayer } from '@/engine/compose-prayer'
import type { ComposedPrayer } from '@/engine/prayer'
import { readVoice } from '@/engine/build/read-voice'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { shuffled } from '@/engine/random'
import type { Chance } from './chance'

/** A few contexts as people write them: they add words to the tags and may turn the text. */
const CONTEXTS = ['', '', '', 'surgery this week', 'a new job', 'my grandmother is ill', 'exams']

/**
 * Composes prayers by all voices, few choices often and most seldom, as people choose.
 * @returns prayers of which no two have the same choices and variant.
 */
export async function composeTexts(chance: Chance, amount: number): Promise<ComposedPrayer[]> {
  const voices = await Promise.all(
    shuffled(VOICE_NAMES, 11).map(async (name) => ({ name, pack: readVoice(name) })),
  )
  const categories = shuffled(STORED_CATEGORIES, 12)
  const types = shuffled(PRAYER_TYPES, 13)
  return Array.from({ length: amount }, (_, variant) => {
    // Every voice speaks at least now and then.
    const voice =
      voices[variant % 4 === 0 ? chance.below(voices.length) : chance.rank(voices.length)]
    const type = types[chance.rank(types.length)]
    const category = categories[chance.rank(categories.length)]
    if (!voice || !type || !category) throw new Error('The catalogue is empty.')
    const context = CONTEXTS[chance.below(CONTEXTS.length)] ?? ''
    const choices = { tradition: voice.name, type, category, context }
    return composePrayer(voice.pack, choices, chance.below(2 ** 30))
  })
}
