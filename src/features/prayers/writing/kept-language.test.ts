import { describe, expect, it } from 'vitest'
import { keptLanguage } from './kept-language'
import { prayerAt } from '../prayer-fixture'

describe('the language of changed texts', () => {
  const prayer = prayerAt(1, { shortText: 'May there be peace in this house tonight.' })

  it('stays while most words stay', () => {
    expect(keptLanguage(prayer, prayer)).toBe('en')
    const mended = {
      ...prayer,
      shortText: 'May there be great peace in our house tonight, friend.',
    }
    expect(keptLanguage(prayer, mended)).toBe('en')
  })

  it('is unknown once most words are others', () => {
    const texts = { shortText: 'اللهم أنزل السلام على هذا البيت', mediumText: '', longText: '' }
    expect(keptLanguage(prayer, texts)).toBeNull()
    expect(keptLanguage(prayer, { ...texts, shortText: 'Friede sei in dem Haus.' })).toBeNull()
  })

  it('stays unknown where it was', () => {
    const unknown = { ...prayer, language: null }
    expect(keptLanguage(unknown, unknown)).toBeNull()
  })
})
