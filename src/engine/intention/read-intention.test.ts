import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTEXTS, GUARD_CONTEXTS, HELD_BACK_CONTEXTS, type ExpectedHearing } from './contexts'
import { TIMES } from './intention'
import { OCCASION_LABELS } from './occasion-labels'
import { OCCASION_KEYS, OCCASIONS } from './occasions'
import { PERSON_KEYS } from './persons'
import { MOST_CHARACTERS, readIntention } from './read-intention'
import { vocabularyOf } from './rules'
import { VOCABULARY } from './vocabulary'

/** What is wrong with how a context was heard; “” where it is right. */
function wrongIn(expected: ExpectedHearing): string {
  const heard = readIntention(expected.context)
  const right = {
    ...expected,
    tense: expected.tense === undefined ? heard.tense : expected.tense,
  }
  const { occasions, name, when, tense, harmWish } = right
  const a = JSON.stringify(heard)
  const b = JSON.stringify({ occasions, name, when, tense, harmWish })
  return a === b ? '' : `${expected.context}: ${a} instead of ${b}`
}

function forbiddenIn({ context, forbidden }: ExpectedHearing): string[] {
  return readIntention(context)
    .occasions.flatMap(({ occasion, who }) => [occasion, `${occasion}/${who}`])
    .filter((heard) => forbidden.includes(heard))
    .map((heard) => `${context}: ${heard}`)
}

/** Words that make a careless reader look far back or far ahead. */
const HARDEST = [
  'mum',
  "mum's",
  'died',
  'no more',
  'funeral',
  'myself',
  'hope not cancer',
  'Ruth and',
  'kill him',
  'for',
]

const ALL = [...CONTEXTS, ...HELD_BACK_CONTEXTS]

describe('the table of contexts', () => {
  it('is long, and every occasion and person is in it', () => {
    const occasions = CONTEXTS.flatMap((expected) => expected.occasions)
    expect(CONTEXTS.length).toBeGreaterThan(400)
    for (const key of OCCASION_KEYS)
      expect(occasions.filter(({ occasion }) => occasion === key).length, key).toBeGreaterThan(3)
    for (const key of PERSON_KEYS)
      expect(occasions.filter(({ who }) => who === key).length, key).toBeGreaterThan(1)
  })

  it('is heard right in 95 of 100', () => {
    const wrong = CONTEXTS.map(wrongIn).filter(Boolean)
    expect(1 - wrong.length / CONTEXTS.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('holds for words that the reader was not made for in 80 of 100', () => {
    const wrong = HELD_BACK_CONTEXTS.map(wrongIn).filter(Boolean)
    expect(1 - wrong.length / HELD_BACK_CONTEXTS.length, wrong.join('\n')).toBeGreaterThan(0.8)
  })

  it.each(GUARD_CONTEXTS.map((expected) => [expected.context, expected] as const))(
    'guards, or does not: %s',
    (_, expected) => {
      expect(wrongIn(expected)).toBe('')
    },
  )

  it('is nowhere heard as its opposite', () => {
    expect(ALL.flatMap(forbiddenIn)).toEqual([])
  })
})

describe('the vocabulary', () => {
  const { rules } = vocabularyOf(VOCABULARY)

  it('names every occasion, the heaviest first', () => {
    const named = [...new Set(rules.map(({ meaning }) => meaning))]
    const labelled = Object.keys(OCCASION_LABELS)
    expect(OCCASION_KEYS).toEqual(labelled)
    expect(named.filter((meaning) => !labelled.includes(meaning))).toEqual(['none', 'harm'])
  })

  it('knows whom the person of an occasion stands for, in whatever line', () => {
    const rolesOf = (meaning: string) =>
      new Set(
        rules
          .filter((rule) => rule.meaning === meaning)
          .map(({ signs }) => /[dcn]/.exec(signs)?.[0] ?? 'subject'),
      )
    expect(OCCASION_KEYS.filter((key) => rolesOf(key).size > 1)).toEqual([])
    const inRole = (role: string) => OCCASION_KEYS.filter((key) => OCCASIONS[key] === role)
    expect(inRole('departed')).toEqual([
      'death',
      'funeral',
      'anniversary-of-a-death',
      'loss-of-an-animal',
    ])
    expect(inRole('counterpart')).toEqual([
      'caring-for-someone',
      'estrangement',
      'quarrel',
      'conflict-at-work',
      'raising-children',
      'child-leaving-home',
      'reconciliation',
    ])
    expect(inRole('none')).toEqual(['harvest', 'meal'])
  })
})

describe('any text at all', () => {
  const words = [...new Set(ALL.flatMap(({ context }) => context.split(' ')))]
  const anyContext = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
  )

  it('is about nobody where its words do not tell who is meant', () => {
    expect(readIntention('miss Grandma nan').occasions).toEqual([])
  })

  it.each([
    'My daughters-in-law are at loggerheads over who hosts',
    'Grandson and wife have come from far',
    'nan and grandad’s diamond',
    'we got out with grandma and both dogs',
    'My cousin Chidinma and I quarrelled, eight months no greeting',
  ])('“%s” is about persons whom prayers know', (context) => {
    for (const { who } of readIntention(context).occasions)
      expect(who === null || PERSON_KEYS.includes(who), String(who)).toBe(true)
  })

  it('gives an intention of the right shape, and the same each time', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const heard = readIntention(context)
        expect(heard).toEqual(readIntention(context))
        expect(heard.occasions.length).toBeLessThanOrEqual(2)
        for (const { occasion, who } of heard.occasions) {
          expect(occasion in OCCASIONS).toBe(true)
          expect(who === null || PERSON_KEYS.includes(who)).toBe(true)
          expect(OCCASIONS[occasion] === 'none' && who !== null).toBe(false)
          expect(occasion === 'someone' && who === null).toBe(false)
        }
        // Somebody between whom and another there is something has the weight of that.
        const weights = heard.occasions
          .filter(({ occasion }) => occasion !== 'someone')
          .map(({ occasion }) => OCCASION_KEYS.indexOf(occasion))
        expect(weights).toEqual(weights.toSorted((a, b) => a - b))
        expect(heard.when === null || TIMES.includes(heard.when)).toBe(true)
        expect(heard.occasions.length === 0 && heard.name !== null).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('is not heard differently with blanks around it or in capitals of the guards', () => {
    for (const { context } of GUARD_CONTEXTS) {
      expect(readIntention(`  ${context}\n`)).toEqual(readIntention(context))
      const guards = (text: string) =>
        readIntention(text).occasions.filter(({ occasion }) => /self-harm|abuse/.test(occasion))
      expect(guards(context.toUpperCase()), context).toEqual(guards(context))
    }
  })

  it('reads no more than the beginning, however long the context', () => {
    const repeated = fc.constantFrom(...HARDEST.map((word) => `${word} `), ...words)
    fc.assert(
      fc.property(fc.array(repeated, { minLength: 1, maxLength: 3 }), (parts) => {
        const part = parts.join(' ')
        const context = part.repeat(Math.ceil(100_000 / part.length))
        expect(readIntention(context)).toEqual(readIntention(context.slice(0, MOST_CHARACTERS)))
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
