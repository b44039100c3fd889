import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STORED_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readVoice } from '@/engine/build/read-voice'
import { composePrayer } from '@/engine/compose-prayer'
import { FIRST } from '@/engine/composer/compose-passages'
import { translateFromMemory } from '../../supabase/functions/translate/memory/translate-from-memory'
import { TARGET_LANGUAGES } from '../../supabase/functions/translate/languages'
import { makePairs } from '../../supabase/translations/make-units'
import { unitsFile, writeUnits } from '../../supabase/translations/units-source'

/** What would address the divine formally, or make the speaker a man or a woman. */
const FORBIDDEN = {
  es: /\busted(es)?\b|\bestoy agradecid[oa]\b/i,
  fr: /(?<!rendez-)\bvous\b|\bvotre\b|\bje suis reconnaissant/i,
  de: /\bIhnen\b/,
  it: /\bsono (?:grat|riconoscent)[oaei]\b/,
  // What people say to each other while they carry a table is no address of the divine.
  pt: /(?<!: )\bvocê|\bsou grat[oa]\b|\bestou agradecid[oa]\b/i,
} as const

const universal = readVoice('universal')

describe('The translate function’s English', () => {
  it('is what the documents say', () => {
    expect(readFileSync(unitsFile('en'), 'utf8') === writeUnits('en').source).toBe(true)
  })
})

describe.each(TARGET_LANGUAGES)('The memory in %s', (language) => {
  it('is what the documents say, each passage with as many sentences as the English', () => {
    const { source, faults } = writeUnits(language)
    expect(faults.slice(0, 10)).toEqual([])
    const isCurrent = readFileSync(unitsFile(language), 'utf8') === source
    expect(isCurrent, 'run: npm run write:translations').toBe(true)
  })

  it('never addresses the divine formally, nor says whether the speaker is a man or a woman', () => {
    const wrong = makePairs(language).pairs.filter(({ translation }) =>
      FORBIDDEN[language].test(translation),
    )
    expect(wrong.map(({ id, translation }) => `${id}: ${translation}`)).toEqual([])
  })

  it.each([
    ['written whole', () => FIRST],
    ['composed', (index: number) => index + 1],
  ])('translates a Universal prayer of every type that is %s', async (_, variantOf) => {
    for (const [index, type] of PRAYER_TYPES.entries()) {
      const category = STORED_CATEGORIES[index] ?? 'Other'
      const choices = { tradition: 'Universal', type, category }
      const prayer = composePrayer(universal, choices, variantOf(index))
      for (const text of [prayer.shortText, prayer.mediumText, prayer.longText]) {
        const translated = await translateFromMemory(text, language)
        expect(translated, text).not.toBeNull()
        expect(translated?.split('\n\n')).toHaveLength(text.split('\n\n').length)
        expect(translated).not.toMatch(/[{}[\]|⟨⟩]|undefined/)
      }
    }
  })
})
