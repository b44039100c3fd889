import { describe, expect, it } from 'vitest'
import { addresses } from '@/catalogue/addresses'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { choicesFor, listNames, readComparison, withOthers, withTradition } from './comparison'

const read = (query: string) => readComparison(new URLSearchParams(query))

describe('an address of a comparison', () => {
  it('without parameters shows healing in three traditions, in the medium length', () => {
    expect(read('')).toEqual({
      type: 'Healing',
      traditions: ['Judaism', 'Islam', 'Buddhism'],
      category: null,
      member: null,
      length: 'medium',
      variant: 0,
    })
  })

  it('leads to what it was made from', () => {
    const comparison = {
      type: 'Loving-Kindness',
      traditions: ["Baha'i Faith", 'Sick/Indigent/Impaired', 'Agnostic'],
      category: 'Family',
      member: 'Mother',
      length: 'long',
      variant: 41,
    } as const
    const address = addresses.compareWith(comparison)
    expect(address).toBe(
      '/compare?type=loving-kindness&with=baha-i-faith,sick-indigent-impaired,agnostic&category=Family&member=mother&length=long&variant=41',
    )
    expect(read(address.split('?')[1] ?? '')).toEqual(comparison)
  })

  it('can name every voice', () => {
    for (const name of VOICE_NAMES) {
      const address = addresses.compareWith({ type: 'Hope', traditions: [name, 'Universal'] })
      expect(read(address.split('?')[1] ?? '').traditions).toContain(name)
    }
  })

  it.each([
    ['one tradition is read beside another', 'with=hinduism', ['Hinduism', 'Judaism']],
    ['a tradition stands once', 'with=islam,islam,judaism', ['Islam', 'Judaism']],
    ['unknown traditions are left out', 'with=islam,pastafari,judaism', ['Islam', 'Judaism']],
    ['nobody known gives the default', 'with=x', ['Judaism', 'Islam', 'Buddhism']],
    ['three are enough', 'with=sami,maya,inca,maori', ['Sami', 'Maya', 'Inca']],
  ])('%s', (_, query, traditions) => expect(read(query).traditions).toEqual(traditions))

  it.each(['variant=-1', 'variant=x', 'variant=1.5', 'variant=1e99', 'type=&length=huge'])(
    'with nonsense in it (%s) is one without',
    (query) => expect(read(query)).toEqual(read('')),
  )
})

it('a column is composed for the type’s own category where the address names none', () => {
  const categoryOf = (query: string) => choicesFor(read(query), 'Islam').category
  expect(categoryOf('type=peace')).toBe('Peace')
  expect(categoryOf('type=rain')).toBe('Spirituality')
  expect(categoryOf('type=rain&category=morning prayer')).toBe('Morning Prayer')
})

it('a tradition is read beside others than itself', () => {
  expect(withOthers('Islam')).toEqual(['Islam', 'Judaism', 'Buddhism'])
  expect(withOthers('Maya')).toEqual(['Maya', 'Judaism', 'Islam'])
})

it('choosing a tradition that stands elsewhere lets the two change places', () => {
  expect(withTradition(['Islam', 'Judaism', 'Maya'], 0, 'Maya')).toEqual([
    'Maya',
    'Judaism',
    'Islam',
  ])
  expect(withTradition(['Islam', 'Judaism'], 1, 'Maya')).toEqual(['Islam', 'Maya'])
})

it('names are listed as a sentence says them', () => {
  expect(listNames(['Islam', 'Judaism', 'Maya'])).toBe('Islam, Judaism and Maya')
})
