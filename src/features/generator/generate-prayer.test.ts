import { beforeAll, describe, expect, it } from 'vitest'
import { loadVoice } from '@/engine/packs/load-voice'
import { generatePrayer, nextVariant } from './generate-prayer'

const CHOICES = { tradition: 'Universal', type: 'hope', category: 'Hope', context: 'a long night' }
const OPTIONS = { key: 'one', isPrivate: true, makerId: null }

// The tests begin when the voice is at hand: reading its document takes its time.
beforeAll(() => loadVoice('Universal', null), 60_000)

describe('generating', () => {
  it('makes a prayer in three lengths that waits to be saved', async () => {
    const made = await generatePrayer(CHOICES, [], OPTIONS)
    expect(made).toMatchObject({
      key: 'one',
      rowKey: 'one',
      saving: 'waiting',
      isPrivate: true,
      choices: CHOICES,
    })
    const { shortText, mediumText, longText, type } = made.prayer
    for (const text of [shortText, mediumText, longText]) expect(text.trim()).not.toBe('')
    expect(type).toBe('Hope Prayer')
  })

  it('makes the next variant when the same is asked for again', async () => {
    const whole = await generatePrayer(CHOICES, [], OPTIONS)
    const first = await generatePrayer(CHOICES, [whole], OPTIONS)
    const second = await generatePrayer(CHOICES, [first, whole], OPTIONS)
    expect(second.prayer.variant).toBe(first.prayer.variant + 1)
    expect(second.prayer.longText).not.toBe(first.prayer.longText)
  })

  it('starts somewhere else for words that are new on this device', async () => {
    const made = await generatePrayer(CHOICES, [], OPTIONS)
    expect(nextVariant({ ...CHOICES, type: 'joy' }, [made], false, () => 0.5)).toBe(500_001)
  })

  it('begins with the prayer that was written whole where nothing was told, then starts somewhere', async () => {
    const choices = { tradition: 'Celtic', type: 'hope', category: 'Wellbeing' }
    const first = await generatePrayer(choices, [], OPTIONS)
    expect(first.prayer.variant).toBe(0)
    expect(nextVariant(choices, [first], true, () => 0.5)).toBe(500_001)
    const second = await generatePrayer(choices, [first], OPTIONS)
    expect(nextVariant(choices, [second, first], true)).toBe(second.prayer.variant + 1)
  })

  it('starts somewhere where a voice has no whole prayer for the choices', async () => {
    const family = { tradition: 'Celtic', type: 'hope', category: 'Family', familyMember: 'Mother' }
    expect((await generatePrayer(family, [], OPTIONS)).prayer.variant).toBeGreaterThan(0)
  })

  it('begins with the prayer that was written whole for what was told', async () => {
    const context = 'My mother is in hospital.'
    const told = { tradition: 'Celtic', type: 'hope', category: 'Wellbeing', context }
    const first = await generatePrayer(told, [], OPTIONS)
    expect(first.prayer.variant).toBe(0)
    expect(first.prayer.mediumText).toContain('I bring you my mother, who is in hospital.')
    const second = await generatePrayer(told, [first], OPTIONS)
    expect(second.prayer.variant).toBeGreaterThan(0)
  })

  it('rejects what the engine refuses', async () => {
    await expect(generatePrayer({ ...CHOICES, type: ' ' }, [], OPTIONS)).rejects.toThrow(
      'Type is required',
    )
  })
})
