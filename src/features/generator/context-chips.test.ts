import { describe, expect, it } from 'vitest'
import { hear } from '@/engine/intention/hear'
import type { OccasionKey } from '@/engine/intention/occasions'
import type { PersonKey } from '@/engine/intention/persons'
import {
  CHIP_PAIRS,
  NO_CHIPS,
  readChips,
  chipsSentence,
  writeChips,
  type ChipEvent,
  type ChipPerson,
} from './context-chips'

const HEARD: Readonly<Record<ChipEvent, OccasionKey>> = {
  illness: 'illness',
  loss: 'death',
  fear: 'anxiety',
  loneliness: 'loneliness',
  quarrel: 'quarrel',
  exam: 'exam',
  job: 'new-job',
  gratitude: 'thanks-for-good-news',
}

/** Who is dead has no name among the persons. Of mourners and of both sides of a quarrel the speaker is one anyway. */
function personMeant(person: ChipPerson | null, event: ChipEvent | null): PersonKey | null {
  if (person === 'lost') return null
  const isSpeaker = person === 'me' || person === 'us'
  return isSpeaker && (event === 'loss' || event === 'quarrel') ? null : person
}

describe('the words of the chips', () => {
  it.each(CHIP_PAIRS.map((pair) => [pair.sentence, pair] as const))(
    '“%s” are heard as they are meant',
    (sentence, { person, event }) => {
      const [main] = hear(sentence).occasions
      const isDeath = person === 'lost'
      expect(main?.occasion).toBe(isDeath ? 'death' : event === null ? 'someone' : HEARD[event])
      expect(main?.who).toBe(personMeant(person, event))
    },
  )

  it('are other ones for every pair, so that a text tells which chips are chosen', () => {
    expect(new Set(CHIP_PAIRS.map(({ sentence }) => sentence)).size).toBe(9 * 9 - 1)
    for (const { sentence, person, event } of CHIP_PAIRS)
      expect(readChips(`Since spring. ${sentence} Please.`)).toEqual({ person, event })
  })
})

it('tell who “she” is in the words that follow', () => {
  const text = writeChips('On Tuesday she has an operation.', {
    person: 'mother',
    event: 'illness',
  })
  expect(hear(text ?? '')).toMatchObject({
    occasions: [{ occasion: 'surgery', who: 'mother' }],
    when: 'tuesday',
  })
})

describe('pressing chips', () => {
  const ill = { person: 'mother', event: 'illness' } as const

  it('puts their sentence before what was typed, which stays', () => {
    expect(writeChips('', ill)).toBe('My mother is ill.')
    expect(writeChips('Since spring.', ill)).toBe('My mother is ill. Since spring.')
  })

  it('says both in one sentence, and another one in its place', () => {
    const alone = writeChips('', { person: 'mother', event: null }) ?? ''
    expect(alone).toBe('For my mother.')
    expect(writeChips(alone, ill)).toBe('My mother is ill.')
    expect(
      writeChips('It began in May. My mother is ill. She is brave.', { ...ill, person: 'me' }),
    ).toBe('It began in May. I am ill. She is brave.')
  })

  it('takes away what it added, and only that', () => {
    expect(writeChips('My mother is ill.', NO_CHIPS)).toBe('')
    expect(writeChips('It began in May. My mother is ill. She is brave.', NO_CHIPS)).toBe(
      'It began in May. She is brave.',
    )
  })

  it('leaves a sentence that was changed: it is the person’s own now', () => {
    const own = 'My mother is ill. '.replace('ill', 'ill again')
    expect(readChips(own)).toEqual(NO_CHIPS)
    expect(writeChips(own, { person: null, event: 'fear' })).toBe(
      'There is fear. My mother is ill again. ',
    )
  })

  it('adds nothing where there is no room', () => {
    expect(writeChips('a'.repeat(995), ill)).toBeNull()
  })

  it('says nothing where none is chosen', () => {
    expect(chipsSentence(NO_CHIPS)).toBe('')
  })
})
