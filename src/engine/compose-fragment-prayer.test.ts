import { describe, expect, it } from 'vitest'
import { readChoices } from './axes'
import { composePrayer } from './compose-prayer'
import { composeTexts } from './compose-fragment-prayer'
import { loadFragments } from './packs/load-pack'
import { countWords } from './words'

const rain = await loadFragments('Rain')
const sufism = await loadFragments('Sufism')

const CHOICES = { tradition: 'Rain', type: 'courage', category: 'Professional' }

describe('a composed prayer', () => {
  it('carries the specified title, type, tags, author and source', () => {
    const prayer = composePrayer(
      rain,
      { ...CHOICES, context: "My job interview, tomorrow! (I'm nervous)" },
      0,
    )
    expect(prayer.title).toMatch(/^Rain (Sacred|Divine|Holy) Prayer for Professional$/)
    expect(prayer).toMatchObject({
      tradition: 'Rain',
      category: 'Professional',
      type: 'Professional Prayer',
      author: 'Orison',
      source: 'AI Generated',
      tags: ['courage', 'professional', 'rain', 'interview', 'tomorrow', 'nervous'],
      theme: 'work',
      notice: null,
    })
    expect(prayer.seed).toMatch(/^[0-9a-f]{16}$/)
  })

  it('has 40–70, 100–150 and 210–300 words in its three lengths, the long one in paragraphs', () => {
    const { shortText, mediumText, longText } = composePrayer(rain, CHOICES, 3)
    expect(countWords(shortText)).toBeGreaterThanOrEqual(40)
    expect(countWords(shortText)).toBeLessThanOrEqual(70)
    expect(countWords(mediumText)).toBeGreaterThanOrEqual(100)
    expect(countWords(mediumText)).toBeLessThanOrEqual(150)
    expect(countWords(longText)).toBeGreaterThanOrEqual(210)
    expect(countWords(longText)).toBeLessThanOrEqual(300)
    expect(longText.split('\n\n').length).toBeGreaterThanOrEqual(3)
  })

  it('is the same bytes for the same choices and variant, here and everywhere', () => {
    const prayer = composePrayer(
      sufism,
      { tradition: 'Sufism', type: 'Mercy', category: 'Wellbeing' },
      7,
    )
    const again = composePrayer(
      sufism,
      { tradition: 'Sufism', type: 'Mercy', category: 'Wellbeing' },
      7,
    )
    expect(again).toEqual(prayer)
    // Pinned: a change here means that stored seeds no longer lead to their prayers (raise ENGINE_VERSION).
    expect(prayer.seed).toBe('43cd0eb0c5e31543')
    expect(prayer.title).toBe('Sufism Holy Prayer for Wellbeing')
  })

  it('changes with the variant and with every choice', () => {
    const texts = [
      composePrayer(rain, CHOICES, 0),
      composePrayer(rain, CHOICES, 1),
      composePrayer(rain, { ...CHOICES, type: 'hope' }, 0),
      composePrayer(rain, { ...CHOICES, category: 'Wellbeing' }, 0),
      composePrayer(rain, { ...CHOICES, context: 'a new job' }, 0),
      composePrayer(rain, { ...CHOICES, familyMember: 'Mother' }, 0),
    ]
    expect(new Set(texts.map(({ longText }) => longText)).size).toBe(texts.length)
    expect(new Set(texts.map(({ seed }) => seed)).size).toBe(texts.length)
  })

  it('draws the same for the same theme, whatever the words were', () => {
    const one = composePrayer(rain, { ...CHOICES, context: 'a new job' }, 2)
    const other = composePrayer(rain, { ...CHOICES, context: 'the office party' }, 2)
    expect(one.longText).toBe(other.longText)
    expect(one.tags).not.toEqual(other.tags)
  })

  it.each([
    [{ tradition: '  ', type: 'hope', category: 'Other' }, 'Tradition is required'],
    [{ tradition: 'Sufism', type: 'hope', category: '' }, 'Category is required'],
    [{ tradition: 'Sufism', type: ' ', category: 'Other' }, 'Type is required'],
  ])('is refused with the specified words when a choice is empty', (choices, message) => {
    expect(() => composePrayer(rain, choices, 0)).toThrow(message)
  })
})

