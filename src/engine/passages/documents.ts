import type { PrayerLength } from '@/catalogue/product'
import type { ownWords } from '../asks/own-words'
import type { hearClosely } from '../classifier/hear-closely'
import type { Tense } from '../intention/intention'
import type { OccasionKey } from '../intention/occasions'
import type { recallPassages } from '../restate/recall'
import type { SignsByParticular } from '../particulars/particular-signs'
import type { ToldWholesDocument, WholesDocument } from '../wholes/wholes-documents'
import type { isWrittenForTold, sayToldWhole } from '../wholes/say-told-whole'
import type { isWrittenFor, sayWhole } from '../wholes/say-whole'

/** Which side of life a passage speaks of; also the four spheres of the category Other. */
export type Sphere = 'body' | 'bond' | 'work' | 'spirit'

/** For whom a passage can be said: only the speaker, only somebody else, or both. */
export type Audience = 'self' | 'other' | 'any'

/** A passage as its document holds it: a text, or a text with what narrows its use. */
export type WrittenPassage =
  | string
  | {
      readonly text?: string
      readonly full?: string
      readonly short?: string
      readonly for?: Audience
      readonly sphere?: Sphere
      readonly register?: string
      readonly time?: Tense
    }

/** Passages by key of one or two letters; keys stay when wording changes, because translations are aligned by them. */
export type Passages = Readonly<Record<string, WrittenPassage>>

export type ByKey = Readonly<Record<string, Passages>>

/** One occasion's passages; `deepening` only where the occasion carries the whole prayer. */
export interface Occasion {
  readonly naming?: Passages
  readonly petition?: Passages
  readonly deepening?: Passages
  readonly widening?: Passages
  readonly return?: Passages
}

export type Occasions = Readonly<Partial<Record<OccasionKey, Occasion>>>

/** What a prayer is asked for, by type and category. */
export interface Needs {
  readonly need?: Readonly<Record<string, ByKey>>
  readonly application?: Readonly<Record<string, ByKey>>
}

/** A pack's own way to ask for a type where an occasion leads, by type and group of occasions. */
export interface Within {
  readonly within?: Readonly<Record<string, ByKey>>
}

export interface Calls {
  readonly thanks: Passages
  readonly light: Passages
  readonly mend: Passages
  readonly bear: Passages
  readonly by_type?: ByKey
}

/** The thread of a prayer in grief. */
export interface Comfort {
  readonly call: Passages
  readonly petition: Passages
  readonly deepening: Passages
  readonly widening: Passages
  readonly return: Passages
}

/** One tradition's voice in one language: `packs/<slug>/en.yaml`. */
export interface Pack extends Needs, Within {
  /** The stored name of the tradition. */
  readonly name: string
  readonly mode: 'asking' | 'aspiring' | 'thanking'
  /** 1 open, 2 careful, 3 a reflection that honours a people. */
  readonly guard: 1 | 2 | 3
  readonly speaker: 'I' | 'we'
  /** How shared passages write the addressee. */
  readonly address: 'You' | 'you'
  readonly band: 'full' | 'brief' | 'child'
  /** Which shared passages it uses; by mode where it is not said. */
  readonly stock?: Stock
  readonly reviewed_by: readonly string[]
  /** Voices that never mix in one prayer, each with its types. */
  readonly registers?: Readonly<Record<string, 'all' | readonly string[]>>
  readonly order?: Readonly<Partial<Record<PrayerLength, string>>>
  /** Its first words, before the call; in medium and long prayers. */
  readonly opening?: Passages
  /** Keys of the openings with which the tradition begins any prayer: they stand before whole prayers too. */
  readonly invocations?: readonly string[]
  /** Key of the closing behind whole prayers of mourning, where the first one is too glad for it. */
  readonly close_in_grief?: string
  readonly call: Calls
  /** Said behind the call, in long prayers. */
  readonly after_call?: Passages
  readonly situation: ByKey
  readonly clause: ByKey
  readonly petition: ByKey
  readonly deepening: ByKey
  readonly widening: ByKey
  readonly return: ByKey
  readonly comfort: Comfort
  /** Its last words, before the closing; in medium and long prayers. */
  readonly ending?: Passages
  readonly close: Passages
  readonly occasions?: Occasions
}

