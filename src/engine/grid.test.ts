import { describe, expect, it } from 'vitest'
import { SCENE_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readChoices } from './axes'
import { fourGrams, likeness, likenessOfPairs, percentile } from './checks/likeness'
import { isFormula } from './checks/check-pack'
import { composeTexts } from './compose-fragment-prayer'
import type { ComposedText } from './compose/compose-text'
import { FRAGMENT_PACK_NAMES, loadFragments } from './packs/load-pack'
import type { Pack, Voice } from './pack'
import { countWords, normalise } from './words'

/**
 * Highest likeness (shared runs of four words, formulas apart) at the 95th percentile, measured on the whole
 * grid and rounded up; the measured figures stand in docs/prayer-figures.md.
 */
const LIKENESS = { ownVariants: 0.2, ownTypes: 0.15, otherPacks: 0.03 } as const
const MOST_OF_GRID = 0.02

interface Cell {
  readonly pack: Pack
  readonly type: string
  readonly length: PrayerLength
  readonly text: ComposedText
  readonly grams: ReadonlySet<number>
}

function composeCells(pack: Voice, variant: number): Cell[] {
  return PRAYER_TYPES.flatMap((type, index) => {
    const category = SCENE_CATEGORIES[index % SCENE_CATEGORIES.length] ?? 'Other'
    const axes = readChoices({ tradition: pack.name, type, category })
    const texts = composeTexts(pack, axes, variant)
    return PRAYER_LENGTHS.map((length) => {
      const text = texts[length]
      return { pack, type, length, text, grams: fourGrams(pack, text) }
    })
  })
}

const packs = await Promise.all(FRAGMENT_PACK_NAMES.map(loadFragments))
const grid = packs.flatMap((pack) => composeCells(pack, 0))

function gramsOf(cells: readonly Cell[]): ReadonlySet<number>[] {
  return cells.map(({ grams }) => grams)
}

function sayAbove(pack: Pack, value: number, most: number): string[] {
  return value > most ? [`${pack.name}: ${value.toFixed(3)}`] : []
}

/** docs/traditions lists these for more than one of the interfaith voices (Universal, Rain, …). */
const INTERFAITH_CLOSINGS = new Set(['may it be so', 'so may it be'])

describe('the grid of every voice, type and length', () => {
  it('never says the same text twice', () => {
    const texts = grid.map(({ text }) =>
      text.pieces.flatMap(({ sentences }) => sentences).join(' '),
    )
    expect(texts).toHaveLength(packs.length * PRAYER_TYPES.length * PRAYER_LENGTHS.length)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('keeps the types of one voice apart', () => {
    const tooAlike = packs.flatMap((pack) => {
      const own = grid.filter((cell) => cell.pack === pack)
      const values = PRAYER_LENGTHS.flatMap((length) =>
        likenessOfPairs(gramsOf(own.filter((cell) => cell.length === length))),
      )
      return sayAbove(pack, percentile(values, 0.95), LIKENESS.ownTypes)
    })
    expect(tooAlike).toEqual([])
  })

  it('keeps the voices apart within one type', () => {
    const values = PRAYER_TYPES.flatMap((type) =>
      PRAYER_LENGTHS.flatMap((length) =>
        likenessOfPairs(
          gramsOf(grid.filter((cell) => cell.type === type && cell.length === length)),
        ),
      ),
    )
    expect(percentile(values, 0.95)).toBeLessThanOrEqual(LIKENESS.otherPacks)
  })

  it('says something new with each of ten presses', { timeout: 60_000 }, () => {
    const tooAlike = packs.flatMap((pack) => {
      const variants = Array.from({ length: 10 }, (_, variant) => composeCells(pack, variant))
      const values = (variants[0] ?? []).flatMap((_, cell) =>
        likenessOfPairs(variants.flatMap((cells) => cells[cell]?.grams ?? [])),
      )
      return sayAbove(pack, percentile(values, 0.95), LIKENESS.ownVariants)
    })
    expect(tooAlike).toEqual([])
  })

  it('has no sentence in more than two in a hundred of its texts', () => {
    const uses = new Map<string, number>()
    for (const { pack, text } of grid) {
      for (const sentence of new Set(
        text.pieces
          .filter(({ slot }) => slot !== 'closing')
          .flatMap(({ sentences }) => sentences.map(normalise)),
      )) {
        if (!isFormula(pack, sentence)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
      }
    }
    // Two in a hundred only means something in a grid of many voices.
    const most = Math.max(grid.length * MOST_OF_GRID, PRAYER_LENGTHS.length * 4)
    const overused = [...uses].filter(([, count]) => count > most)
    expect(overused).toEqual([])
  })

  it('opens and closes every voice with words of its own', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const pack of packs) {
      for (const template of [...Object.values(pack.opening), ...Object.values(pack.closing)]) {
        const bare = normalise(template.replace(/[<>{}|]/g, ' '))
        const owner = owners.get(bare) ?? pack.name
        // “Amen.” alone may end two Christian voices.
        if (owner !== pack.name && countWords(bare) > 1 && !INTERFAITH_CLOSINGS.has(bare))
          shared.push(`${owner}, ${pack.name}: ${bare}`)
        owners.set(bare, owner)
      }
    }
    expect(shared).toEqual([])
  })

  it('never likens a text to one of another type as much as to itself', () => {
    const [first, second] = grid
    expect(first && likeness(first.grams, first.grams)).toBe(1)
    expect(first && second && likeness(first.grams, second.grams)).toBeLessThan(0.5)
  })
})
