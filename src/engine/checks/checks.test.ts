import { describe, expect, it } from 'vitest'
import { pack as sufism } from '../packs/sufism'
import type { Pack } from '../pack'
import type { PackSlot } from '../pack-slots'
import { checkFragment, checkPresses } from './check-pack'
import { checkVocabulary } from './gate'
import { checkInventory } from './inventory'
import type { ListedFragment } from './list-fragments'
import { likeness } from './likeness'
import { checkOverlaps } from './overlaps'
import { checkText } from './prayer-text'
import { countSyllables, readingLevel } from './reading-level'

function fragment(
  template: string,
  slot: PackSlot = 'ask',
  group = 'mercy',
  key = 'a',
): ListedFragment {
  const id = ['universal', slot, group, key].filter(Boolean).join('/')
  return { id, template, registers: [], slot, group }
}

function rulesOf(template: string, slot?: PackSlot, pack: Pack = sufism): string[] {
  const found = checkFragment(fragment(template, slot), pack)
  return [...new Set(found.filter(({ level }) => level === 'failure').map(({ rule }) => rule))]
}

describe('the checks on a fragment', () => {
  it('pass a sound one', () => {
    expect(rulesOf('Handle me {now|today} as one handles {bruised fruit|a cracked bowl}.')).toEqual(
      [],
    )
  })

  it.each([
    ['an unclosed brace', 'Q1', 'Handle me {now|today as one handles bruised fruit.'],
    ['a nested alternative', 'Q1', 'Handle me {now|{today|soon}} as one handles bruised fruit.'],
    ['a single alternative', 'Q1', 'Handle me {now} as one handles bruised fruit and bread.'],
    [
      'a space at the edge of an alternative',
      'Q1',
      'Handle me {now |today} as one handles bruised fruit.',
    ],
    [
      'a sentence end inside alternatives',
      'Q1',
      'Handle me {now.|today} as one handles bruised fruit.',
    ],
    [
      'a letter that touches a brace',
      'Q1',
      'Handle me un{kind|fair} as one handles bruised fruit.',
    ],
    ['a missing stop', 'Q1', 'Handle me now as one handles bruised fruit'],
    ['a wrong article', 'Q2', 'Handle me as {an|one} bowl, and teach my hands the same today.'],
    [
      'a wrong article before a silent h',
      'Q2',
      'Handle me for {a|one} hour as a bowl that may break.',
    ],
    ['a doubled word', 'Q3', 'Handle me as {one|one who} who holds a bowl that may break.'],
    [
      'a straight apostrophe',
      'Q4',
      "Handle me as one handles a friend's bowl, {now|soon} and later.",
    ],
    ['a comma after a space', 'Q4', 'Handle me , {now|soon}, as one handles a cracked bowl.'],
    ['a dash', 'Q4', 'Handle me — {now|soon} and later — as one handles bruised fruit.'],
    ['a subject that disagrees', 'Q5', 'Handle me as those who {know|say} they is bruised fruit.'],
    [
      'a speaker that changes',
      'Q5',
      'Handle me as we handle {bruised fruit|a cracked bowl} at home.',
    ],
    [
      'us in a plea of one speaker',
      'Q5',
      'Handle us {now|today} as one handles bruised fruit at home.',
    ],
    [
      'a start that dangles',
      'R5',
      'It is {mine|ours to keep} as one handles bruised fruit at home.',
    ],
    [
      'too many words',
      'Q6',
      'Handle me {now|today} as one handles bruised fruit and a cracked bowl and a thin cup and a small bird.',
    ],
    ['a worn phrase', 'R8', 'Handle me {now|today} on the journey of life as bruised fruit.'],
    ['a time of day', 'R9', 'Handle me {now|tonight} as one handles bruised fruit at home.'],
    [
      'a word of another tradition',
      'Q9',
      'Handle me, Waheguru, {now|today} as one handles bruised fruit.',
    ],
    [
      'a word blocked everywhere',
      'Q9',
      'Handle {the less fortunate|the poor} as one handles bruised fruit.',
    ],
  ])('find %s', (_, rule, template) => {
    expect(rulesOf(template)).toContain(rule)
  })

  it('find decomposed letters', () => {
    expect(rulesOf('Handle me in the cafe\u0301 {now|today} as bruised fruit.')).toContain('Q10')
  })

  it('let a formula say we, and humankind be us where a prayer looks outward', () => {
    expect(rulesOf('<So may we live, day by day, and go in peace together.>', 'closing')).toEqual(
      [],
    )
    expect(
      rulesOf(
        'Let {all our differences|each of our roads} bring more lamps, and let enemies find bread.',
        'widening',
      ),
    ).toEqual([])
  })
})

