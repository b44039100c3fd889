import { describe, expect, it } from 'vitest'
import { hearClosely } from '../classifier/hear-closely'
import { hearParticulars } from './hear-particulars'
import { PARTICULARS } from './particulars'
import type { SignsByParticular } from './particular-signs'

const SIGNS: SignsByParticular = {
  shy: { heard: 'shy|shyness', in: ['new-school'] },
  teacher: { heard: 'teachers?|mrs? \\w+' },
  bus: { heard: 'school bus', in: ['threshold'], unless: 'walks there now' },
  'kin-cries': { heard: '@kin (?:cries|is crying)', in: ['body', 'none'] },
}

const heard = (context: string, signs: readonly SignsByParticular[] = [SIGNS]) =>
  hearParticulars(signs, context, hearClosely(context).intention).map(
    ({ particular, kin }) => particular + (kin ? ` of ${kin}` : ''),
  )

describe('the particulars of what was told', () => {
  it('are heard in the order in which they are told', () => {
    expect(
      heard('She starts at a new school, the school bus scares her and she is so shy.'),
    ).toEqual(['bus', 'shy'])
  })

  it('are heard only beside their occasions', () => {
    expect(heard('My knee operation is on Monday and I am shy with the nurses.')).toEqual([])
  })

  it('are not heard where they are denied, or where an exception stands', () => {
    expect(heard('He starts at his new school on Monday and is not shy.')).toEqual([])
    expect(heard('New school on Monday, no school bus, he walks there now.')).toEqual([])
  })

  it('say whom else they speak of, but not the one who is prayed for', () => {
    expect(heard('My brother is in prison and my mother cries every day.')).toEqual([
      'kin-cries of mother',
    ])
    expect(heard('My mother is in hospital. My mother cries every day.')).toEqual([])
  })

  it('are not heard where nothing else was heard in a long story', () => {
    const told = 'My brother is in prison and my mother cries.'
    const story = 'I sat by the window all day and counted the cars until it was dark.'
    expect(heard(told)).toEqual(['kin-cries of mother'])
    expect(heard(`${told} ${story}`)).toEqual([])
  })

  it('are none in heavy hours, and where harm is wished', () => {
    expect(heard('I want to die, my teacher knows')).toEqual([])
    expect(heard('I hope my teacher dies')).toEqual([])
  })

  it('each have signs that can be read', () => {
    expect(() => heard('We start again on Monday.', PARTICULARS)).not.toThrow()
  })
})
