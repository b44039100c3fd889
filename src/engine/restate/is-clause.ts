import { isKin } from './is-kin'
import { isVerb, verbAt } from './verbs'
import { ADJECTIVES, ADVERBS, DETERMINERS, GERUND, SUBJECTS } from './word-classes'

const PRONOUN_AS_SUBJECT = /^(?:I|we|he|she|they)$/
/** What may follow a pronoun that is the subject and is no verb. */
const NO_VERB_AFTER =
  /^(?:and|or|but|so|too|also|both|all|alone|myself|ourselves|himself|herself|themselves|who|whom|in|on|at|of|for|with|from|to|the|an?|my|our|his|her|their|no|not|never|always|still|just|only|already|really|finally|actually|often|barely|hardly|literally|once|then|now)$/

/** “Then she passed the cake.” */
const LEAD = /^(?:then|now|instead|sometimes|afterwards|later|once)$/

/** “I retired in March”, “she fed everyone”: what stands behind the subject is the verb, whichever it is. */
function hasPronounSubject(words: readonly string[]): boolean {
  const [subject = '', ...rest] = LEAD.test(words[0] ?? '') ? words.slice(1) : words
  if (!PRONOUN_AS_SUBJECT.test(subject)) return false
  const verb =
    rest.find((word) => !ADVERBS.test(word) && !/^(?:never|often|\w+ly)$/.test(word)) ?? ''
  if (verb === '' || NO_VERB_AFTER.test(verb) || GERUND.test(verb)) return false
  return verb === 'retired' || !ADJECTIVES.test(verb)
}

/** “My husband snaps at everyone”: what a single person does, whichever verb it is. */
function hasThirdPerson([first = '', ...words]: readonly string[]): boolean {
  if (!/^(?:my|our)$/.test(first)) return false
  const at = words.slice(0, 3).findIndex((word) => isKin(word))
  return at >= 0 && /^[a-z]+[^s']s$/.test(words[at + 1] ?? '') && words.length > at + 2
}

const BEFORE_SUBJECT =
  /^(?:after|before|since|in|on|at|for|until|during|with|without|last|this|next|yesterday|today|tonight|tomorrow)$/
const MOST_WORDS_BEFORE_SUBJECT = 8

/** “On the seventh our village remembers them.” */
const isOwnedSubject = (words: readonly string[], at: number) =>
  /^(?:my|our)$/.test(words[at] ?? '') &&
  at + 3 < words.length &&
  isVerbOrThirdPerson(words[at + 2] ?? '')
const isVerbOrThirdPerson = (word: string) => isVerb(word) || /^[a-z]+[^s']s$/.test(word)

/** “After eight months of looking I got the call.” */
function hasLaterSubject(words: readonly string[]): boolean {
  if (!BEFORE_SUBJECT.test(words[0] ?? '')) return false
  const at = words.findIndex(
    (word, index) => index > 1 && (PRONOUN_AS_SUBJECT.test(word) || isOwnedSubject(words, index)),
  )
  const isRelative = words
    .slice(0, at)
    .some((word) => /^(?:that|who|which|when|because|if)$/.test(word))
  return (
    at > 1 &&
    at <= MOST_WORDS_BEFORE_SUBJECT &&
    !isRelative &&
    (isOwnedSubject(words, at) || hasPronounSubject(words.slice(at)))
  )
}

/** Whether words say a whole sentence: a subject and a verb behind it. */
export function isClause(words: readonly string[]): boolean {
  if (hasPronounSubject(words) || hasLaterSubject(words)) return true
  const [first = ''] = words
  const startsWell =
    SUBJECTS.test(first) || DETERMINERS.test(first) || /^[A-Z]/.test(first) || first.endsWith("'s")
  return startsWell && (verbAt(words) > 0 || hasThirdPerson(words))
}
