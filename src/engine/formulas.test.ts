import { describe, expect, it } from 'vitest'
import { readVoice } from './build/read-voice'
import { composePrayer } from './compose-prayer'

const islam = readVoice('islam')

describe('the first and last words of a tradition', () => {
  const steps = (said: readonly string[]) => said.map((id) => id.split('/')[1] ?? '')
  const CHOSEN = { tradition: 'Islam', type: 'Hope', category: 'Wellbeing' }

  it('stand around a medium and a long prayer, and not around a short one', () => {
    const { passages } = composePrayer(islam, CHOSEN, 1)
    for (const said of [passages.medium, passages.long]) {
      expect(steps(said)[0]).toBe('opening')
      expect(steps(said).slice(-3)).toEqual(['return', 'ending', 'close'])
    }
    expect(steps(passages.short)).not.toContain('opening')
    expect(steps(passages.short)).not.toContain('ending')
  })

  it('stand around what the person told and asked for, too', () => {
    const context = 'mum is in hospital, please pray that she sleeps well tonight'
    const { mediumText, passages } = composePrayer(islam, { ...CHOSEN, context }, 0)
    expect(steps(passages.medium)[0]).toBe('opening')
    expect(mediumText).toContain('my mother, who is in hospital')
    expect(mediumText).toContain('Let my mother sleep well tonight.')
  })
})

describe('a voice that may speak to God or to nobody', () => {
  it('speaks to God where the person did', () => {
    const children = readVoice('children')
    const choices = { tradition: 'Children', type: 'Hope', category: 'Wellbeing' }
    const context = 'God should please let my brother call'
    for (let variant = 0; variant < 4; variant++) {
      const { shortText, longText } = composePrayer(children, { ...choices, context }, variant)
      expect(shortText).toMatch(/Amen\.$/)
      expect(longText).toMatch(/Amen\.$/)
    }
  })
})
