import { describe, expect, it } from 'vitest'
import { languageAfterEdit } from './language-after-edit'
import { prayerAt } from '../prayer-fixture'

describe('the language of changed texts', () => {
  const prayer = prayerAt(1, { shortText: 'May there be peace in this house tonight.' })

  it('stays while most words stay', () => {
    expect(languageAfterEdit(prayer, prayer)).toBe('en')
    const mended = {
      ...prayer,
      shortText: 'May there be great peace in our house tonight, friend.',
    }
    expect(languageAfterEdit(prayer, mended)).toBe('en')
  })

  it('is unknown once most words are others', () => {
    const texts = { shortText: 'اللهم أنزل السلام على هذا البيت', mediumText: '', longText: '' }
    expect(languageAfterEdit(prayer, texts)).toBeNull()
    expect(languageAfterEdit(prayer, { ...texts, shortText: 'Friede sei in dem Haus.' })).toBeNull()
  })

  it('is unknown once one length is written anew, and the others stay', () => {
    const whole = { ...prayer, mediumText: prayer.shortText, longText: prayer.shortText }
    const changed = { ...whole, shortText: 'اللهم أنزل السلام على هذا البيت' }
    expect(languageAfterEdit(whole, changed)).toBeNull()
  })

  it('stays unknown where it was', () => {
    const unknown = { ...prayer, language: null }
    expect(languageAfterEdit(unknown, unknown)).toBeNull()
  })
})