/** Which of the two sets of shared passages: addressed to someone, or to nobody. */
export type Stock = 'asking' | 'aspiring'

/** `stock/needs-<stock>/en.yaml` */
export interface NeedsDocument extends Required<Needs> {
  readonly mode: Stock
}

/** `stock/occasions-<stock>/en.yaml` */
export interface OccasionsDocument {
  readonly mode: Stock
  readonly occasions: Occasions
}

/** `stock/kinds-<area>-<stock>/en.yaml`: passages of narrower kinds of occasions, in the same form. */
export interface KindsDocument {
  readonly mode: Stock
  readonly kinds: Readonly<Record<string, Required<Omit<Occasion, 'deepening'>>>>
}

/** `stock/within-<family>-<stock>/en.yaml`: how a type is asked for where an occasion leads, by occasion and type. */
export interface WithinDocument {
  readonly mode: Stock
  readonly within: ByKey
}

/** `stock/types-<stock>/en.yaml`: what is said of the choices and of named things beside what was told. */
export interface TypesDocument {
  readonly mode: Stock
  /**
   * How a prayer comes back to the things that the person named: `begin` behind a petition, to one of them; at the end
   * to all, `joy` where there is nothing else in them, else `any`.
   */
  readonly recall: Readonly<Record<'begin' | 'joy' | 'any', Passages>>
  /** What is said of the category beside what was told. */
  readonly category: ByKey
}

/** `stock/details/en.yaml`: a sentence for each detail that may be said behind the naming, the same in both modes. */
export interface DetailsDocument {
  readonly details: ByKey
}

/** `stock/particulars-<group>-<stock>/en.yaml`: one petition for each particular of what is told. */
export interface ParticularsDocument {
  readonly mode: Stock
  readonly particulars: ByKey
}

/** The whole prayers of one family of types; loaded where no occasion was heard. */
export interface Wholes {
  readonly written: WholesDocument
  readonly sayWhole: typeof sayWhole
  readonly isWrittenFor: typeof isWrittenFor
}

/** The petitions that answer single things of what was told, and how those are heard; as far as they are loaded for it. */
export interface Particulars {
  readonly mode: Stock
  readonly signs: readonly SignsByParticular[]
  readonly said: ByKey
}

/** The whole prayers for what was told, as far as they are loaded for it. */
export interface ToldWholes {
  readonly written: ToldWholesDocument
  readonly particulars: Particulars
  readonly sayToldWhole: typeof sayToldWhole
  readonly isWrittenForTold: typeof isWrittenForTold
}

/** What a context calls for; loaded on demand. */
export interface ContextDocuments {
  readonly occasions: OccasionsDocument
  readonly types: TypesDocument
  /** Of the family of the occasion that leads; of every family where no words are known beforehand. */
  readonly within: WithinDocument['within']
  readonly details: DetailsDocument
  /** The kinds of the area that the words belong to; every area where no words are known beforehand. */
  readonly kinds: KindsDocument['kinds']
  /** Null where the voice has none for what was heard. */
  readonly wholes: ToldWholes | null
  readonly hearClosely: typeof hearClosely
  readonly recallPassages: typeof recallPassages
  readonly ownWords: typeof ownWords
}

/** Everything that one prayer may be composed of. */
export interface Voice {
  readonly slug: string
  readonly pack: Pack
  readonly needs: NeedsDocument
  /** Null where nothing was written that calls for them. */
  readonly context: ContextDocuments | null
  /** Null where an occasion was heard, and where the voice has none for the choices. */
  readonly wholes: Wholes | null
  /** Which words of a context may become tags; null where nothing was written. */
  readonly isCommonWord: ((word: string) => boolean) | null
}

/** The set of shared passages that a pack speaks with. */
export function stockOf(pack: Pack): Stock {
  return pack.stock ?? (pack.mode === 'aspiring' ? 'aspiring' : 'asking')
}
