import type { PrayerLength } from '@/catalogue/product'
import type { MemberKey, PlaceKey, SceneKey, TypeKey } from './keys'
import type { ComposedPrayer, PrayerChoices } from './prayer'

/**
 * One template: one or two whole sentences with `{this|that}` alternatives and `<exact formulas>`.
 * The template language is described in docs/adding-a-tradition.md.
 */
export type Template = string

/**
 * Templates by explicit key, so that fragment ids stay stable while sentences come and go. A key is one or
 * two letters; `register:key` (or `one+two:key`) ties the template to the pack's registers.
 */
export type Templates = Readonly<Record<string, Template>>

/** P = asks; A = aspires and asks nobody; M = may ask, but thanks or vow lead. */
export type Mode = 'P' | 'A' | 'M'

/** Who says the prayer; one speaker for the whole pack. */
export type Speaker = 'I' | 'we'

/** Which word bands hold: brief caps the long prayer at 220 words, child is about half of everything. */
export type Band = 'full' | 'brief' | 'child'

/** Types that are prayed in a like mood share their turns; which type is where: `turn-families.ts`. */
export type TurnKey = 'thanks' | 'light' | 'mend' | 'bear'

export type ThemeKey = 'vacation' | 'work' | 'healing' | 'guidance' | 'gratitude'

/**
 * Neutral sentences that any voice may say: no addressee, no tradition, `{my}`-markers for the speaker.
 * A pack that has its own for a slot uses those instead.
 */
export interface Stock {
  readonly member: Readonly<Record<MemberKey, Templates>>
  /** The same people in days of grief, without saying who died. */
  readonly memory: Readonly<Record<MemberKey, Templates>>
  readonly theme: Readonly<Record<ThemeKey, Templates>>
  readonly place: Readonly<Record<PlaceKey, Templates>>
  /** Where someone writes of harm to themselves. */
  readonly quiet: Templates
  /** Where someone writes of too much water. */
  readonly flood: Templates
}

type Overrides = {
  readonly [Slot in keyof Stock]?: Stock[Slot] extends Templates ? Templates : Partial<Stock[Slot]>
}

/** A pack with the stock that it may fall back on: what the composer needs. */
export interface Voice extends Pack {
  readonly stock: Stock
  /** The composer of fragments, which travels with the voices that still need it. */
  readonly compose: (voice: Voice, choices: PrayerChoices, variant: number) => ComposedPrayer
}

/** One tradition's voice: data only. */
export interface Pack extends Overrides {
  /** The stored name in the catalogue. */
  readonly name: string
  readonly slug: string
  readonly mode: Mode
  /** 1 open, 2 careful, 3 guarded: an English reflection that honours a people. */
  readonly guard: 1 | 2 | 3
  readonly speaker: Speaker
  readonly band: Band
  /** Voices within the tradition that are never mixed in one prayer. One named `flood` is kept for floods. */
  readonly registers?: readonly string[]
  /** Order of slots per length where the tradition differs from `compose/shapes.ts`. */
  readonly shape?: Partial<Record<PrayerLength, string>>
  /** Keys a to d are the tradition's four listed salutations. */
  readonly opening: Templates
  readonly attribute: Templates
  readonly turn: Readonly<Record<TurnKey, Templates>>
  readonly widening: Templates
  readonly commit: Templates
  readonly closing: Templates
  readonly scene: Readonly<Record<SceneKey, Templates>>
  readonly ask: Readonly<Record<TypeKey, Templates>>
  /** Said when the person wrote something that no theme fits. */
  readonly generic: Templates
  /** Said when the person wrote of a loss. */
  readonly comfort: Templates
}
