import type { HeardDetail } from './details'
import type { OccasionKey } from './occasions'
import type { PersonKey, Pronoun } from './persons'

/** Times that a prayer may name. */
export const TIMES = [
  'today',
  'tonight',
  'this-morning',
  'tomorrow',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'this-week',
  'this-weekend',
  'next-week',
  'next-month',
  'for-weeks',
  'for-months',
  'for-years',
] as const

export type TimeKey = (typeof TIMES)[number]

/** Whether what was written lies before the person, is going on, or is over. */
export type Tense = 'ahead' | 'now' | 'past'

/** One occasion and whom it befalls; null where the words do not tell. */
export interface HeardOccasion {
  readonly occasion: OccasionKey
  readonly who: PersonKey | null
}

/** What a context says, as far as it was understood: nothing of its wording is kept but a name. */
export interface Intention {
  /** At most two, the weightiest first; empty where nothing was understood. A person alone is the occasion `someone`. */
  readonly occasions: readonly HeardOccasion[]
  /** A given name written beside the person (“my friend Ruth”, “for Ruth”); said only in private prayers. */
  readonly name: string | null
  readonly when: TimeKey | null
  readonly tense: Tense | null
  /** Details that the prayer may say behind the naming; at most two. */
  readonly details?: readonly HeardDetail[]
  /** Whether the person's own words, put in order, may name the need; not after what was heard was corrected. */
  readonly isRestated?: boolean
  /** How the first person is spoken of, where the words say more than the relation does. */
  readonly pronoun?: Pronoun
  /** Somebody is wished harm: the prayer is for peace or mercy. */
  readonly harmWish: boolean
}

/** A context in which nothing was understood. */
export const NO_INTENTION: Intention = {
  occasions: [],
  name: null,
  when: null,
  tense: null,
  harmWish: false,
}
