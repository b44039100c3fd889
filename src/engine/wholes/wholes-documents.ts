import type { OccasionKey } from '../intention/occasions'
import type { SceneKey, TypeKey } from '../keys'

/**
 * One prayer written in one go for a type in a category, movement by movement. The tradition's opening, ending and closing
 * stand around it; `deepening`, and what stands in ⟨…⟩, is said in long prayers; `short` is a prayer of its own.
 */
export interface Whole {
  /** Whose voice it has, in packs that have several. */
  readonly register?: string
  readonly call: string
  readonly naming: string
  readonly petition: string
  readonly deepening: string
  readonly return: string
  readonly short: string
}

/** `wholes/<slug>/<family of types>/en.yaml` */
export type WholesDocument = Readonly<
  Partial<Record<TypeKey, Readonly<Partial<Record<SceneKey, Whole>>>>>
>

/** A movement, and how a short prayer says it. */
interface Movement {
  readonly full: string
  readonly short: string
}

/**
 * One prayer written in one go for an occasion, whomever it befalls and whatever type is asked for; or for a type, whatever was
 * told. The person's own words stand behind its call, and behind the petition for an occasion one sentence of the type.
 */
export interface ToldWhole {
  /** Whose voice it has, in packs that have several. */
  readonly register?: string
  readonly call: Movement
  readonly petition: Movement
  readonly deepening: string
  readonly return: string
  /** The return that says {who}, where somebody who is known stands opposite the speaker: a quarrel, a broken contact. */
  readonly return_named?: string
}

/** What a whole prayer may be written for: an occasion, a type where none was heard, and a wedding that is the speaker's own. */
export type ToldKey = OccasionKey | TypeKey | 'own-wedding'

/** `wholes/<slug>/told/<folder>/en.yaml` */
export type ToldWholesDocument = Readonly<Partial<Record<ToldKey, ToldWhole>>>