describe('the vocabulary gate', () => {
  const found = (text: string, slug: string, mode = 'P') =>
    checkVocabulary('x', text, { slug, mode }).length > 0

  it('keeps each tradition’s words at home, with or without accents', () => {
    expect(found('Om śāntiḥ, śāntiḥ, śāntiḥ.', 'hinduism')).toBe(false)
    expect(found('Om shanti for all.', 'sikhism')).toBe(true)
    expect(found('Gaṇeśa, open the way.', 'jainism')).toBe(true)
    expect(found('Aché.', 'santeria')).toBe(false)
    expect(found('Aché.', 'african-traditional')).toBe(true)
    expect(found('My head has an ache.', 'universal')).toBe(false)
    expect(found('Let the rain hail no more on one who lies.', 'universal')).toBe(false)
    expect(found('Hail, Day!', 'universal')).toBe(true)
    expect(found('Blessed be.', 'celtic')).toBe(true)
    expect(found('Blessed be your name.', 'celtic')).toBe(false)
    expect(found('A small country road.', 'universal')).toBe(false)
  })

  it('lets no god into a reflection that asks nobody', () => {
    expect(found('May God grant it.', 'taoism', 'A')).toBe(true)
    expect(found('May the soul grow light.', 'jainism', 'A')).toBe(false)
    expect(found('May the soul grow light.', 'buddhism', 'A')).toBe(true)
  })
})

describe('the checks on a pack', () => {
  it('ask for enough fragments and texts', () => {
    const { a = '', b = '' } = sufism.commit
    const reasons = checkInventory({
      ...sufism,
      commit: { a, b: 'I will go on, {now|soon}, as one who begins.' },
    })
    expect(reasons.map(({ reason }) => reason).join('\n')).toMatch(
      /2 fragments; at least 5[\s\S]*a sentence has 2 texts/,
    )
    expect(b).not.toBe('')
    expect(checkInventory(sufism)).toEqual([])
  })

  it('find five words that two fragments of one prayer share', () => {
    const one = fragment('Keep the kettle on the stove for all who come.', 'commit', '')
    const two = fragment('Set the kettle on the stove again.', 'widening', '')
    const elsewhere = fragment('Let the kettle on the stove sing.', 'ask', 'peace')
    const apart = fragment('See the kettle on the stove wait.', 'ask', 'joy')
    expect(checkOverlaps([one, two]).map(({ rule, level }) => [rule, level])).toEqual([
      ['Q7', 'failure'],
    ])
    expect(checkOverlaps([elsewhere, apart]).map(({ rule, level }) => [rule, level])).toEqual([
      ['Q8', 'warning'],
    ])
  })

  it('find a sentence that comes back within ten presses', () => {
    const ask = {
      ...sufism.ask,
      mercy: { a: 'Be {gentle|kind} with what I did badly, and stay near me.' },
    }
    const choices = { tradition: 'Universal', type: 'Mercy', category: 'Other' }
    expect(checkPresses({ ...sufism, ask }, choices).length).toBeGreaterThan(0)
    expect(checkPresses(sufism, choices)).toEqual([])
  })
})

describe('the checks on a text', () => {
  const textOf = (...sentences: string[]) => ({
    words: 0,
    redraws: 0,
    pieces: sentences.map((sentence) => ({
      id: 'x',
      slot: 'ask' as const,
      expansion: 0,
      sentences: [sentence],
      words: 0,
      paragraph: 0,
    })),
  })
  const rules = (...sentences: string[]) =>
    checkText('x', textOf(...sentences), 'short', 'full', 'Mercy').map(({ rule }) => rule)

  it('find a band that is missed, an echo, a type said too often, and a hard text', () => {
    expect(rules('A short one.')).toContain('Q6')
    expect(rules('The kettle sings on the stove.', 'The kettle sings on the stove.')).toContain(
      'Q7',
    )
    expect(rules('Mercy on the road, mercy on the stair, mercy on the town.')).toContain('R6')
    expect(
      rules(
        'Let one go.',
        'Let two go on.',
        'Let three rest.',
        'Let four stay in.',
        'Let five be.',
      ),
    ).toContain('R7')
    expect(
      rules(
        'Indefatigable administrative considerations necessitate extraordinary organisational responsibilities.',
      ),
    ).toContain('Q11')
  })

  it('measure syllables, reading level and likeness', () => {
    expect(['home', 'river', 'table', 'walked', 'understanding'].map(countSyllables)).toEqual([
      1, 2, 2, 1, 4,
    ])
    expect(readingLevel('The cat sat. The dog ran.')).toBeLessThan(1)
    expect(likeness(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5)
  })
})
