import { createHash } from 'node:crypto'
import { SCENE_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { toSlug } from '@/catalogue/slug'
import { composePrayer } from '@/engine/compose-prayer'
import type { ComposedPrayer, PrayerChoices } from '@/engine/prayer'
import { readVoice } from '@/engine/build/read-voice'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { createStream, hashText, shuffled } from '@/engine/random'

/** Prayers of each voice in the library that a newcomer finds. */
export const PRAYERS_PER_VOICE = 12

/** The library never has fewer, however few voices are written. */
const FEWEST_PRAYERS = 60

const MINUTES_OF_A_YEAR = 365 * 24 * 60
const YOUNGEST_MINUTES = 95

/** What people bring: a third of the library is written for one of these. */
const CONTEXTS = [
  'my mother is in hospital',
  'first day at my new job tomorrow',
  'I cannot sleep',
  'our baby was born this week',
  'my father died',
  'exam tomorrow',
  'my friend has cancer',
  'I quarrelled with my brother',
  'we are moving house',
  'my daughter is getting married',
  'waiting for test results',
  'I lost my job',
  'my grandmother has dementia',
  'lonely',
  'thankful that my son is well again',
  'a hard decision',
  'flying home on Friday',
]

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

function placeOf(voice: number, turn: number): Pick<PrayerChoices, 'category' | 'familyMember'> {
  // Of six prayers three have a scene, two a sub-category, one a family member.
  const step = voice * 5 + turn
  if (turn % 6 === 5) {
    return {
      category: 'Family',
      familyMember: FAMILY_MEMBERS[step % FAMILY_MEMBERS.length] ?? 'Mother',
    }
  }
  if (turn % 3 === 1)
    return { category: SUB_CATEGORIES[(step * 3) % (SUB_CATEGORIES.length - 1)] ?? 'Peace' }
  return { category: SCENE_CATEGORIES[step % SCENE_CATEGORIES.length] ?? 'Morning Prayer' }
}

/** Every prayer of the library, newest first: fixed choices, fixed variants, ages spread over a year. */
export async function composeLibrary(): Promise<LibraryPrayer[]> {
  const voices = await Promise.all(
    VOICE_NAMES.map(async (name) => ({ name, voice: readVoice(name) })),
  )
  const perVoice = Math.max(PRAYERS_PER_VOICE, Math.ceil(FEWEST_PRAYERS / voices.length))
  const prayers = voices.flatMap(({ name, voice }, number) =>
    Array.from({ length: perVoice }, (_, turn) => {
      const type = PRAYER_TYPES[(number * 7 + turn * 5) % PRAYER_TYPES.length] ?? 'Peace'
      const hasContext = turn % 3 === 0
      const context = hasContext ? (CONTEXTS[(number * 5 + turn) % CONTEXTS.length] ?? '') : ''
      const choices = { tradition: name, type, context, ...placeOf(number, turn) }
      return { key: `${toSlug(name)} ${turn}`, prayer: composePrayer(voice, choices, turn) }
    }),
  )
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
