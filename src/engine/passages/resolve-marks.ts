import type { TimeKey } from '../intention/intention'
import { createStream, hashText } from '../random'
import type { Party } from './people'
import { conjugate, type Agreement } from './verbs'

/** Everything that the marks of a passage may stand for in one prayer. */
export interface MarkValues {
  readonly speaker: Party
  /** The one prayed for. */
  readonly beneficiary: Party
  /** The person whom the words name; null where nobody is. */
  readonly who: Party | null
  readonly when: TimeKey | null
  /** How the addressee is written. */
  readonly address: 'You' | 'you'
  /** The verb phrase for `{need}`, its own marks still in it. */
  readonly need: string | null
  /** Decides between `{this|that}`. */
  readonly seed: string
}

/** How each time is said; null where a stretch of time fits few sentences and is not said. */
export const TIME_WORDS: Readonly<Record<TimeKey, string | null>> = {
  today: 'today',
  tonight: 'tonight',
  'this-morning': 'this morning',
  tomorrow: 'tomorrow',
  monday: 'on Monday',
  tuesday: 'on Tuesday',
  wednesday: 'on Wednesday',
  thursday: 'on Thursday',
  friday: 'on Friday',
  saturday: 'on Saturday',
  sunday: 'on Sunday',
  'this-week': 'this week',
  'this-weekend': 'this weekend',
  'next-week': 'next week',
  'next-month': 'next month',
  'for-weeks': null,
  'for-months': null,
  'for-years': null,
}

type Form = Exclude<keyof Party, 'agreesWithPhrase' | 'agreesWithPronoun'>

const BENEFICIARY_MARKS: Readonly<Record<string, Form>> = {
  I: 'subject',
  me: 'object',
  my: 'determiner',
  mine: 'absolute',
  myself: 'reflexive',
}

const WHO_MARKS: Readonly<Record<string, Form>> = {
  who: 'phrase',
  whose: 'possessive',
  they: 'subject',
  them: 'object',
  their: 'determiner',
  theirs: 'absolute',
  themselves: 'reflexive',
}

/** Every mark that may stand in braces, verbs and alternatives apart. */
export const BRACE_MARKS: ReadonlySet<string> = new Set([
  ...Object.keys(WHO_MARKS),
  ...Object.keys(BENEFICIARY_MARKS),
  'am',
  'when',
  'need',
  'things',
])

export const BRACKET_MARKS: ReadonlySet<string> = new Set([
  ...Object.keys(BENEFICIARY_MARKS),
  'You',
  'Your',
  'Yours',
  'Yourself',
])

const MARK = /\{([^{}]*)\}|\[([^[\]]*)\]/g

/** The text without ⟨…⟩, or with what stands in it. */
export function foldOptional(text: string, isLong: boolean): string {
  return isLong ? text.replace(/[⟨⟩]/g, '') : text.replace(/⟨[^⟩]*⟩/g, '')
}

function formOf(mark: string): Form | undefined {
  return BENEFICIARY_MARKS[mark] ?? BENEFICIARY_MARKS[lowerFirst(mark)]
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
    .replace(
      /(^|[.!?]["”’]?\s)([“"]?)(\p{Ll})/gu,
      (_, before: string, quote: string, letter: string) => {
        return before + quote + letter.toUpperCase()
      },
    )
}

function pickAlternative(options: string, seed: string): string {
  const all = options.split('|')
  return all[createStream(hashText(`${seed}|${options}`))(all.length)] ?? ''
}

/**
 * A passage as it is said: alternatives chosen, marks replaced, sentences capitalised. Throws on a mark that
 * nothing is known for, which the check of the documents rules out.
 */
export function resolveMarks(text: string, isLong: boolean, values: MarkValues): string {
  const { speaker, beneficiary, who, address, seed } = values
  const time = values.when && TIME_WORDS[values.when]
  // Whom a verb in braces agrees with: the last subject said before it.
  let agreement: Agreement = who?.agreesWithPhrase ?? beneficiary.agreesWithPronoun

  function brace(mark: string): string {
    if (mark.includes('|')) return pickAlternative(mark, seed)
    if (mark === 'need') return values.need ?? fail(mark)
    const name = lowerFirst(mark)
    const whoForm = WHO_MARKS[name]
    if (whoForm) {
      const party = who ?? beneficiary
      if (whoForm === 'phrase') agreement = party.agreesWithPhrase
      if (whoForm === 'subject') agreement = party.agreesWithPronoun
      return party[whoForm]
    }
    if (name === 'am') return conjugate('is', speaker.agreesWithPronoun)
    const speakerForm = formOf(mark)
    if (speakerForm) {
      if (speakerForm === 'subject') agreement = speaker.agreesWithPronoun
      return speaker[speakerForm]
    }
    return /^[a-z]+s$/.test(mark) ? conjugate(mark, agreement) : fail(mark)
  }

  function bracket(mark: string): string {
    if (mark.startsWith('You')) return address === 'You' ? mark : lowerFirst(mark)
    const form = formOf(mark) ?? fail(mark)
    if (form === 'subject') agreement = beneficiary.agreesWithPronoun
    return beneficiary[form]
  }

  const replace = (part: string): string =>
    part.replace(MARK, (_, inBraces: string | undefined, inBrackets: string | undefined) =>
      inBraces === undefined ? bracket(inBrackets ?? '') : brace(inBraces),
    )

  let said = foldOptional(text, isLong).replace(/\s?\{when\}/g, time ? ` ${time}` : '')
  // An alternative or a need may hold marks itself.
  for (let depth = 0; depth < 3 && MARK.test(said); depth++) {
    MARK.lastIndex = 0
    said = replace(said)
  }
  MARK.lastIndex = 0
  return tidy(said)
}

function fail(mark: string): never {
  throw new Error(`Nothing is known for the mark “${mark}”`)
}
