import { describe, expect, it } from 'vitest'
import { hear } from './hear'

function detailsOf(context: string): string[] {
  return (hear(context).details ?? []).map(({ detail, of }) => `${detail} ${of}`)
}

describe('the name of somebody', () => {
  it('is the name alone, also where somebody is named with them', () => {
    expect(hear('My sister Maria and her husband are separating.').name).toBe('Maria')
    expect(hear('My son Daniel lost his job.').name).toBe('Daniel')
  })
})

describe('the details of a context', () => {
  it.each([
    ["my mum has a hip operation on thursday and she's scared", ['afraid other', 'hip other']],
    ['My mother is in hospital and I am terrified', ['afraid speaker']],
    [
      'my wife and I have been arguing about money for weeks',
      ['about-money other', 'for-weeks speaker'],
    ],
    ["grandad's funeral on friday, i have to speak", ['has-to-speak speaker']],
    ['my friend lost his job and has three kids', ['children-to-feed other']],
    ['my mother has surgery tomorrow and is not afraid', []],
    ['a quiet evening', []],
  ])('“%s”', (context, details) => {
    expect(detailsOf(context)).toEqual(details)
  })

  it('are two at most', () => {
    const all = 'my mother is ill again, so tired, afraid, far away and alone with it'
    expect(detailsOf(all)).toHaveLength(2)
  })
})

describe('what the words say of somebody whose relation does not', () => {
  it.each([
    ["my best friend is ill and I can't visit her", 'she'],
    ['my cousin has his exam tomorrow', 'he'],
    ['my friend is ill', undefined],
    ['my mother is ill and her dog too', undefined],
  ])('“%s” is %s', (context, pronoun) => {
    expect(hear(context).pronoun).toBe(pronoun)
  })
})

it('a day to come is ahead, whatever else is over', () => {
  expect(hear('job interview next week, I have been out of work since spring').tense).toBe('ahead')
  expect(hear('my mother had surgery yesterday').tense).toBe('past')
})

it('sobriety is a recovery, whose passages speak of it', () => {
  const { occasions } = hear('30 days sober today, nobody in my family believes it')
  expect(occasions).toEqual([{ occasion: 'recovery', who: null }])
})

it('good news takes away the trouble that it ends', () => {
  const { occasions } = hear('Thank you that my brother came home safe from his deployment')
  expect(occasions.map(({ occasion }) => occasion)).not.toContain('war')
})
