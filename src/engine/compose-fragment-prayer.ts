import { PRODUCT_NAME, SOURCE_LABEL, type PrayerLength } from '@/catalogue/product'
import { readChoices, type Axes } from './axes'
import { composeText, type ComposedText, type Piece } from './compose/compose-text'
import type { ComposedPrayer, PrayerChoices } from './prayer'
import type { Voice } from './pack'
import { hexOf } from './random'
import { composeTags } from './tags'
import { composeTitle } from './title'

/** Part of every seed: a new number means that old seeds give other prayers. */
export const ENGINE_VERSION = 1

function baseOf(axes: Axes): string {
  const { weave, flood, harmWish, death } = axes.reading
  const theme = weave.kind === 'theme' ? weave.theme : weave.kind
  const guards = `${Number(flood)}${Number(harmWish)}${Number(death)}`
  const { tradition, type, category, member } = axes
  return [
    ENGINE_VERSION,
    tradition,
    type.toLowerCase(),
    category,
    member ?? '',
    theme,
    guards,
  ].join('|')
}

/** The three texts as pieces: each fragment’s id, which of its texts was said, and its paragraph. */
export function composeTexts(
  pack: Voice,
  axes: Axes,
  variant: number,
): Record<PrayerLength, ComposedText> {
  const request = { pack, axes, base: baseOf(axes), variant }
  const said = new Set<string>()
  // Longest first, so that the fullest text has the freest choice.
  const long = composeText(request, 'long', said)
  const medium = composeText(request, 'medium', said)
  const short = composeText(request, 'short', said)
  return { short, medium, long }
}

/** Joins pieces to a text. */
export function joinPieces(pieces: readonly Piece[]): string {
  const paragraphs = new Map<number, string[]>()
  for (const { paragraph, sentences } of pieces) {
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), ...sentences])
  }
  return [...paragraphs.values()].map((sentences) => sentences.join(' ')).join('\n\n')
}

/**
 * Composes a prayer in three lengths. Pure: the same pack, choices and variant give the same bytes
 * everywhere. Throws ‘Tradition is required’, ‘Category is required’ or ‘Type is required’.
 */
export function composeFragmentPrayer(
  pack: Voice,
  choices: PrayerChoices,
  variant: number,
): ComposedPrayer {
  const axes = readChoices(choices)
  const seed = hexOf(`${baseOf(axes)}|${variant}`)
  const { short, medium, long } = composeTexts(pack, axes, variant)
  const { weave } = axes.reading
  const idsOf = ({ pieces }: ComposedText) => pieces.map(({ id }) => id)
  return {
    title: composeTitle(axes, pack.mode === 'A', seed),
    shortText: joinPieces(short.pieces),
    mediumText: joinPieces(medium.pieces),
    longText: joinPieces(long.pieces),
    tradition: axes.tradition,
    category: axes.category,
    type: `${axes.category} Prayer`,
    tags: composeTags(axes, choices, weave.kind === 'quiet'),
    author: PRODUCT_NAME,
    source: SOURCE_LABEL,
    seed,
    variant,
    fragments: { short: idsOf(short), medium: idsOf(medium), long: idsOf(long) },
    theme: weave.kind === 'theme' ? weave.theme : null,
    intention: null,
    notice: weave.kind === 'quiet' ? 'self-harm' : null,
  }
}
