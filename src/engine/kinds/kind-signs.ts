import type { OccasionKey } from '../intention/occasions'
import type { PersonKey } from '../intention/persons'

/** How one kind of an occasion is told from the others. */
export interface KindSigns {
  /** The occasions that it narrows; the first where nothing particular was heard. */
  readonly of: readonly OccasionKey[]
  /** Occasions that its words are taken for by mistake: “passed her boards” for a death. */
  readonly insteadOf?: readonly OccasionKey[]
  /** Looked for only where one of these was heard: its words alone could mean something else. */
  readonly isBound?: true
  /** Who is named and not prayed for, as the other side is: the prayer is then for whoever writes. */
  readonly notFor?: readonly PersonKey[]
  /** Patterns of small letters, as whole words: where one of them stands, something else is meant. */
  readonly unless?: readonly string[]
  /** Patterns of small letters of which one stands somewhere in what was written, as whole words. */
  readonly signs: readonly string[]
}

/** The kinds of one area, the most particular first. */
export type AreaSigns = Readonly<Record<string, KindSigns>>
