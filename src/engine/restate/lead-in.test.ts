import { describe, expect, it } from 'vitest'
import { readVoice } from '../build/read-voice'
import { hear } from '../intention/hear'
import { leadIn } from './lead-in'

const leads = (text: string, tradition = 'Islam') =>
  leadIn(text, readVoice(tradition).pack, hear(text))

describe('what a person told', () => {
  it('brings somebody else to the one who is asked', () => {
    expect(leads('My mother is in hospital, and I am scared.')).toBe(
      'I bring You my mother, who is in hospital. I am scared.',
    )
    expect(leads('My mother is in hospital and I cannot visit her.')).toBe(
      'I bring You my mother, who is in hospital. I cannot visit her.',
    )
    expect(leads('Our little boy was born today. We are glad.', 'Christianity')).toBe(
      'I bring you our little boy, who was born today. We are glad.',
    )
  })

  it('is brought by all who pray where it is told of all', () => {
    expect(leads('Our son is in the army.', 'Inca')).toBe(
      'We bring you our son, who is in the army.',
    )
    expect(leads('My son is in the army.', 'Inca')).toBe('I bring you my son, who is in the army.')
  })

  it('brings whoever it is for', () => {
    expect(leads('This prayer is for my grandson, and he has started drinking.')).toBe(
      'I bring You my grandson. He has started drinking.',
    )
    expect(leads('This prayer is for our neighbour, whose house had a fire.')).toBe(
      'I bring You our neighbour, whose house had a fire.',
    )
  })

  it('brings whom something belongs to that is told of', () => {
    expect(leads('My father’s operation is tomorrow.')).toBe(
      'I bring You my father, whose operation is tomorrow.',
    )
    expect(leads('My mother’s house in the village burned.')).toBe(
      'You know that my mother’s house in the village burned.',
    )
  })

  it('keeps a name that is said, and a place', () => {
    expect(leads('My grandmother in Kerala is very weak.')).toBe(
      'I bring You my grandmother in Kerala, who is very weak.',
    )
    expect(leads('My daughter Amina has an exam.')).toBe(
      'I bring You my daughter Amina, who has an exam.',
    )
  })

  it('is known before it is told, where somebody speaks of themselves', () => {
    expect(leads('I lost my job.')).toBe('You know that I lost my job.')
    expect(leads('My husband and I had an argument.')).toBe(
      'You know that my husband and I had an argument.',
    )
    expect(leads('My scan is on Friday.')).toBe('You know that my scan is on Friday.')
  })

  it('is told of whom one is at odds with, and no more of what one does not know', () => {
    expect(leads('My boss shouts at me.')).toBe('You know that my boss shouts at me.')
    expect(leads('We do not know whether we should move.')).toBe(
      'We do not know whether we should move.',
    )
  })

  it('stands by itself where it is a joy, a note, or a child’s', () => {
    expect(leads('We got engaged, and the wedding is in May.')).toBe(
      'We got engaged, and the wedding is in May.',
    )
    expect(leads('First day at a new school.')).toBe('First day at a new school.')
    expect(leads('My dog is ill.', 'Children')).toBe('My dog is ill.')
  })

  it('is thought of where nobody is asked', () => {
    expect(leads('My mother is in hospital.', 'Buddhism')).toBe(
      'I think of my mother, who is in hospital.',
    )
    expect(leads('I lost my job.', 'Buddhism')).toBe('I lost my job.')
  })
})
