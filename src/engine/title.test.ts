import { describe, expect, it } from 'vitest'
import { TRADITIONS } from '@/catalogue/traditions'
import { composeTitle, type TitleChoices } from './title'

function titlesOf(choices: TitleChoices): string[] {
  return Array.from({ length: 40 }, (_, seed) => composeTitle(choices, false, String(seed)))
}

function titleOf(change: Partial<TitleChoices>): string {
  const choices = { tradition: 'Celtic', category: 'Hope', type: 'peace', ...change }
  return composeTitle(choices, true, 'seed')
}

describe('a title', () => {
  it('names tradition, adjective and category', () => {
    expect(titleOf({})).toBe('Celtic Sacred Prayer for Hope')
  })

  it('names the type where Other was chosen without a sub-category', () => {
    expect(titleOf({ category: 'Other' })).toBe('Celtic Sacred Prayer for Peace')
    expect(titleOf({ category: 'Other', type: 'loving-kindness' })).toBe(
      'Celtic Sacred Prayer for Loving-Kindness',
    )
  })

  it('does not say prayer twice', () => {
    expect(titleOf({ category: 'Morning Prayer' })).toBe('Celtic Sacred Prayer for the Morning')
  })

  it('says the label where the stored name is a list of values', () => {
    expect(titleOf({ tradition: 'Sick/Indigent/Impaired' })).toBe(
      'For the Sick, the Poor and People with Disabilities: Sacred Prayer for Hope',
    )
    for (const { name } of TRADITIONS) expect(titleOf({ tradition: name })).not.toMatch(/[/]/)
  })

  it('of the Bahá’í voice keeps to the same words, and names its type as it is shown', () => {
    const tradition = "Baha'i Faith"
    const other = titlesOf({ tradition, category: 'Other', type: 'hope' })
    expect(other.every((title) => /^[A-Za-z ]+ Hope$/.test(title))).toBe(true)
    const morning = titlesOf({ tradition, category: 'Morning Prayer', type: 'hope' })
    expect(morning.some((title) => title.endsWith(' Hope for the Morning'))).toBe(true)
    expect(morning.join()).not.toContain('Morning Prayer')
  })
})
