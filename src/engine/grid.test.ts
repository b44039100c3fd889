import { describe, expect, it } from 'vitest'
import { SCENE_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { readVoice } from './build/read-voice'
import { fourGrams, likeness, likenessOfPairs, percentile } from './checks/likeness'
import { composeCell } from './checks/prayers/grid'
import { listPassages } from './checks/documents/list-passages'
import { isFormula } from './composer/steps'
import { NO_INTENTION } from './intention/intention'
import { VOICE_NAMES } from './packs/load-voice'
import type { ComposedText } from './composer/compose-passages'
import type { Voice } from './passages/documents'
import { foldOptional } from './passages/resolve-marks'
import { countWords, normalise } from './words'

/**
 * Highest likeness (shared runs of four words, closings apart) at the 95th percentile, measured on the whole grid and
 * rounded up; the measured figures stand in docs/prayer-figures.md.
 */
const LIKENESS = { ownVariants: 0.8, ownTypes: 0.12, otherVoices: 0.1 } as const
const PRESSES = 10
/** Of ten presses at least so many say something new at each length. */
const FEWEST_NEW = 6
const MOST_OF_GRID = 0.02
/** Least share of different runs of two and three words in one text; a litany says its words again. */
const DISTINCT = { pairs: 0.81, triples: 0.89 } as const

interface Cell {
  readonly voice: Voice
  readonly type: string
  readonly length: PrayerLength
  readonly text: ComposedText
  readonly grams: ReadonlySet<number>
}

function composeCells(voice: Voice, variant: number, types: readonly string[]): Cell[] {
  return types.flatMap((type, index) => {
    const category = SCENE_CATEGORIES[index % SCENE_CATEGORIES.length] ?? 'Other'
    const choices = { type, category }
    const texts = composeCell(voice, { choices, intention: NO_INTENTION, variant })
    return PRAYER_LENGTHS.map((length) => {
      const text = texts[length]
      return { voice, type, length, text, grams: fourGrams(text) }
    })
  })
}

const voices = VOICE_NAMES.map(readVoice)
const grid = voices.flatMap((voice) => composeCells(voice, 0, PRAYER_TYPES))

function gramsOf(cells: readonly Cell[]): ReadonlySet<number>[] {
  return cells.map(({ grams }) => grams)
}

function sayAbove({ pack }: Voice, value: number, most: number): string[] {
  return value > most ? [`${pack.name}: ${value.toFixed(3)}`] : []
}

function sentencesOf({ pieces }: ComposedText): string[] {
  return pieces
    .filter(({ step }) => !isFormula(step))
    .flatMap(({ text }) => text.split(/(?<=[.!?]”?)\s+/))
    .map(normalise)
}

function shareOfDifferent(text: string, size: number): number {
  const words = normalise(text).split(' ')
  const runs = words
    .slice(0, Math.max(1, words.length - size + 1))
    .map((_, start) => words.slice(start, start + size).join(' '))
  return new Set(runs).size / runs.length
}

describe('the grid of every voice, type and length', () => {
  it('never says the same text twice', () => {
    const texts = grid.map(({ text }) => text.text)
    expect(texts).toHaveLength(voices.length * PRAYER_TYPES.length * PRAYER_LENGTHS.length)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('keeps the types of one voice apart', () => {
    const tooAlike = voices.flatMap((voice) => {
      const own = grid.filter((cell) => cell.voice === voice)
      const values = PRAYER_LENGTHS.flatMap((length) =>
        likenessOfPairs(gramsOf(own.filter((cell) => cell.length === length))),
      )
      return sayAbove(voice, percentile(values, 0.95), LIKENESS.ownTypes)
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
    expect(percentile(values, 0.95)).toBeLessThanOrEqual(LIKENESS.otherVoices)
  })

  // Every voice with six of the types, others for each; npm run report:figures says the same of all.
  it('says something new with ten presses', { timeout: 60_000 }, () => {
    const tooAlike = voices.flatMap((voice, number) => {
      const types = PRAYER_TYPES.filter((_, index) => (index + number) % 4 === 0)
      const presses = Array.from({ length: PRESSES }, (_, variant) =>
        composeCells(voice, variant, types),
      )
      const values: number[] = []
      const said: string[] = []
      for (const [index, { type, length }] of (presses[0] ?? []).entries()) {
        const cells = presses.flatMap((press) => press[index] ?? [])
        values.push(...likenessOfPairs(gramsOf(cells)))
        const different = new Set(cells.map(({ text }) => text.text)).size
        if (different < FEWEST_NEW) said.push(`${voice.pack.name} ${type} ${length}: ${different}`)
      }
      return [...said, ...sayAbove(voice, percentile(values, 0.95), LIKENESS.ownVariants)]
    })
    expect(tooAlike).toEqual([])
  })

  it('has no sentence in more than two in a hundred of its texts', () => {
    const uses = new Map<string, number>()
    for (const { text } of grid)
      for (const sentence of new Set(sentencesOf(text)))
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    const overused = [...uses].filter(([, count]) => count > grid.length * MOST_OF_GRID)
    expect(overused).toEqual([])
  })

  it('varies its words within every text', () => {
    const worn = grid.filter(
      ({ text }) =>
        shareOfDifferent(text.text, 2) < DISTINCT.pairs ||
        shareOfDifferent(text.text, 3) < DISTINCT.triples,
    )
    expect(worn.map(({ voice, type, length }) => `${voice.slug} ${type} ${length}`)).toEqual([])
  })

  it('begins and ends with words of the voice’s own', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const { slug, pack } of voices)
      for (const { kind, full } of listPassages(pack).filter((each) =>
        ['opening', 'call', 'ending', 'close'].includes(each.kind),
      )) {
        const bare = normalise(foldOptional(full, true))
        const owner = owners.get(bare) ?? slug
        // “Amen.” and “May it be so.” end the prayers of more than one tradition.
        if (owner !== slug && (kind === 'call' || countWords(bare) > 4))
          shared.push(`${owner}, ${slug}: ${bare}`)
        owners.set(bare, owner)
      }
    expect(shared).toEqual([])
  })

  it('never likens a text to one of another type as much as to itself', () => {
    const [first, second] = grid
    expect(first && likeness(first.grams, first.grams)).toBe(1)
    expect(first && second && likeness(first.grams, second.grams)).toBeLessThan(0.5)
  })
})
