import type { OccasionKey } from '../intention/occasions'
import type { OccasionGroup } from '../passages/keys'

/** Where nothing was heard but whom the prayer is for. */
export const NOTHING_HEARD = 'none'

/** How one particular is told: a word or a turn of phrase that a petition of its own answers. */
export interface ParticularSigns {
  /**
   * A pattern of words in small letters: `*` is the rest of a word, a blank any run of blanks, `@kin` “my mother”, “our son”:
   * its petition may then say {who} of them.
   */
  readonly heard: string
  /** The occasions, or groups of them, beside which it is answered; beside all of them when left out, but not where nothing was heard. */
  readonly in?: readonly (OccasionKey | OccasionGroup | typeof NOTHING_HEARD)[]
  /** Not answered where this stands anywhere in the context; written as `heard` is, and may name what several share: `@death`. */
  readonly unless?: string
}

export type SignsByParticular = Readonly<Record<string, ParticularSigns>>

/** Groups of occasions; `none` where nothing was heard, `several` beside more than one of them. Each is a file. */
export const PARTICULAR_GROUPS = [
  'body',
  'mind',
  'grief',
  'bond',
  'threshold',
  'work',
  'danger',
  'joy',
  'none',
  'several',
] as const

export type ParticularGroup = (typeof PARTICULAR_GROUPS)[number]
