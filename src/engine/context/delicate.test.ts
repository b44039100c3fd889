import { describe, expect, it } from 'vitest'
import { whatIsDelicate } from './delicate'

describe('what is delicate in a context', () => {
  it.each([
    'for Ruth',
    'for ruth',
    'for oluchi',
    'my daughter starts college',
    'Miriam has an exam',
    'my friend Ruth',
    'patience with my sons',
    'our neighbours',
  ])('is a person: “%s”', (context) => {
    expect(whatIsDelicate(context)).toBe('person')
  })

  it.each([
    ['waiting for my biopsy', 'health'],
    ['a cyst on my ovary', 'health'],
    ['colonoscopy on monday', 'health'],
    ['my arraignment on monday', 'law'],
    ['I was scammed', 'money'],
    ['I overstayed', 'immigration'],
    ['I was diagnosd with something', 'health'],
    ['I feel so depressed', 'health'],
    ['I want to end it all', 'health'],
    ['I am pregnant', 'health'],
    ['our divorce', 'law'],
    ['he hits me', 'law'],
    ['bankrupt again', 'money'],
    ['I cannot pay the rent', 'money'],
    ['I am gay', 'sex'],
    ['my deportation hearing', 'immigration'],
  ])('is a matter: “%s” is of %s', (context, matter) => {
    expect(whatIsDelicate(context)).toBe(matter)
  })

  it.each([
    '',
    'a long project at the office',
    'courage before my exam tomorrow',
    'for clarity',
    'for tranquility and for rain',
    'thankful for the harvest',
    'my dog',
    'as a teacher I need patience',
    'a journey to the mountains',
  ])('is nothing in “%s”', (context) => {
    expect(whatIsDelicate(context)).toBeNull()
  })
})
