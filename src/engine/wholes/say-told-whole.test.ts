import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { composePrayer } from '../compose-prayer'
import type { Voice } from '../passages/documents'
import type { ToldWhole, ToldWholesDocument } from './wholes-documents'
import { hear } from '../intention/hear'
import { NO_INTENTION, type Intention } from '../intention/intention'
import { isWrittenForTold, sayToldWhole } from './say-told-whole'

const WRITTEN: ToldWhole = {
  register: 'son',
  call: {
    full: 'Lord Jesus, they brought the sick to you at evening, when the sun was down, and you laid your hands on every one of them.',
    short: 'Lord Jesus, you laid your hands on every sick person they brought to you.',
  },
  petition: {
    full: 'Go through that ward tonight, and stop at [my] bed. Put your hand where it hurts, and give skill and patience to every other hand that touches [me] there. Let the nights be quiet and the news be clear, and let there be somebody who says [my] name as if it mattered. ⟨Where medicine can do its work, bless it, and where it is slow, give [me] heart to wait.⟩',
    short:
      'Stop at [my] bed tonight, put your hand where it hurts, and bless every hand that cares for [me] there.',
  },
  deepening:
    'In such a place the hours are counted by others, and one can begin to feel like a number on a chart. You never healed a number. You asked people what they wanted, you touched the ones whom nobody touched, and you called a woman daughter in front of the whole crowd. Look at [me] like that. And when fear comes after the lights are down, be the one who does not go home at the end of visiting hours, but sits there until it is morning.',
  return:
    'Bless everyone who lies awake under those lamps. Hold [me] in your hand through this night and the next, and bring [me] home by the way that you know.',
}

const christian = readVoice('christianity')
const CHOICES = { tradition: 'Christianity', type: 'Strength', category: 'Wellbeing' }

function voiceWith(written: ToldWholesDocument): Voice {
  if (!christian.context?.wholes) throw new Error('The shared passages are missing')
  const wholes = { ...christian.context.wholes, written, sayToldWhole, isWrittenForTold }
  return { ...christian, context: { ...christian.context, wholes } }
}

const voice = voiceWith({ hospital: WRITTEN })
const compose = (context: string, variant = 0, said = voice) =>
  composePrayer(said, { ...CHOICES, context }, variant)

describe('a prayer that was written whole for an occasion', () => {
  const prayer = compose('My mother is in hospital.')

  it('is said of whomever it befalls, with the person’s own words behind its call', () => {
    expect(prayer.mediumText).toContain(
      'every one of them. I bring you my mother, who is in hospital.',
    )
    expect(prayer.mediumText).toContain('\n\nGo through that ward tonight, and stop at her bed.')
    expect(compose('I am in hospital.').mediumText).toContain('and stop at my bed.')
  })

  it('names somebody again before it ends', () => {
    const [last = ''] = prayer.mediumText.split('\n\n').slice(-1)
    expect(last).toContain('my mother')
    expect(compose('I am in hospital.').mediumText.split('\n\n').at(-1)).toContain('Hold me')
  })

  it('asks for the type in one sentence behind its own petition', () => {
    const [, petition = ''] = prayer.mediumText.split('\n\n')
    expect(petition).toMatch(/as if it mattered\. .*strength/i)
  })

  it('goes further in a long prayer only', () => {
    expect(prayer.longText).toContain('give her heart to wait.')
    expect(prayer.longText).toContain('\n\nIn such a place the hours are counted by others')
    expect(prayer.mediumText).not.toMatch(/heart to wait|In such a place/)
  })

  it('has a short wording of its own', () => {
    expect(prayer.shortText.startsWith(WRITTEN.call.short)).toBe(true)
    expect(prayer.shortText).toContain('Stop at her bed tonight')
  })

  it('says what the person asks for behind its own petition', () => {
    const { mediumText } = compose('My mother is in hospital. Please let her sleep tonight.')
    expect(mediumText).toMatch(/as if it mattered\. Let (?:her|my mother) sleep tonight\./)
  })

  it('gives the person’s thanks before anything is asked', () => {
    const { mediumText } = compose('My mother is in hospital. Thank you for the kind nurse there.')
    expect(mediumText.indexOf('kind nurse')).toBeLessThan(mediumText.indexOf('Go through that'))
  })

  it('comes to the last thing that was told where it goes deeper, when it is long', () => {
    const { longText, mediumText } = compose('My mother is in hospital. I cannot visit her.')
    expect(longText).toContain('who is in hospital.\n\nGo through that ward')
    expect(longText).toContain('\n\nI cannot visit her. In such a place')
    expect(mediumText).toContain('who is in hospital. I cannot visit her.\n\nGo through')
  })

  it('says a sentence of the category, for whoever is prayed for', () => {
    const morning = (context: string) =>
      composePrayer(voice, { ...CHOICES, category: 'Morning Prayer', context }, 0).mediumText
    expect(morning('I am in hospital.')).toContain('Go with me through this new day.')
    expect(morning('My mother is in hospital.')).toContain(
      'Go through this new day with my mother, and with me.',
    )
  })
})

