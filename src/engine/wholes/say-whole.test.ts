import { describe, expect, it } from 'vitest'
import { PRAYER_LENGTHS } from '@/catalogue/product'
import { readVoice } from '../build/read-voice'
import { composeInParts, composePrayer } from '../compose-prayer'
import type { Voice } from '../passages/documents'
import type { Whole } from './wholes-documents'
import { isWrittenFor, sayWhole } from './say-whole'

const WRITTEN: Whole = {
  register: 'christian',
  call: 'Christ of the morning, you called a bent woman over, and she stood up straight and saw you, after eighteen years of looking at the floor.',
  naming:
    'I ask you for healing this morning, before the ache and I have got up and gone about together.',
  petition:
    'Call me over too. Straighten what the night has bent, the neck and the knees, and the thought that woke before I did. Give healing its share of the early hour, warm water and slow buttons. ⟨Let nobody hurry me.⟩ Then let me look up, as far as I am able, and see who is there.',
  deepening:
    'One gets used to the floor. I have learned to live round what hurts, and I am half afraid to be asked to stand. So do not be put off if I come slowly. And on the days when I am not straightened by breakfast, be the one who gets down and looks up into my face, and says my name as if there were time enough for all of this.',
  return:
    'See all who are bent this morning over sticks and sinks. And let me stand as tall today as healing has come, and have the sky for a while.',
  short:
    'Christ of the morning, you called a bent woman over, and she stood up straight and saw you. I come stiff from the night. Bring healing into these first hours, slow and warm, and let me look up.',
}

const celtic = readVoice('celtic')
const voice: Voice = {
  ...celtic,
  wholes: { written: { healing: { 'morning-prayer': WRITTEN } }, sayWhole, isWrittenFor },
}
const CHOICES = { tradition: 'Celtic', type: 'Healing', category: 'Morning Prayer' }

describe('a prayer that was written whole', () => {
  const { prayer, parts } = composeInParts(voice, CHOICES, 0)

  it('is said by the first variant, with the tradition’s closing', () => {
    const { mediumText, longText, passages } = prayer
    expect(mediumText).toContain(`${WRITTEN.call} ${WRITTEN.naming}\n\nCall me over too.`)
    expect(passages.medium.map((id) => id.split('/').slice(-2).join('/'))).toEqual([
      'morning-prayer/call',
      'morning-prayer/naming',
      'morning-prayer/petition',
      'morning-prayer/return',
      'close/a',
    ])
    expect(longText).toContain(`\n\n${WRITTEN.deepening}\n\n`)
  })

  it('says what stands in angle brackets in a long prayer only', () => {
    expect(prayer.longText).toContain('slow buttons. Let nobody hurry me. Then let')
    expect(prayer.mediumText).toContain('slow buttons. Then let')
  })

  it('has a short prayer of its own, with the closing alone', () => {
    expect(prayer.shortText.startsWith(WRITTEN.short)).toBe(true)
    expect(parts.short.map(({ part }) => part)).toEqual(['petition', 'close'])
  })

  it('speaks in one register: its formulas are of the same', () => {
    for (const length of PRAYER_LENGTHS)
      expect(prayer[`${length}Text`]).not.toMatch(/Spirit of|Peace to earth/)
  })
})

describe('a tradition that begins any prayer with the same words', () => {
  it('begins medium and long prayers with them', () => {
    const { register: _, ...whole } = WRITTEN
    const islam = readVoice('islam')
    const written = { healing: { 'morning-prayer': whole } }
    const ofIslam = { ...islam, wholes: { written, sayWhole, isWrittenFor } }
    const prayer = composePrayer(ofIslam, { ...CHOICES, tradition: 'Islam' }, 0)
    const basmala = 'In the name of Allah, the Most Gracious, the Most Merciful. '
    expect(prayer.mediumText.startsWith(basmala + whole.call)).toBe(true)
    expect(prayer.longText.startsWith(basmala)).toBe(true)
    expect(prayer.shortText.startsWith(whole.short)).toBe(true)
  })
})

describe('a sub-category of Other', () => {
  it('has the prayers of the category in whose sphere it is', () => {
    const whole = {
      ...WRITTEN,
      call: 'Christ of the table, you ate with people who had been left out of everything.',
    }
    const written = { healing: { relationships: whole } }
    const ofBonds = { ...celtic, wholes: { written, sayWhole, isWrittenFor } }
    const prayer = composePrayer(ofBonds, { ...CHOICES, category: 'Forgiveness' }, 0)
    expect(prayer.mediumText).toContain(whole.call)
    expect(prayer.title).toContain('Forgiveness')
  })
})

describe('prayers are composed of passages', () => {
  const isWhole = (request: object, variant = 0) =>
    composePrayer(voice, { ...CHOICES, ...request }, variant).passages.medium.some((id) =>
      id.includes('/wholes/'),
    )

  it('where another one is asked for', () => {
    expect(isWhole({})).toBe(true)
    expect([1, 2, 3].map((variant) => isWhole({}, variant))).toEqual([false, false, false])
  })

  it('where none was written for the choices', () => {
    expect(isWhole({ type: 'Hope' })).toBe(false)
    expect(isWhole({ category: 'Wellbeing' })).toBe(false)
    expect(isWhole({ familyMember: 'Mother' })).toBe(false)
  })

  it('where something was heard, or is said in the person’s own words', () => {
    expect(isWhole({ context: 'my mother is in hospital' })).toBe(false)
    expect(isWhole({ context: 'the fence needs painting before my uncle comes' })).toBe(false)
    expect(isWhole({ context: 'make him suffer' })).toBe(false)
  })

  it('but not where nothing of what was told can be heard or said', () => {
    expect(isWhole({ context: 'Biscuit wont come out of his wheel house, he is 3' })).toBe(true)
  })
})
