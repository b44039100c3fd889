import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { checkPackDocument } from './documents/check-document'
import { checkWording } from './documents/check-wording'
import { checkVocabulary } from './gate'
import { likeness } from './likeness'
import { countSyllables, readingLevel } from './reading-level'
import { checkAgreement, checkForm } from './sentence-form'

const PASSAGE = {
  id: 'petition/mercy/a',
  path: 'petition/mercy',
  kind: 'petition',
  isPair: false,
  full: '',
  short: '',
  audience: 'any',
  sphere: null,
  register: null,
  time: null,
} as const

describe('the checks on a wording', () => {
  const rulesOf = (wording: string, speaker: 'I' | 'we' = 'we') =>
    checkWording(PASSAGE, wording, { slug: 'universal', mode: 'asking', speaker }).map(
      ({ rule }) => rule,
    )

  it('pass a sound one', () => {
    expect(rulesOf('Handle [me] as one handles bruised fruit, {now|today} and tomorrow.')).toEqual(
      [],
    )
  })

  it.each([
    ['a wrong article', 'article', 'Handle [me] as an bowl is handled.'],
    ['a wrong article before a silent h', 'article', 'Handle [me] for a hour as fruit.'],
    ['a doubled word', 'doubled', 'Handle [me] as one who who holds a bowl.'],
    ['a straight apostrophe', 'print', "Handle [me] as one handles a friend's bowl."],
    ['a comma after a space', 'print', 'Handle [me] , now and soon, as fruit.'],
    ['a dash', 'print', 'Handle [me] — now and later — as fruit.'],
    ['a missing stop', 'form', 'Handle [me] as one handles bruised fruit'],
    ['decomposed letters', 'form', 'Handle [me] in the cafe\u0301 as fruit.'],
    ['a worn phrase', 'worn', 'Handle [me] with everlasting care.'],
    ['a word of another tradition', 'vocabulary', 'Handle [me], Waheguru, as bruised fruit.'],
    ['a word blocked everywhere', 'vocabulary', 'Handle the less fortunate as bruised fruit.'],
    ['one speaker in a prayer of many', 'speaker', 'Handle us as I would handle fruit.'],
  ])('find %s', (_, rule, wording) => {
    expect(rulesOf(wording)).toContain(rule)
  })

  it('let anybody say I who is quoted, and a pack that prays as I', () => {
    expect(rulesOf('Let somebody say to us: I am here.')).toEqual([])
    expect(rulesOf('Let somebody say “I am here” to us.')).toEqual([])
    expect(rulesOf('Let me rest.', 'I')).toEqual([])
  })
})

describe('the checks on a text', () => {
  it('find subject and verb that disagree, and no others', () => {
    expect(checkAgreement('x', 'Hold those who say they is lost.')).toHaveLength(1)
    expect(checkAgreement('x', 'My brother and I are here. The sky above you is wide.')).toEqual([])
  })

  it('find what is left over of a mark or a program', () => {
    for (const text of ['Hold {who} near.', 'Hold undefined near.', 'Hold [me] near.'])
      expect(checkForm('x', text).map(({ rule }) => rule)).toContain('leftover')
  })

  it('find a small letter after a stop', () => {
    expect(checkForm('x', 'Hold us. and soon.').map(({ rule }) => rule)).toEqual(['print'])
  })

  it('measure syllables, reading level and likeness', () => {
    expect(['home', 'river', 'table', 'walked', 'understanding'].map(countSyllables)).toEqual([
      1, 2, 2, 1, 4,
    ])
    expect(readingLevel('The cat sat. The dog ran.')).toBeLessThan(1)
    expect(likeness(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5)
  })
})

describe('the checks on a pack', () => {
  it('find a passage too few, and a sentence that stands in two', { timeout: 60_000 }, () => {
    const { slug, pack } = readVoice('universal')
    const [sentence = ''] = Object.values(pack.deepening['hope'] ?? {})
    const changed = {
      ...pack,
      deepening: { ...pack.deepening, joy: { a: sentence } },
      widening: { ...pack.widening, joy: {} },
    }
    const found = checkPackDocument(slug, changed).map(({ rule, where }) => `${rule} ${where}`)
    expect(found).toContain('counts widening/joy')
    expect(found.some((line) => line.startsWith('repeats deepening/'))).toBe(true)
  })
})

describe('the vocabulary gate', () => {
  const found = (text: string, slug: string, mode = 'asking') =>
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
    expect(found('May God grant it.', 'taoism', 'aspiring')).toBe(true)
    expect(found('May the soul grow light.', 'jainism', 'aspiring')).toBe(false)
    expect(found('May the soul grow light.', 'buddhism', 'aspiring')).toBe(true)
  })
})
