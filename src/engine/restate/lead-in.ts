import type { Intention } from '../intention/intention'
import { isKin } from './is-kin'
import type { OccasionKey } from '../intention/occasions'
import { stockOf, type Pack } from '../passages/documents'
import { groupOfOccasion } from '../passages/keys'
import { PRAYER_FOR } from './event-phrases'
import { frontTime } from './front-time'
import { capitalised, uncapitalised } from './letter-case'
import { isVerb } from './verbs'
import { ADVERBS } from './word-classes'

/** A subject of whom a relative clause can go on: “my little brother”, “our daughter Amina”. */
const MOST_WORDS_OF_SUBJECT = 4

/** Where the second half of a sentence has a subject of its own. */
const SECOND_HALF =
  /, and (?=(?:I|we|he|she|they|it|my|our|nobody|everyone|nothing) )|(?<!\b(?:his|her|their|my|our) [a-z]+) and (?=(?:I|we|he|she|they|there) )| and (?=the (?:\w+ (?:is|are|was|were|has|have|will)|(?:doctor|nurse|vet|surgeon|hospital|school|bank|landlord|boss|teacher|lawyer|judge|police|family)s? \w+) )| and (?=(?:on \w+day|yesterday|today|now|last \w+|this time) (?:I|we|he|she|they) )/i

/** Whom one is at odds with is not brought like somebody ill. */
const isBetween = (occasion: OccasionKey) =>
  /^(?:quarrel|conflict-at-work|breakup|divorce)$/.test(occasion)

const goesOn = (word: string) =>
  isVerb(word) || ADVERBS.test(word) || word === 'never' || /^[a-z]+[^s']s$/.test(word)

/** How many words at the beginning name a person who does what follows; 0 where it is no person. */
function personAtStart([first = '', ...rest]: readonly string[]): number {
  if (!/^(?:my|our)$/i.test(first)) return 0
  const head = rest.slice(0, MOST_WORDS_OF_SUBJECT).findIndex((word) => isKin(word.toLowerCase()))
  if (head < 0 || rest.slice(0, head).some(isVerb)) return 0
  const hasName = /^\p{Lu}\p{Ll}/u.test(rest[head + 1] ?? '')
  const named = head + (hasName ? 2 : 1)
  // “My grandmother in Kerala is weak”.
  const isFrom = /^(?:in|from) \p{Lu}/u.test(rest.slice(named, named + 2).join(' '))
  const end = named + (isFrom ? 2 : 0)
  return goesOn(rest[end] ?? '') ? end + 1 : 0
}

/** How somebody is named of whom nothing else was understood. */
const FOR = capitalised(PRAYER_FOR)

const OWNED =
  /^((?:My|Our) [a-z-]+)[’']s? ((?:[a-z-]+ ){1,3}(?:is|are|was|were|has|have|will|came|comes|starts|started|begins) .+)$/

/** Somebody else of whom a sentence tells, with what it tells: “my mother, who is in hospital”; null where it tells of none. */
function personIn(sentence: string): string | null {
  if (sentence.startsWith(FOR)) return sentence.slice(FOR.length)
  // “My father's operation is tomorrow”.
  const [, owner = '', owned = ''] = OWNED.exec(sentence) ?? []
  if (isKin(owner.split(' ').at(-1)?.toLowerCase() ?? ''))
    return `${uncapitalised(owner)}, whose ${owned}`
  const words = sentence.split(' ')
  const subject = personAtStart(words)
  if (subject === 0) return null
  return `${uncapitalised(words.slice(0, subject).join(' '))}, who ${words.slice(subject).join(' ')}`
}

/**
 * What a person told, taken up as a prayer takes it up: “My mother is in hospital, and I am scared” becomes “I bring you my mother,
 * who is in hospital. I am scared”. Where nobody else is spoken of it begins with its time, or is told to the one who knows: “You know
 * that I …”.
 */
export function leadIn(text: string, pack: Pack, { occasions: [main] }: Intention): string {
  if (pack.band === 'child') return text
  const [, sentence = '', rest = ''] = /^(.*?)\.(?= |$)(.*)$/.exec(text) ?? []
  const isAsking = stockOf(pack) === 'asking'
  const [first = '', ...others] = sentence.split(SECOND_HALF)
  const person = main && isBetween(main.occasion) ? null : personIn(first)
  if (person !== null) {
    const isOfOne = pack.speaker === 'I' || /\b(?:I|me|my)\b/i.test(text)
    const speaker = isOfOne ? 'I' : 'We'
    const taken = isAsking ? `${speaker} bring ${pack.address}` : `${speaker} think of`
    return (
      [`${taken} ${person}.`, ...others.map((each) => `${capitalised(each)}.`)].join(' ') + rest
    )
  }
  const fronted = frontTime(`${sentence}.`)
  if (fronted !== null) return fronted + rest
  const isGlad = main !== undefined && groupOfOccasion(main.occasion) === 'joy'
  const isTold =
    /^(?:I|We|My|Our) (?!do not know\b|(?:am|are) (?:so |very )?(?:thankful|grateful|proud|happy|glad)\b)/.test(
      sentence,
    )
  return isAsking && isTold && !isGlad ? `You know that ${uncapitalised(text)}` : text
}
