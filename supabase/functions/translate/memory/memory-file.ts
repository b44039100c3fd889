/**
 * An English template and its translation. Both may hold `{this|that}` alternatives; `<` and `>` around
 * formulas are left out of the text, as in the engine.
 *
 * The n-th alternatives of the translation belong to the n-th of the English template, option by option. Where
 * the order of words differs, or one choice shows in two places, every group of the translation names its
 * English group: `{2:lámpara|luz}`.
 *
 * English `[my]` is said as my or our; the translation writes both out, `[mi|nuestra]`.
 *
 * Sentences are aligned one to one if both sides have as many; otherwise the fragment stands as a whole.
 */
export type MemoryPair = readonly [english: string, translation: string]

/** One pack in one language, by the engine's fragment ids; several pairs where one template cannot serve. */
export type MemoryFile = Readonly<Record<string, MemoryPair | readonly MemoryPair[]>>

/** The pairs of one fragment. */
export function readPairs(entry: MemoryPair | readonly MemoryPair[]): readonly MemoryPair[] {
  return isPair(entry) ? [entry] : entry
}

function isPair(entry: MemoryPair | readonly MemoryPair[]): entry is MemoryPair {
  return typeof entry[0] === 'string'
}