describe('where somebody has died', () => {
  it('says nothing of thanks or growth, whatever the category is', () => {
    const death = voiceWith({ death: WRITTEN })
    const said = (category: string) =>
      composePrayer(death, { ...CHOICES, category, context: 'My father died.' }, 0).mediumText
    expect(said('Relationships')).toContain('Bless everyone who is close to me')
    expect(said('Personal Growth')).not.toContain('grow by it')
    expect(said('Gratitude')).not.toContain('with thanks')
  })

  it('is for the one who died also where the mourners alone are named', () => {
    const death = voiceWith({ death: { ...WRITTEN, return: 'Keep {who} in your love, Lord.' } })
    const mourning: Intention = { ...NO_INTENTION, occasions: [{ occasion: 'death', who: 'us' }] }
    const prayer = composePrayer(death, { ...CHOICES, context: 'we mourn', intention: mourning }, 0)
    expect(prayer.mediumText).toContain('Keep the one I love in your love, Lord.')
  })
})

describe('a voice as it is', () => {
  const said = (tradition: string, context: string) =>
    composePrayer(readVoice(tradition), { ...CHOICES, tradition, context }, 0).mediumText

  it('ends more quietly in mourning, where its first closing is glad', () => {
    expect(said('Christmas', 'My mother is in hospital.')).toMatch(/Glory to God in the highest/)
    expect(said('Christmas', 'My mother died on Sunday.')).toMatch(
      /Emmanuel, and stay with us\. Amen\.$/,
    )
  })

  it('asks for me what I told of myself, although the others pray with me', () => {
    const text = said('Rastafari', 'My boyfriend broke up with me.')
    expect(text).toContain('broke up with me')
    expect(text).toMatch(/Come near to me/)
  })
})

describe('a wedding', () => {
  const own = { ...WRITTEN, return: 'Keep us faithful, Lord.' }
  const wedding = voiceWith({ wedding: WRITTEN, 'own-wedding': own })

  it('is prayed for by the two who marry in words of their own', () => {
    expect(compose('We are getting married on Saturday.', 0, wedding).mediumText).toContain(
      'Keep us faithful, Lord.',
    )
    expect(compose('My cousin is getting married.', 0, wedding).mediumText).not.toContain(
      'Keep us faithful',
    )
  })
})

describe('where somebody stands opposite the speaker', () => {
  const quarrel = voiceWith({
    quarrel: { ...WRITTEN, return_named: 'Let me see {who} smile again.' },
  })

  it('comes home to them where they are known', () => {
    expect(compose('I had a fight with my brother.', 0, quarrel).mediumText).toContain(
      'Let me see my brother smile again.',
    )
  })

  it('comes home to the speaker where nobody is named', () => {
    expect(compose('We had a terrible fight.', 0, quarrel).mediumText).toContain(
      'bring me home by the way that you know.',
    )
  })
})

describe('a prayer that was written whole for a type', () => {
  const ofType = voiceWith({ strength: WRITTEN })

  it('is said around what was told where no occasion was heard in it', () => {
    const { mediumText } = compose('I have to give up the car this Friday.', 0, ofType)
    expect(mediumText).toMatch(
      /every one of them\. This Friday I have to give up the car\.\n\nGo through that ward/,
    )
  })

  it('is the one for blessing where the type has none, with a sentence of the type', () => {
    const context = 'We have to give up the car this Friday.'
    const choices = { ...CHOICES, type: 'Gratitude', context }
    const { mediumText, passages } = composePrayer(readVoice('Judaism'), choices, 0)
    expect(passages.medium).toContain('judaism/told/blessing/call')
    expect(mediumText).toMatch(/thank|grateful/i)
  })

  it('is not said where nothing was told', () => {
    expect(compose('', 0, ofType).mediumText).not.toContain('Go through that ward')
  })
})

describe('a prayer is composed of passages', () => {
  const isWhole = (context: string, variant = 0, said = voice) =>
    compose(context, variant, said).mediumText.includes('Go through that ward')

  it('where it is asked for again', () => {
    expect(isWhole('My mother is in hospital.')).toBe(true)
    expect(isWhole('My mother is in hospital.', 1)).toBe(false)
  })

  it('where something else was heard', () => {
    expect(isWhole('My mother has an exam.')).toBe(false)
  })

  it('where harm is wished, whatever else is told', () => {
    expect(isWhole('He is in hospital and I hope he dies.')).toBe(false)
  })

  it('where the movements leave the person’s own words no room', () => {
    const endless = { ...WRITTEN, deepening: `${WRITTEN.deepening} `.repeat(3).trim() }
    expect(isWhole('My mother is in hospital.', 0, voiceWith({ hospital: endless }))).toBe(false)
  })
})

describe('whether there is one for a context', () => {
  it.each([
    ['My mother is in hospital.', true],
    ['My mother has an exam.', false],
    ['', false],
  ])('“%s”: %s', (context, isWritten) => {
    expect(isWrittenForTold(voice, { ...CHOICES, context }, hear(context))).toBe(isWritten)
  })
})
