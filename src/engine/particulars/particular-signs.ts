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
  /** Not answered where this stands anywhere in the context; written as `heard` is. */
  readonly unless?: string
}

export type SignsByParticular = Readonly<Record<string, ParticularSigns>>