describe('what was chosen', () => {
  function idsOf(choices: Parameters<typeof composePrayer>[1], variant = 0): string[] {
    const { fragments } = composePrayer(rain, choices, variant)
    // Only what every length says counts.
    const shared = (part: string) =>
      Object.values(fragments).every((ids) => ids.some((id) => id.includes(part)))
    return [
      'ask/',
      'scene/',
      'stock/place/',
      'stock/member/',
      'stock/memory/',
      'stock/theme/',
      'generic/',
      'comfort/',
      'stock/flood/',
    ].filter(shared)
  }

  it('is heard in every length: type, category, context', () => {
    expect(idsOf({ ...CHOICES, context: 'a new job' })).toEqual(['ask/', 'scene/', 'stock/theme/'])
    expect(idsOf({ ...CHOICES, category: 'Healing' })).toEqual(['ask/', 'stock/place/'])
    expect(idsOf({ ...CHOICES, context: 'the garden gate' })).toEqual([
      'ask/',
      'scene/',
      'generic/',
    ])
  })

  it('is heard of a family member, twice in the longer texts and in the memory voice after a death', () => {
    expect(idsOf({ ...CHOICES, familyMember: 'Mother' })).toEqual(['ask/', 'stock/member/'])
    expect(idsOf({ ...CHOICES, familyMember: 'mother', context: 'she died' })).toEqual([
      'ask/',
      'stock/memory/',
      'comfort/',
    ])
    const { mediumText, category, tags, type } = composePrayer(
      rain,
      { ...CHOICES, familyMember: 'Mother' },
      0,
    )
    expect(mediumText.match(/mother/g)?.length).toBe(2)
    expect({ category, type }).toEqual({ category: 'Family', type: 'Family Prayer' })
    expect(tags).toContain('mother')
  })

  it('imposes no scene for Other, nor for a sub-category that is the type itself', () => {
    expect(idsOf({ ...CHOICES, category: 'Other' })).toEqual(['ask/'])
    expect(idsOf({ ...CHOICES, category: 'Courage' })).toEqual(['ask/'])
  })
})

describe('what the person wrote', () => {
  it('is never pasted into the prayer', () => {
    const context = 'Xylophone zebra at the hospital, quincunx'
    const { shortText, mediumText, longText } = composePrayer(rain, { ...CHOICES, context }, 0)
    expect([shortText, mediumText, longText].join(' ')).not.toMatch(/xylophone|zebra|quincunx/i)
  })

  it('of harm to themselves brings a gentle prayer and the notice, whatever the type', () => {
    for (const type of ['victory', 'forgiveness', 'hope']) {
      const prayer = composePrayer(rain, { ...CHOICES, type, context: 'I want to end my life' }, 1)
      expect(prayer.notice).toBe('self-harm')
      const said = Object.values(prayer.fragments).flat()
      expect(said.filter((id) => /\/(turn|commit|scene|widening)\//.test(id))).toEqual([])
      expect(said.some((id) => id.startsWith('stock/quiet/'))).toBe(true)
      expect(
        said.filter((id) => id.includes('/ask/')).every((id) => id.includes('/ask/healing/')),
      ).toBe(true)
      expect(prayer.tags).toEqual([type, 'professional', 'rain'])
    }
  })

  it('of floods never brings rain, even where the type is Rain', () => {
    for (let variant = 0; variant < 10; variant++) {
      const prayer = composePrayer(
        sufism,
        { tradition: 'Sufism', type: 'rain', category: 'Other', context: 'flooding' },
        variant,
      )
      expect(Object.values(prayer.fragments).flat().join(' ')).not.toContain('ask/rain')
      expect([prayer.shortText, prayer.mediumText, prayer.longText].join(' ')).not.toMatch(
        /\brain/i,
      )
      expect(prayer.tags[0]).toBe('rain')
    }
  })

  it('of harm to others brings a prayer for peace', () => {
    const { fragments } = composePrayer(
      rain,
      { ...CHOICES, type: 'victory', context: 'make him suffer' },
      0,
    )
    const asks = Object.values(fragments)
      .flat()
      .filter((id) => id.includes('/ask/'))
    expect(asks.every((id) => id.includes('/ask/peace/'))).toBe(true)
  })
})

describe('titles', () => {
  it('say Sacred only where no god is asked', () => {
    const titles = Array.from(
      { length: 20 },
      (_, variant) => composePrayer({ ...rain, mode: 'A' }, CHOICES, variant).title,
    )
    expect(new Set(titles)).toEqual(new Set(['Rain Sacred Prayer for Professional']))
    const others = Array.from(
      { length: 40 },
      (_, variant) => composePrayer(rain, CHOICES, variant).title,
    )
    expect(new Set(others).size).toBe(3)
  })

  it('have their own form for the Bahá’í Faith and never name a tablet', () => {
    for (let variant = 0; variant < 40; variant++) {
      const { title } = composePrayer(
        rain,
        { ...CHOICES, tradition: "Baha'i Faith", type: 'Unity' },
        variant,
      )
      expect(title).toMatch(
        /^(Prayer of|Supplication for) (Divine|Sacred|Blessed|Holy) Unity( for Professional)?$/,
      )
    }
  })
})

describe('the pieces of a prayer', () => {
  it('say which text of which fragment stands where', () => {
    const { long } = composeTexts(rain, readChoices(CHOICES), 0)
    expect(long.pieces[0]).toMatchObject({ slot: 'opening', paragraph: 0 })
    expect(long.pieces.at(-1)?.slot).toBe('closing')
    for (const piece of long.pieces) expect(piece.id).toMatch(/^(rain|stock)\/[a-z:/-]+$/)
  })
})
