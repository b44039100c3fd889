import { describe, expect, it } from 'vitest'
import { otherParty, speakerParty, unnamedDeparted, type Party } from './people'
import { foldOptional, resolveMarks, type MarkValues } from './resolve-marks'

const I = speakerParty('I')

function say(text: string, values: Partial<MarkValues> = {}, isLong = false): string {
  return resolveMarks(text, isLong, {
    speaker: I,
    beneficiary: I,
    who: null,
    when: null,
    address: 'You',
    need: null,
    seed: 'test',
    ...values,
  })
}

function about(who: Party): Partial<MarkValues> {
  return { who, beneficiary: who }
}

const mother = otherParty('mother', null)
const friend = otherParty('friend', null)
const children = otherParty('children', null)

describe('the one prayed for', () => {
  const text = 'Hold [me] in [my] fear, so that [I] may find [myself] home, and the day be [mine].'

  it.each([
    ['I', I, 'Hold me in my fear, so that I may find myself home, and the day be mine.'],
    [
      'we',
      speakerParty('we'),
      'Hold us in our fear, so that we may find ourselves home, and the day be ours.',
    ],
    [
      'she',
      mother,
      'Hold her in her fear, so that she may find herself home, and the day be hers.',
    ],
    [
      'he',
      otherParty('brother', null),
      'Hold him in his fear, so that he may find himself home, and the day be his.',
    ],
    [
      'they',
      friend,
      'Hold them in their fear, so that they may find themselves home, and the day be theirs.',
    ],
  ])('is said as %s', (_, beneficiary, said) => {
    expect(say(text, { beneficiary })).toBe(said)
  })
})

describe('the person who is named', () => {
  it('begins a sentence with a capital and takes a verb that agrees', () => {
    const text = '{Who} {is} ill, and {they} {goes} to bed early. {their} room is {whose} own.'
    expect(say(text, about(mother))).toBe(
      'My mother is ill, and she goes to bed early. Her room is my mother’s own.',
    )
    expect(say(text, about(friend))).toBe(
      'My friend is ill, and they go to bed early. Their room is my friend’s own.',
    )
    expect(say(text, about(children))).toBe(
      'My children are ill, and they go to bed early. Their room is my children’s own.',
    )
  })

  it('may have a name beside the relation, or alone', () => {
    expect(say('For {who}.', about(otherParty('friend', 'Ruth')))).toBe('For my friend Ruth.')
    expect(say('For {who}.', about(otherParty('named', 'Ruth')))).toBe('For Ruth.')
    expect(say('For {who}.', about(otherParty('named', null)))).toBe('For someone I love.')
  })

  it('is the one I love where somebody unnamed has died', () => {
    expect(say('{Who} {has} died.', { who: unnamedDeparted('I') })).toBe('The one I love has died.')
    expect(say('{Who} {has} died.', { who: unnamedDeparted('we') })).toBe(
      'The one we love has died.',
    )
  })
})

describe('the speaker of shared passages', () => {
  it('is I or we, with the verb that belongs to it', () => {
    const text = '{I} {am} here, and what {I} {has} is {mine}.'
    expect(say(text)).toBe('I am here, and what I have is mine.')
    expect(say(text, { speaker: speakerParty('we') })).toBe(
      'We are here, and what we have is ours.',
    )
  })
})

describe('the smaller marks', () => {
  it('write the addressee as the tradition does', () => {
    expect(say('I ask [You] by [Your] name.', { address: 'you' })).toBe('I ask you by your name.')
  })

  it('name a time where one is known, and vanish with their blank where none is', () => {
    expect(say('My exam is{when}.', { when: 'tuesday' })).toBe('My exam is on Tuesday.')
    expect(say('There is an exam {when}.')).toBe('There is an exam.')
    expect(say('There is an exam{when}.', { when: 'for-years' })).toBe('There is an exam.')
  })

  it('say the need, whose own marks are resolved too', () => {
    const need = 'ask [You] for patience with {them}'
    expect(say('I bring You {who}, and I {need}.', { ...about(mother), need })).toBe(
      'I bring You my mother, and I ask You for patience with her.',
    )
  })

  it('choose between alternatives by the seed alone', () => {
    const first = say('Be {near|close}.')
    expect(say('Be {near|close}.')).toBe(first)
    expect(['Be near.', 'Be close.']).toContain(first)
  })

  it('say in long prayers what stands in ⟨…⟩, and leave no trace of it in others', () => {
    expect(say('Bring bread⟨, and salt⟩. ⟨And oil. ⟩Come.', {}, true)).toBe(
      'Bring bread, and salt. And oil. Come.',
    )
    expect(say('Bring bread⟨, and salt⟩. ⟨And oil. ⟩Come.')).toBe('Bring bread. Come.')
    expect(foldOptional('a ⟨b ⟩c', false)).toBe('a c')
  })

  it('throw where nothing is known for them, so that none is ever printed', () => {
    expect(() => say('{wherever}')).toThrow('Nothing is known for the mark “wherever”')
    expect(() => say('{need}')).toThrow('need')
  })
})
