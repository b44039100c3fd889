import { baseOfThird, isBase } from './verb-forms'

/** What somebody is asked to do or be: “my mother” and “be home before the roses finish”. */
export interface AskedClause {
  /** In small letters, as a subject: “she”, “my mother”. */
  readonly subject: string
  /** From a verb in its base form on, or from the “not” before it. */
  readonly predicate: string
}

const PRONOUN =
  /^(?:I|he|she|they|it|we|this|everyone|everybody|nobody|someone|somebody|everything|nothing|things|people|all)$/
const PLURAL_PRONOUN = /^(?:I|they|we|things|people)$/
const DETERMINER =
  /^(?:my|our|his|her|their|the|this|that|these|those|all|both|every|each|no|some|whatever|whoever)$/
/** Plural without an s. */
const PLURAL =
  /(?:[^s']s|^(?:children|people|men|women|police|family|grandchildren|board|team|council|committee|staff|court|panel|bank))$/
const ADVERB =
  /^(?:just|finally|always|never|still|really|also|soon|all|both|safely|gently|slowly|actually|one|day)$/
const MOST_WORDS_OF_SUBJECT = 7
/** A subject ends before these: “see who he is”. */
const NO_SUBJECT =
  /^(?:who|what|which|when|where|how|if|whether|because|he|she|they|it|me|him|them|us|to|not)$/
/** Said before the subject: “one day my father and I …”. */
const BEFORE_SUBJECT =
  /^(?:one day|someday|some day|this time|maybe|at least|next time|today|tonight|tomorrow|soon|somehow|finally|please) /

interface Verb {
  /** Where the words behind the verb begin. */
  readonly next: number
  readonly said: readonly string[]
}

/** An auxiliary that can be asked for: what is said in its place; null where it tells what was or must be. */
function sayAuxiliary(words: readonly string[], at: number): Verb | null {
  const [word = '', next = '', third = ''] = words.slice(at)
  const not = next === 'not' ? ['not'] : []
  const from = at + 1 + not.length
  const following = words[from] ?? ''
  if (/^(?:is|are|am)$/.test(word)) {
    if (following === 'going' && words[from + 1] === 'to') return { next: from + 2, said: not }
    return { next: from, said: [...not, 'be'] }
  }
  if (/^(?:has|have)$/.test(word)) {
    const isPerfect = /^(?:been|had|got|\w+ed)$/.test(following)
    return isPerfect || not.length > 0 ? null : { next: from, said: ['have'] }
  }
  if (/^(?:do|does|will|would)$/.test(word)) {
    const isAsked = not.length > 0 ? /^[a-z]+$/.test(following) : isBase(following) || isBase(third)
    return isAsked ? { next: from, said: not } : null
  }
  if (/^(?:can|could|may|might)$/.test(word) && not.length === 0 && following !== '')
    return { next: from, said: [] }
  return null
}

const AUXILIARY = /^(?:is|are|am|has|have|do|does|will|would|can|could|may|might)$/

function verbAt(words: readonly string[], at: number, isPlural: boolean): Verb | null {
  const word = words[at] ?? ''
  if (AUXILIARY.test(word)) return sayAuxiliary(words, at)
  // “That we be given a reprieve”.
  if (word === 'be') return { next: at + 1, said: ['be'] }
  if (word === 'not' && isBase(words[at + 1] ?? '')) return { next: at + 1, said: ['not'] }
  if (isPlural) return isBase(word) ? { next: at + 1, said: [word] } : null
  const base = baseOfThird(word)
  return base === null ? null : { next: at + 1, said: [base] }
}

/** The second verb of a clause: “eats properly and rings his mother”. */
const alsoBase = (word: string, isPlural: boolean) => (isPlural ? null : baseOfThird(word))

/**
 * A clause that somebody hopes will be true, ready to be asked for: “she is home by May” gives “she” and “be home by May”.
 * Null where subject and verb are not told apart, or where the clause speaks of what was.
 */
export function clauseToAsk(written: readonly string[]): AskedClause | null {
  const [time = ''] = BEFORE_SUBJECT.exec(written.join(' ')) ?? []
  const words = written.join(' ').slice(time.length).split(' ')
  const [first = ''] = words
  const isPronoun = PRONOUN.test(first)
  if (!isPronoun && !DETERMINER.test(first) && !PLURAL.test(first) && !/^\p{Lu}/u.test(first))
    return null
  const earliest = DETERMINER.test(first) && !isPronoun ? 2 : 1
  const latest = isPronoun ? Math.min(3, words.length) : MOST_WORDS_OF_SUBJECT
  for (let at = earliest; at <= latest && at < words.length; at++) {
    const before = words[at - 1] ?? ''
    if (!isPronoun && NO_SUBJECT.test(before)) return null
    if (ADVERB.test(before) && at > earliest && !isPronoun) continue
    let start = at
    while (ADVERB.test(words[start] ?? '') && start < words.length - 1) start++
    const isPlural = isPronoun
      ? PLURAL_PRONOUN.test(first)
      : PLURAL.test(before) || words.slice(0, at).includes('and')
    const verb = verbAt(words, start, isPlural)
    if (!verb) {
      if (isPronoun) return null
      continue
    }
    const predicate = [...words.slice(at, start), ...verb.said, ...words.slice(verb.next)]
    if (
      predicate.length < 2 &&
      !/^(?:sleep|heal|recover|rest|stop|survive|pass|thrive|live|work)$/.test(predicate[0] ?? '')
    )
      return null
    const said = predicate.map((word, index) =>
      /^(?:and|or|but)$/.test(predicate[index - 1] ?? '')
        ? (alsoBase(word, isPlural) ?? word)
        : word,
    )
    const isLater = /^(?:one day|someday|some day) $/.test(time)
    return {
      subject: words.slice(0, at).join(' '),
      predicate: [...said, ...(isLater ? ['one', 'day'] : [])].join(' '),
    }
  }
  return null
}
