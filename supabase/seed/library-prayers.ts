import { createHash } from 'node:crypto'
import { toSlug } from '@/catalogue/slug'
import { composePrayer } from '@/engine/compose-prayer'
import type { Voice } from '@/engine/passages/documents'
import type { ComposedPrayer, PrayerChoices } from '@/engine/prayer'
import { readVoice } from '@/engine/build/read-voice'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { createStream, hashText, shuffled } from '@/engine/random'
import { chooseForLibrary } from './library-choices'

const MINUTES_OF_A_YEAR = 365 * 24 * 60
const YOUNGEST_MINUTES = 95

/** So many variants are looked through for petitions that the voice has not said yet. */
const MOST_VARIANTS = 200

export interface LibraryPrayer {
  readonly id: string
  /** How old the prayer is when the library is first loaded. */
  readonly minutesOld: number
  readonly prayer: ComposedPrayer
}

/** A name-based uuid (version 5 layout) of the key, so that the same prayer always has the same id. */
function uuidOf(key: string): string {
  const hex = createHash('sha1').update(`orison library ${key}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** The passages that say what is asked for, in any length. */
function petitionsOf({ passages: { short, medium, long } }: ComposedPrayer): string[] {
  return [...short, ...medium, ...long].filter((id) => /\/petition(?:\/|$)/.test(id))
}

/**
 * The first variant whose petitions the voice has not said yet.
 * @throws Error where the voice has too few petitions for its choices.
 */
function composeUnheard(voice: Voice, choices: PrayerChoices, said: Set<string>): ComposedPrayer {
  for (let variant = 0; variant < MOST_VARIANTS; variant++) {
    const prayer = composePrayer(voice, choices, variant)
    const petitions = petitionsOf(prayer)
    if (petitions.some((id) => said.has(id))) continue
    for (const id of petitions) said.add(id)
    return prayer
  }
  throw new Error(`Every petition was said already: ${JSON.stringify(choices)}`)
}

/** Every prayer of the library, newest first: fixed choices, fixed variants, ages spread over a year. */
export function composeLibrary(): LibraryPrayer[] {
  const choices = chooseForLibrary(VOICE_NAMES)
  const prayers = VOICE_NAMES.flatMap((name, at) => {
    const voice = readVoice(name)
    const said = new Set<string>()
    return (choices[at] ?? []).map((chosen, turn) => ({
      key: `${toSlug(name)} ${turn}`,
      prayer: composeUnheard(voice, chosen, said),
    }))
  })
  const order = shuffled(prayers, hashText('orison library order'))
  const jitter = createStream(hashText('orison library ages'))
  let minutesOld = YOUNGEST_MINUTES
  return order.map(({ key, prayer }, index) => {
    // Denser towards the present, as a library grows; each at least a minute older than the last.
    const share = (index / order.length) ** 1.5
    const aimed = YOUNGEST_MINUTES + Math.round(share * (MINUTES_OF_A_YEAR - 2000))
    minutesOld = Math.max(minutesOld + 1, aimed + jitter(900))
    return { id: uuidOf(key), minutesOld, prayer }
  })
}
