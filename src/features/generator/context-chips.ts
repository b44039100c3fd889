import { CONTEXT_LIMIT } from './generator-draft'

/** Whom a prayer is for, as the chips ask it. */
export const PEOPLE = {
  mother: 'My mother',
  father: 'My father',
  child: 'My child',
  partner: 'My partner',
  friend: 'A friend',
  me: 'Myself',
  us: 'All of us',
  lost: 'Someone I lost',
} as const

/** What is happening, as the chips ask it. */
export const EVENTS = {
  illness: 'Illness',
  loss: 'A loss',
  fear: 'Fear',
  loneliness: 'Loneliness',
  quarrel: 'A quarrel',
  exam: 'An exam',
  job: 'A new job',
  gratitude: 'Gratitude',
} as const

export type ChipPerson = keyof typeof PEOPLE
export type ChipEvent = keyof typeof EVENTS

/** One chip of each row at most. */
export interface ChosenChips {
  readonly person: ChipPerson | null
  readonly event: ChipEvent | null
}

export const NO_CHIPS: ChosenChips = { person: null, event: null }

/** What is said of an event: of nobody in particular, of a person of the speaker’s, of the speaker, of all, of who is dead. */
interface Words {
  readonly alone: string
  readonly person: (name: string) => string
  readonly me: string
  readonly us: string
  readonly lost: string
}

/** “My mother” within a sentence. */
const within = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** Plain words that the reader of intentions hears as they are meant; the test beside asks it of every pair. */
const WORDS: Readonly<Record<ChipEvent, Words>> = {
  illness: {
    alone: 'Someone is ill.',
    person: (name) => `${name} is ill.`,
    me: 'I am ill.',
    us: 'We are all ill.',
    lost: 'Someone I love has died after an illness.',
  },
  loss: {
    alone: 'There has been a death.',
    person: (name) => `I have lost ${within(name)}.`,
    me: 'I am grieving.',
    us: 'We are all grieving.',
    lost: 'Someone I love has died.',
  },
  fear: {
    alone: 'There is fear.',
    person: (name) => `${name} is afraid.`,
    me: 'I am afraid.',
    us: 'We are all afraid.',
    lost: 'Someone I love has died, and I am afraid.',
  },
  loneliness: {
    alone: 'There is loneliness.',
    person: (name) => `${name} is lonely.`,
    me: 'I am lonely.',
    us: 'We are all lonely.',
    lost: 'Someone I love has died, and I am lonely.',
  },
  quarrel: {
    alone: 'There is a quarrel.',
    person: (name) => `I have quarrelled with ${within(name)}.`,
    me: 'I am in a quarrel.',
    us: 'We have quarrelled among ourselves.',
    lost: 'Someone I love has died, and we had quarrelled.',
  },
  exam: {
    alone: 'An exam is coming.',
    person: (name) => `${name} has an exam.`,
    me: 'I have an exam.',
    us: 'We all have an exam.',
    lost: 'Someone I love has died, and I have an exam.',
  },
  job: {
    alone: 'A new job is beginning.',
    person: (name) => `${name} has a new job.`,
    me: 'I have a new job.',
    us: 'We all have a new job.',
    lost: 'Someone I love has died, and I have a new job.',
  },
  gratitude: {
    alone: 'There is much to be thankful for.',
    person: (name) => `I am thankful for ${within(name)}.`,
    me: 'I am thankful.',
    us: 'We are all thankful.',
    lost: 'Someone I love has died, and I am thankful for that life.',
  },
}

const ALONE: Readonly<Record<ChipPerson, string>> = {
  mother: 'For my mother.',
  father: 'For my father.',
  child: 'For my child.',
  partner: 'For my partner.',
  friend: 'For a friend.',
  me: 'For me.',
  us: 'For us all.',
  lost: 'For someone who has died.',
}

/** What the chosen chips say, one sentence; empty where none is chosen. */
export function chipsSentence({ person, event }: ChosenChips): string {
  if (event === null) return person === null ? '' : ALONE[person]
  if (person === null) return WORDS[event].alone
  const words = WORDS[event]
  return person === 'me' || person === 'us' || person === 'lost'
    ? words[person]
    : words.person(PEOPLE[person])
}

const people = [null, ...(Object.keys(PEOPLE) as ChipPerson[])]
const events = [null, ...(Object.keys(EVENTS) as ChipEvent[])]

/** Every choice of chips but none at all, the longest sentence first: some begin others. */
export const CHIP_PAIRS: readonly (ChosenChips & { readonly sentence: string })[] = people
  .flatMap((person) => events.map((event) => ({ person, event })))
  .map((chips) => ({ ...chips, sentence: chipsSentence(chips) }))
  .filter(({ sentence }) => sentence !== '')
  .toSorted((one, other) => other.sentence.length - one.sentence.length)

/** Where a sentence of the chips stands in a text, by itself; -1 where it does not. */
function placeOf(sentence: string, text: string): number {
  const at = text.indexOf(sentence)
  const isApart = (character: string | undefined) => !character || /\s/.test(character)
  return at >= 0 && isApart(text[at - 1]) && isApart(text[at + sentence.length]) ? at : -1
}

/** The chips whose sentence stands unchanged in the text: nothing but the text says which are chosen. */
export function readChips(text: string): ChosenChips {
  const { person, event } =
    CHIP_PAIRS.find(({ sentence }) => placeOf(sentence, text) >= 0) ?? NO_CHIPS
  return { person, event }
}

/**
 * The text with the sentence of other chips in the place of the one that stands there, else before what was typed: who she
 * is comes before what “she” does. Words that a person typed or changed stay as they are. Null where there is no room.
 */
export function writeChips(text: string, chips: ChosenChips): string | null {
  const former = chipsSentence(readChips(text))
  const next = chipsSentence(chips)
  const at = former ? placeOf(former, text) : 0
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at + former.length).trimStart()
  const written = [before, next, after].filter(Boolean).join(' ')
  return written.length > CONTEXT_LIMIT ? null : written
}
