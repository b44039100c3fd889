import { describe, expect, it } from 'vitest'
import {
  describeIntention,
  OCCASION_LABELS,
  PERSON_LABELS,
  TIME_LABELS,
  withoutHeard,
  withOccasion,
  withPerson,
  withTime,
} from './heard-words'
import { NO_INTENTION, TIMES, type Intention } from './intention'
import { OCCASION_KEYS } from './occasions'
import { PERSON_KEYS } from './persons'

const mothersOperation: Intention = {
  occasions: [{ occasion: 'surgery', who: 'mother' }],
  name: 'Ruth',
  when: 'tuesday',
  tense: 'ahead',
  harmWish: false,
}
const twoTroubles: Intention = {
  ...NO_INTENTION,
  occasions: [
    { occasion: 'cancer', who: 'wife' },
    { occasion: 'pain', who: 'wife' },
  ],
}
const labels = (intention: Intention) => describeIntention(intention).map(({ label }) => label)

describe('the words of what was heard', () => {
  it('say who, what, by which name and when', () => {
    expect(labels(mothersOperation)).toEqual(['your mother', 'an operation', 'Ruth', 'on Tuesday'])
  })

  it('say one person with two troubles once', () => {
    expect(labels(twoTroubles)).toEqual(['your wife', 'cancer', 'pain'])
  })

  it('say nothing where nothing was heard, and a wish of harm as what it is', () => {
    expect(labels(NO_INTENTION)).toEqual([])
    expect(labels({ ...NO_INTENTION, harmWish: true })).toEqual(['a wish that someone be harmed'])
  })

  it('exist for every occasion, person and time', () => {
    for (const key of OCCASION_KEYS) expect(OCCASION_LABELS[key]).toMatch(/\S/)
    for (const key of PERSON_KEYS) expect(PERSON_LABELS[key]).not.toMatch(/\bmy\b/)
    for (const key of TIMES) expect(TIME_LABELS[key]).toMatch(/\S/)
    expect(PERSON_LABELS.me).toBe('you')
    expect(PERSON_LABELS.named).toBe('someone you love')
    expect(PERSON_LABELS.stranger).toBe('a stranger')
  })

  it('are different for different occasions', () => {
    expect(new Set(Object.values(OCCASION_LABELS)).size).toBe(OCCASION_KEYS.length)
  })
})

describe('taking away what was heard', () => {
  it('keeps the person when the occasion goes, and the tense goes with the occasion', () => {
    expect(withoutHeard(mothersOperation, 'occasion-0')).toEqual({
      ...mothersOperation,
      occasions: [{ occasion: 'someone', who: 'mother' }],
      tense: null,
    })
  })

  it('keeps the occasion when the person goes, and the name goes with the person', () => {
    expect(withoutHeard(mothersOperation, 'person-0')).toEqual({
      ...mothersOperation,
      occasions: [{ occasion: 'surgery', who: null }],
      name: null,
    })
  })

  it('takes a person from both troubles, and one trouble without the other', () => {
    expect(withoutHeard(twoTroubles, 'person-0').occasions).toEqual([
      { occasion: 'cancer', who: null },
      { occasion: 'pain', who: null },
    ])
    expect(withoutHeard(twoTroubles, 'occasion-1').occasions).toEqual([
      { occasion: 'cancer', who: 'wife' },
    ])
    expect(withoutHeard(twoTroubles, 'occasion-0').occasions).toEqual([
      { occasion: 'pain', who: 'wife' },
    ])
  })

  it('takes name, time and wish', () => {
    expect(withoutHeard(mothersOperation, 'name').name).toBeNull()
    expect(withoutHeard(mothersOperation, 'time').when).toBeNull()
    expect(withoutHeard({ ...NO_INTENTION, harmWish: true }, 'harm-wish')).toEqual(NO_INTENTION)
  })

  it('ends with nothing when every chip is taken', () => {
    for (const start of [mothersOperation, twoTroubles, { ...NO_INTENTION, harmWish: true }]) {
      let rest: Intention = start
      for (let presses = 0; presses < 8; presses++) {
        const [chip] = describeIntention(rest)
        if (chip) rest = withoutHeard(rest, chip.key)
      }
      expect(rest).toEqual(NO_INTENTION)
    }
  })

  it('leaves an intention alone for a key that it does not have', () => {
    for (const key of ['person-7', 'occasion-x', '', 'nonsense', '__proto__'])
      expect(withoutHeard(mothersOperation, key)).toEqual(mothersOperation)
  })
})

describe('correcting what was heard', () => {
  it('changes the person and drops the former one’s name', () => {
    const changed = withPerson(mothersOperation, 0, 'father')
    expect(changed.occasions).toEqual([{ occasion: 'surgery', who: 'father' }])
    expect(changed.name).toBeNull()
    expect(withPerson(mothersOperation, 0, 'mother')).toEqual(mothersOperation)
  })

  it('takes the person away with null', () => {
    expect(withPerson(mothersOperation, 0, null).occasions).toEqual([
      { occasion: 'surgery', who: null },
    ])
    const someone = withoutHeard(mothersOperation, 'occasion-0')
    expect(withPerson(someone, 0, null).occasions).toEqual([])
  })

  it('changes the occasion and keeps the person; a meal is nobody’s', () => {
    expect(withOccasion(mothersOperation, 0, 'exam')).toEqual({
      ...mothersOperation,
      occasions: [{ occasion: 'exam', who: 'mother' }],
      tense: null,
    })
    expect(withOccasion(mothersOperation, 0, 'meal').occasions).toEqual([
      { occasion: 'meal', who: null },
    ])
  })

  it('adds an occasion where there is room, two at most', () => {
    expect(withOccasion(NO_INTENTION, 0, 'harvest').occasions).toEqual([
      { occasion: 'harvest', who: null },
    ])
    expect(withOccasion(mothersOperation, 1, 'pain').occasions).toHaveLength(2)
    expect(withOccasion(twoTroubles, 2, 'pain')).toEqual(twoTroubles)
  })

  it('changes the time', () => {
    expect(withTime(mothersOperation, 'today').when).toBe('today')
    expect(withTime(mothersOperation, null).when).toBeNull()
  })

  it('never changes what it was given', () => {
    const before = structuredClone(mothersOperation)
    withoutHeard(mothersOperation, 'person-0')
    withPerson(mothersOperation, 0, 'son')
    withOccasion(mothersOperation, 0, 'exam')
    withTime(mothersOperation, null)
    expect(mothersOperation).toEqual(before)
  })

  it('may name a person where nothing was heard', () => {
    expect(withPerson(NO_INTENTION, 0, 'father').occasions).toEqual([
      { occasion: 'someone', who: 'father' },
    ])
    expect(withPerson(NO_INTENTION, 0, null)).toEqual(NO_INTENTION)
  })
})
