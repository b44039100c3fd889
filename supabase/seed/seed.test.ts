import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeLibrary, PRAYERS_PER_VOICE } from './library-prayers'
import { writeSeedSql } from './seed-sql'

const library = await composeLibrary()

describe('the library that a newcomer finds', () => {
  it('is what supabase/seed.sql holds', () => {
    const file = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8')
    // Compared as a flag: a difference of a megabyte is no help to read.
    const upToDate = file === writeSeedSql(library)
    expect(upToDate, 'run: npx tsx supabase/seed/write-seed.ts').toBe(true)
  })

  it('has at least sixty prayers, and a dozen of every voice', () => {
    expect(library.length).toBeGreaterThanOrEqual(60)
    const voices = new Set(library.map(({ prayer }) => prayer.tradition))
    for (const voice of voices) {
      const prayers = library.filter(({ prayer }) => prayer.tradition === voice)
      expect(prayers.length).toBeGreaterThanOrEqual(PRAYERS_PER_VOICE)
    }
  })

  it('never says the same long text twice, nor uses an id twice', () => {
    expect(new Set(library.map(({ prayer }) => prayer.longText)).size).toBe(library.length)
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
  })

  it('is spread over types, categories, family members and a year', () => {
    const tags = new Set(library.flatMap(({ prayer }) => prayer.tags))
    expect(tags.has('extended family') || tags.has('mother')).toBe(true)
    expect(new Set(library.map(({ prayer }) => prayer.category)).size).toBeGreaterThan(15)
    expect(new Set(library.map(({ prayer }) => prayer.tags[0])).size).toBe(24)
    const ages = library.map(({ minutesOld }) => minutesOld)
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
    expect(Math.max(...ages)).toBeLessThan(366 * 24 * 60)
    expect(Math.max(...ages)).toBeGreaterThan(300 * 24 * 60)
  })
})
