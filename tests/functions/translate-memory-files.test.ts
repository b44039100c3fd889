import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STORED_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { PRAYER_LENGTHS } from '@/catalogue/product'
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

/** What people write: of themselves and of others, with and without an occasion, in heavy hours too. */
const CONTEXTS = [
  'my mother has surgery on friday',
  'My husband lost his job in March and we cannot pay the rent.',
  'waiting for biopsy results',
  'i have an exam tomorrow',
  'we are getting married on saturday',
  'my grandmother died last week',
  'thank you for my new baby sister',
  'I want to kill myself',
  'my boyfriend hits me',
  'my sons are not speaking to each other',
  'our flight is tomorrow',
  'I have to give up the car this Friday.',
]

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
        expect(translated?.kept, text).toEqual([])
        expect(translated?.text.split('\n\n')).toHaveLength(text.split('\n\n').length)
        expect(translated?.text).not.toMatch(/[{}[\]|⟨⟩]|undefined/)
      }
    }
  })

  it('translates all of a prayer for what was told but the words of whoever told it', async () => {
    const untranslated: string[] = []
    for (const [index, context] of CONTEXTS.entries()) {
      const type = PRAYER_TYPES[index % PRAYER_TYPES.length] ?? 'Peace'
      const category = STORED_CATEGORIES[index % STORED_CATEGORIES.length] ?? 'Other'
      const { passages, ...prayer } = composePrayer(
        universal,
        { tradition: 'Universal', type, category, context },
        FIRST,
      )
      for (const length of PRAYER_LENGTHS) {
        const translated = await translateFromMemory(prayer[`${length}Text`], language)
        const isTold = passages[length].some((id) => id.startsWith('own-'))
        if (!translated || (!isTold && translated.kept.length > 0))
          untranslated.push(`${context} · ${length}: ${translated?.kept.join(' ')}`)
        expect(translated?.text).not.toMatch(/[{}[\]|⟨⟩]|undefined/)
      }
    }
    expect(untranslated).toEqual([])
  })
})
