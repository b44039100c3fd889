import { SCENE_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES, type PrayerType } from '@/catalogue/prayer-types'
import { hearAll } from '@/engine/classifier/hear-closely'
import type { PrayerChoices } from '@/engine/prayer'
import { INTENTIONS, INTENTIONS_OF_CHILDREN } from './library-intentions'

/** Prayers of each voice; every third is made for an intention. */
export const PRAYERS_PER_VOICE = 15
const INTENTIONS_PER_VOICE = PRAYERS_PER_VOICE / 3
/** Has no divisor in common with the number of intentions, so that all take their turn. */
const INTENTION_STEP = 11

type Place = Pick<PrayerChoices, 'category' | 'familyMember'>

const PLACES: readonly Place[] = [
  ...SCENE_CATEGORIES.map((category) => ({ category })),
  ...SUB_CATEGORIES.filter((category) => category !== 'Family').map((category) => ({ category })),
  ...FAMILY_MEMBERS.map((familyMember) => ({ category: 'Family', familyMember })),
]

const keyOf = ({ category, familyMember }: Place) => familyMember ?? category

/** Counts what was used, and gives the least used that may be taken; of equals the first. */
class EvenUse {
  readonly #uses = new Map<string, number>()

  note(key: string): void {
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1)
  }

  least<Choice>(choices: readonly Choice[], keyOfChoice: (choice: Choice) => string): Choice {
    const uses = (choice: Choice) => this.#uses.get(keyOfChoice(choice)) ?? 0
    const best = choices.reduce((so, choice) => (uses(choice) < uses(so) ? choice : so))
    this.note(keyOfChoice(best))
    return best
  }
}

/** Five intentions for each voice, in turn, each of another occasion: passages for an occasion are few. */
function intentionsOf(voice: number, name: string) {
  const all = name === 'Children' ? INTENTIONS_OF_CHILDREN : INTENTIONS
  const start = voice * INTENTIONS_PER_VOICE
  const inTurn = all.flatMap((_, turn) => {
    const step = start + turn
    const taken = all[(step * INTENTION_STEP) % all.length]
    return taken ? [{ ...taken, round: Math.floor(step / all.length) }] : []
  })
  const heard = inTurn.map(({ context }) => hearAll(context).occasions[0]?.occasion)
  return inTurn.filter((_, at) => heard.indexOf(heard[at]) === at).slice(0, INTENTIONS_PER_VOICE)
}

/**
 * What the prayers of the library are composed for, voice by voice: types and places as evenly as the intentions allow,
 * no type twice in one voice.
 */
export function chooseForLibrary(names: readonly string[]): readonly PrayerChoices[][] {
  const types = new EvenUse()
  const places = new EvenUse()
  return names.map((tradition, voice) => {
    const made = intentionsOf(voice, tradition)
    const taken = new Set<PrayerType>()
    const intended = made.map(({ context, category, types: fitting, round }): PrayerChoices => {
      const free = fitting.filter((type) => !taken.has(type))
      const type = free[round % Math.max(free.length, 1)] ?? types.least(fitting, (each) => each)
      taken.add(type)
      types.note(type)
      places.note(category)
      return { tradition, type, category, context }
    })
    const others = Array.from({ length: PRAYERS_PER_VOICE - made.length }, (): PrayerChoices => {
      const free = PRAYER_TYPES.filter((type) => !taken.has(type))
      const type = types.least(free, (each) => each)
      taken.add(type)
      // “Peace Prayer for Peace” says the same twice.
      const fitting = PLACES.filter((place) => keyOf(place) !== type)
      return { tradition, type, ...places.least(fitting, keyOf) }
    })
    return [...intended, ...others]
  })
}
