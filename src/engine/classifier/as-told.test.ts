import { describe, expect, it } from 'vitest'
import { hearAll } from './hear-closely'

const mainOf = (context: string) => {
  const [main] = hearAll(context).occasions
  return main ? `${main.occasion}/${main.who}` : 'nothing'
}

describe('what the whole message says against what was heard first', () => {
  it('is good news of somebody of whom one is only glad', () => {
    expect(mainOf('My grandson came home safe from the army, we are so grateful')).toBe(
      'thanks-for-good-news/grandson',
    )
    expect(mainOf('My grandson came home from the army, please pray for him')).toBe(
      'someone/grandson',
    )
  })

  it('is no court where a sentence is served', () => {
    expect(mainOf('My brother is in prison until August')).toBe('someone/brother')
    expect(mainOf('My brother is in jail and his trial is on Monday')).toBe('court/brother')
  })

  it('is no recovery where only illness is told', () => {
    expect(mainOf('My mother is in hospital. Thank you for the kind nurse there.')).toBe(
      'hospital/mother',
    )
  })
})
