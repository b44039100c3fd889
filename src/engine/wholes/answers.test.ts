import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { composePrayer } from '../compose-prayer'

const CHOICES = { tradition: 'Christianity', type: 'Courage', category: 'Other' }
const christian = readVoice('christianity')
const compose = (context: string, voice = christian) =>
  composePrayer(voice, { ...CHOICES, tradition: voice.pack.name, context }, 0)

const answered = (ids: readonly string[]) => ids.filter((id) => id.startsWith('particulars-'))

describe('a petition that answers one thing of what was told', () => {
  const shy = compose('My granddaughter starts at a new school on Monday and she is very shy')

  it('stands among the petitions, for whomever it befalls', () => {
    const [, petition = ''] = shy.mediumText.split('\n\n')
    expect(petition).toContain('her shyness')
  })

  it('is said once in a short prayer, and three times at most in a long one', () => {
    const told =
      'We moved to Canada in March with our three children. We have no friends here, and my wife cries.'
    const prayer = compose(told)
    expect(answered(prayer.passages.short).length).toBeLessThanOrEqual(1)
    expect(answered(prayer.passages.long).length).toBeGreaterThan(1)
    expect(answered(prayer.passages.long).length).toBeLessThanOrEqual(3)
  })

  it('is left out where they ask for the same in their own words', () => {
    const asked = compose(
      'We have been trying for a baby for five years. Please pray that the treatment works.',
    )
    expect(asked.mediumText.match(/treatment/g)).toHaveLength(1)
  })

  it('asks nobody in a tradition that asks nobody', () => {
    const { passages, mediumText } = compose(
      'My granddaughter starts at a new school on Monday and she is very shy',
      readVoice('taoism'),
    )
    expect(answered(passages.medium)).toEqual(['particulars-aspiring/shy/a'])
    expect(mediumText).toMatch(/May her shyness/)
  })

  it('is not said by a child, who has smaller words', () => {
    const { passages } = compose(
      'I start at a new school on Monday and I am very shy',
      readVoice('children'),
    )
    expect(answered(passages.long)).toEqual([])
  })
})
