import { describe, expect, it } from 'vitest'
import {
  indexUnits,
  translateText,
} from '../../supabase/functions/translate/memory/translate-from-memory'
import type { EnglishUnits, TranslatedUnits } from '../../supabase/functions/translate/memory/units'

const ENGLISH: EnglishUnits = {
  sentences: [
    'Source of life, I come to you.',
    '{Who} {has|have} an operation{when}.',
    'Be with [me], so that [I] may sleep.',
    'Let {them} know it.',
    'I leave {who} with you.',
    'You have woken me, and I {need}.',
    'It was my first thought.',
    'May it be so.',
    'You have woken me, and I come and sit down too.',
  ],
  clauses: ['and it was my first thought'],
  needs: ['ask you for patience with {them}', 'thank you for this day'],
  persons: {
    mother: { phrase: 'my mother', pronoun: 'she' },
    'mother-in-law': { phrase: 'my mother-in-law', pronoun: 'she' },
    friend: { phrase: 'my friend', pronoun: 'they' },
    children: { phrase: 'my children', pronoun: 'they' },
    named: { phrase: 'someone I love', pronoun: 'they' },
  },
  times: { tomorrow: 'tomorrow', tuesday: 'on Tuesday' },
}

const SPANISH: TranslatedUnits = {
  sentences: [
    'Fuente de la vida, vengo a ti.',
    '{Who} {tiene|tienen} una operación{when}.',
    '[Acompáñame|Acompáñanos|Acompáñala|Acompáñalo|Acompáñalos], para que [pueda|podamos|pueda|pueda|puedan] dormir.',
    'Haz que {ella|él|ellos} lo {sepa|sepan}.',
    'Dejo contigo {who.a}.',
    'Me has despertado y {need}.',
    'Fue lo primero que pensé.',
    'Así sea.',
    'Me has despertado y vengo a sentarme también.',
  ],
  clauses: ['y fue lo primero que pensé'],
  needs: ['te pido paciencia con {ella|él|ellos}', 'te doy gracias por este día'],
  persons: {
    mother: { phrase: 'mi madre', a: 'a mi madre', form: 'she' },
    'mother-in-law': { phrase: 'mi suegra', a: 'a mi suegra', form: 'she' },
    friend: { phrase: 'mi amigo', a: 'a mi amigo', form: 'he' },
    children: { phrase: 'mis hijos', a: 'a mis hijos', form: 'they' },
    named: { phrase: 'alguien a quien quiero', a: 'a alguien a quien quiero', form: 'he' },
  },
  times: { tomorrow: 'mañana', tuesday: 'el martes' },
}

const known = indexUnits(ENGLISH)
const translate = (text: string) => translateText(text, known, SPANISH)?.text ?? null

describe('The translation memory', () => {
  it('says a sentence as its document has it', () => {
    expect(translate('Source of life, I come to you. May it be so.')).toBe(
      'Fuente de la vida, vengo a ti. Así sea.',
    )
  })

  it('carries the person over, in the case and number that the other language asks for', () => {
    expect(translate('My mother has an operation. I leave my mother with you.')).toBe(
      'Mi madre tiene una operación. Dejo contigo a mi madre.',
    )
    expect(translate('My children have an operation.')).toBe('Mis hijos tienen una operación.')
  })

  it('says a name by itself in every case, where the cases change the words', () => {
    const named = {
      phrase: 'ein lieber Mensch',
      acc: 'einen lieben Menschen',
      gen: 'eines lieben Menschen',
      form: 'he',
    } as const
    const german = {
      ...SPANISH,
      sentences: ENGLISH.sentences.map((each) =>
        each === 'I leave {who} with you.' ? 'Ich lasse {who.acc} bei dir, {who.gen} wegen.' : '',
      ),
      persons: { named },
    }
    const translated = translateText('I leave Anna with you.', known, german)
    expect(translated?.text).toBe('Ich lasse Anna bei dir, Annas wegen.')
  })

  it('takes the longest relation: a mother-in-law is not a mother', () => {
    expect(translate('I leave my mother-in-law with you.')).toBe('Dejo contigo a mi suegra.')
  })

  it('carries a time over, or none', () => {
    expect(translate('My mother has an operation tomorrow.')).toBe(
      'Mi madre tiene una operación mañana.',
    )
  })

  it('lets the one prayed for agree with whoever was named before', () => {
    expect(translate('My friend has an operation. Be with them, so that they may sleep.')).toBe(
      'Mi amigo tiene una operación. Acompáñalo, para que pueda dormir.',
    )
    expect(translate('Be with me, so that I may sleep.')).toBe('Acompáñame, para que pueda dormir.')
    expect(translate('My mother has an operation. Let her know it.')).toBe(
      'Mi madre tiene una operación. Haz que ella lo sepa.',
    )
  })

  it('keeps a name', () => {
    expect(translate('I leave my friend Ruth with you.')).toBe('Dejo contigo a mi amigo Ruth.')
    expect(translate('I leave Ruth with you.')).toBe('Dejo contigo a Ruth.')
    expect(translate('I leave her with you.')).toBeNull()
  })

  it('translates the need inside its sentence', () => {
    expect(translate('You have woken me, and I thank you for this day.')).toBe(
      'Me has despertado y te doy gracias por este día.',
    )
  })

  it('takes no other sentence for one with a need', () => {
    expect(translate('You have woken me, and I come and sit down too.')).toBe(
      'Me has despertado y vengo a sentarme también.',
    )
  })

  it('knows a clause behind a comma, and by itself', () => {
    expect(translate('My mother has an operation, and it was my first thought.')).toBe(
      'Mi madre tiene una operación, y fue lo primero que pensé.',
    )
    expect(translate('It was my first thought.')).toBe('Fue lo primero que pensé.')
  })

  it('knows a sentence whatever the case, quotation marks and blanks', () => {
    expect(translate('  may it   be so. ')).toBe('Así sea.')
  })

  it('keeps paragraphs', () => {
    expect(translate('May it be so.\n\nMay it be so.')).toBe('Así sea.\n\nAsí sea.')
  })

  it('keeps what somebody told in their own words, and says which sentences those are', () => {
    const text = 'Source of life, I come to you. My cat hides.\n\nMay it be so.'
    expect(translateText(text, known, SPANISH)).toEqual({
      text: 'Fuente de la vida, vengo a ti. My cat hides.\n\nAsí sea.',
      kept: ['My cat hides.'],
    })
  })

  it('says nothing of a text half of whose sentences it does not know', () => {
    expect(translate('May it be so. Somebody wrote this.')).toBeNull()
  })

  it('says nothing where the other language lacks a sentence', () => {
    expect(translateText('May it be so.', known, { ...SPANISH, sentences: [] })).toBeNull()
  })
})
