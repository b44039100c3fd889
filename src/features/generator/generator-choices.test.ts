import { describe, expect, it } from 'vitest'
import { addresses } from '@/catalogue/addresses'
import {
  changeChoices,
  missingChoices,
  readAbout,
  readChoices,
  toPrayerChoices,
  withoutAbout,
  writeChoices,
  type GeneratorChoices,
} from './generator-choices'

const NOTHING: GeneratorChoices = {
  tradition: '',
  type: '',
  category: '',
  subCategory: '',
  familyMember: '',
}

const FOR_MOTHER: GeneratorChoices = {
  tradition: "Baha'i Faith",
  type: 'loving-kindness',
  category: 'Other',
  subCategory: 'Family',
  familyMember: 'Mother',
}

function read(address: string): GeneratorChoices {
  return readChoices(new URL(address, 'http://app.example').searchParams)
}

describe('the choices in the address', () => {
  it('come back as they were written', () => {
    for (const choices of [NOTHING, FOR_MOTHER, { ...FOR_MOTHER, familyMember: '' as const }])
      expect(readChoices(writeChoices(new URLSearchParams(), choices))).toEqual(choices)
  })

  it('leave the other parameters alone and take away what is no longer chosen', () => {
    const before = new URLSearchParams('tab=guide&type=rain&member=mother')
    expect(writeChoices(before, { ...NOTHING, tradition: 'Islam' }).toString()).toBe(
      'tab=guide&tradition=Islam',
    )
  })

  it('are taken from the presets that other pages link to', () => {
    expect(read(addresses.generateWith({ type: 'Rain' }))).toEqual({ ...NOTHING, type: 'rain' })
    expect(read(addresses.generateWith({ tradition: 'Maori', category: 'Healing' }))).toEqual({
      ...NOTHING,
      tradition: 'Maori',
      category: 'Other',
      subCategory: 'Healing',
    })
  })

  it('may name a tradition by its slug', () => {
    expect(read('/generate?tradition=baha-i-faith').tradition).toBe("Baha'i Faith")
  })

  it('are no choices when they name nothing known', () => {
    expect(read('/generate?tradition=Jedi&type=curse&category=All&member=mother')).toEqual(NOTHING)
  })
})

describe('changing a choice', () => {
  it('drops the sub-category and the member when the category is another', () => {
    expect(changeChoices(FOR_MOTHER, { category: 'Gratitude' })).toEqual({
      ...FOR_MOTHER,
      category: 'Gratitude',
      subCategory: '',
      familyMember: '',
    })
  })

  it('drops the member when the sub-category is not Family', () => {
    expect(changeChoices(FOR_MOTHER, { subCategory: 'Hope' }).familyMember).toBe('')
  })
})

describe('the required choices', () => {
  it('are named in order while they are open', () => {
    expect(missingChoices(NOTHING)).toEqual(['tradition', 'type', 'category'])
    expect(missingChoices({ ...NOTHING, type: 'rain' })).toEqual(['tradition', 'category'])
  })

  it('do not include the sub-category of Other', () => {
    expect(missingChoices({ ...FOR_MOTHER, subCategory: '', familyMember: '' })).toEqual([])
  })
})

describe('what the engine is asked for', () => {
  it('is the sub-category where one is chosen, else the category', () => {
    expect(toPrayerChoices(FOR_MOTHER, ' before her journey ')).toEqual({
      tradition: "Baha'i Faith",
      type: 'loving-kindness',
      category: 'Family',
      familyMember: 'Mother',
      context: 'before her journey',
    })
    const other = { ...FOR_MOTHER, subCategory: '', familyMember: '' } as const
    expect(toPrayerChoices(other, '  ')).toEqual({
      tradition: "Baha'i Faith",
      type: 'loving-kindness',
      category: 'Other',
    })
  })
})

describe('the words that an address carries to the context box', () => {
  it('are trimmed, and cut where the box is full', () => {
    expect(readAbout(new URLSearchParams({ about: ' a lottery ' }))).toBe('a lottery')
    expect(readAbout(new URLSearchParams({ about: 'x'.repeat(5000) }))).toHaveLength(1000)
  })

  it('are none for blanks', () => {
    expect(readAbout(new URLSearchParams({ about: '  ' }))).toBeNull()
    expect(readAbout(new URLSearchParams())).toBeNull()
  })

  it('go without the choices', () => {
    const parameters = new URLSearchParams({ about: 'a lottery', tradition: 'Islam' })
    expect(withoutAbout(parameters).toString()).toBe('tradition=Islam')
  })
})
