import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ComposedPrayer } from '@/engine/prayer'
import { PRAYERS_PER_VOICE } from './library-choices'
import { DAY_FOLDER, writeDayFiles } from './day-prayers'
import { composeLibrary } from './library-prayers'
import { writeSeedSql } from './seed-sql'

const library = composeLibrary()
const prayers = library.map(({ prayer }) => prayer)

function countBy(keyOf: (prayer: ComposedPrayer) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const prayer of prayers) counts.set(keyOf(prayer), (counts.get(keyOf(prayer)) ?? 0) + 1)
  return counts
}

describe('the library that a newcomer finds', () => {
  it('is what supabase/seed.sql holds', () => {
    const file = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8')
    // Compared as a flag: a difference of a megabyte is no help to read.
    const upToDate = file === writeSeedSql(library)
    expect(upToDate, 'run: npx tsx supabase/seed/write-seed.ts').toBe(true)
  })

  it('gives the prayers of the days that the home page shows', () => {
    for (const [name, text] of writeDayFiles(library)) {
      const isUpToDate = readFileSync(new URL(name, DAY_FOLDER), 'utf8') === text
      expect(isUpToDate, `${name}: run npx tsx supabase/seed/write-seed.ts`).toBe(true)
    }
  })

  it('has six hundred prayers, as many of every voice', () => {
    expect(library.length).toBeGreaterThanOrEqual(600)
    const ofVoices = countBy(({ tradition }) => tradition)
    expect(new Set(ofVoices.values())).toEqual(new Set([PRAYERS_PER_VOICE]))
  })

  it('is made for an intention in a third of its prayers', () => {
    const intended = prayers.filter(
      ({ intention }) => intention.isRestated || intention.occasions.length > 0,
    )
    expect(intended.length).toBeGreaterThanOrEqual(prayers.length / 3)
  })

  it('asks for nothing twice in the same words in one tradition', () => {
    const said = prayers.flatMap(({ tradition, passages: { short, medium, long } }) =>
      [...new Set([...short, ...medium, ...long])]
        .filter((id) => /\/petition(?:\/|$)/.test(id))
        .map((id) => `${tradition} ${id}`),
    )
    expect(said.length).toBeGreaterThan(600)
    expect(new Set(said).size).toBe(said.length)
  })

  it('never says the same long text twice, nor uses an id twice', () => {
    expect(new Set(library.map(({ prayer }) => prayer.longText)).size).toBe(library.length)
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
  })

  it('is spread evenly over types, categories and family members, and over a year', () => {
    const ofTypes = [...countBy(({ tags }) => tags[0] ?? '').values()]
    expect(ofTypes).toHaveLength(24)
    expect(Math.max(...ofTypes) - Math.min(...ofTypes)).toBeLessThanOrEqual(12)
    const ofCategories = [...countBy(({ category }) => category).values()]
    expect(ofCategories).toHaveLength(28)
    expect(Math.min(...ofCategories)).toBeGreaterThanOrEqual(12)
    const ages = library.map(({ minutesOld }) => minutesOld)
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
    expect(Math.max(...ages)).toBeLessThan(366 * 24 * 60)
    expect(Math.max(...ages)).toBeGreaterThan(300 * 24 * 60)
  })
})
