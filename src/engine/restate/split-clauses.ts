import { isKin } from './is-kin'
import { isVerb } from './verbs'
import { PAST_START } from './word-classes'

/** A part of a sentence, and what joins it to the part before: a comma or a word. */
export interface Clause {
  readonly text: string
  readonly joint: string
}

/** Markup, addresses and anything else that is no plain sentence. */
const NOT_PROSE = /[<>{}[\]@#$%^*_=|\\~]|https?:|www\.|\w\.\w{2,}/i
/** Longer contexts are not told again. */
export const MOST_CHARACTERS = 600
/** A time of day or a weight by itself is left out: “at 8:15”, “, 2.9 kilo”. What else has a point in it stays one word. */
const MEASURE = /(?:,| at) \d+[.:]\d+ ?(?:am|pm|kilos?|kg|pounds|lbs?)?(?=[\s,.!]|$)/gi
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu
/** “Mrs. Kowalski”: no sentence ends there. */
const TITLE = /\b(Mrs?|Ms|Dr|St|Fr|Sr|Rev|Prof)\. (?=\p{Lu})/gu
const POINT = /(?<=\d)[.:](?=\d)/g
/** A few words that are quoted belong to the sentence around them. */
const QUOTED = /["“]([^"“”.!?]{1,60})["”]/g
/** “38,000”: no clause ends within a number. */
const THOUSANDS = /(?<=\d),(?=\d{3})/g
const JOINT =
  /,| (and|but|because|so|yet|while) (?=(?:i|im|i'm|ive|i've|we|he|he's|hes|she|she's|shes|it|it's|its (?:not|been|getting|going|so|too|only|hard|my|the|an?)|they|they're|theyre|my|our|his|her|their|nobody|everyone|nothing)\b)/gi

const isRelation = (text: string) =>
  isKin(text.trim().split(/\s+/)[0]?.toLowerCase().replace(/'s?$/, '') ?? '')

const OF_ONE_PERSON =
  /^(?:(?:please )?(?:pray )?for )?(?:my|our) (?:[a-z'-]+ ){1,3}(?:\p{Lu}\p{L}+ )?(?:who )?(?:is|has|was|had|\w+s) /iu
const THIRD_PERSON =
  /^(?:is|has|was|had|does|lives|works|goes|cries|needs|feels|says|cannot|can't|cant|will not|won't|wont|[a-z]+ed) \w/i

/** “My neighbour is 84, lives alone and had a fall”: whether the second half is of the same person. */
const goesOn = (before: string, text: string) =>
  OF_ONE_PERSON.test(before) && THIRD_PERSON.test(text)

/** “Since his father and I parted”: the two of them did. */
const TWO_OF_THEM =
  /\b(?:since|when|that|because|if|after|before|where) (?:my|our|his|her|their) [a-z-]+$/i

const holdsVerb = (text: string) => text.split(/\s+/).some((word) => isVerb(word.toLowerCase()))

/** “I lost my keys, my phone and my temper”: the end of a list of things. */
const endsList = (before: string, text: string) =>
  /^(?:my|our|the|an?) .+ and /i.test(text) &&
  !holdsVerb(text) &&
  (holdsVerb(before) || PAST_START.test(before.split(' ')[0]?.toLowerCase() ?? ''))

/** A list of things is one clause with what is said of them. */
function withLists(clauses: readonly Clause[]): Clause[] {
  const whole: Clause[] = []
  for (const clause of clauses) {
    const before = whole.at(-1)
    if (before && clause.joint === ',' && endsList(before.text, clause.text))
      whole[whole.length - 1] = { ...before, text: `${before.text}, ${clause.text}` }
    else whole.push(clause)
  }
  return whole
}

function splitSentence(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let joint = ''
  let isAfterComma = false
  const push = (to: number) => {
    const text = sentence.slice(from, to).trim()
    if (!text) return
    const previous = clauses.at(-1)
    // “my mother, father and brother” is one person after the other, no new clause.
    const isList = joint === ',' && previous && !previous.text.includes(' is ') && isRelation(text)
    const isSubject = joint === 'and' && !isAfterComma && previous && !holdsVerb(previous.text)
    const isTwo =
      joint === 'and' && previous && TWO_OF_THEM.test(previous.text) && /^I /i.test(text)
    if (isSubject || isTwo)
      clauses[clauses.length - 1] = { text: `${previous.text} and ${text}`, joint: previous.joint }
    else if (isList && /^(?:my|our) \S+$/i.test(previous.text))
      clauses[clauses.length - 1] = { text: `${previous.text}, ${text}`, joint: previous.joint }
    else if (joint === ',' && previous && goesOn(previous.text, text))
      clauses[clauses.length - 1] = { ...previous, text: `${previous.text} and ${text}` }
    else clauses.push({ text, joint: clauses.length === 0 ? '' : joint })
  }
  for (const match of sentence.matchAll(JOINT)) {
    // The word behind a comma is read with the comma.
    if (match.index < from) continue
    push(match.index)
    from = match.index + match[0].length
    joint = match[1]?.toLowerCase() ?? ','
    isAfterComma = joint === ','
    const [whole = '', word = ''] =
      /^\s*(and|but|because|so|yet) /i.exec(sentence.slice(from)) ?? []
    if (joint === ',' && word) {
      joint = word.toLowerCase()
      from += whole.length
    }
  }
  push(sentence.length)
  return withLists(clauses)
}

/** The clauses of each sentence of a context; questions and what is no prose are left out. */
export function splitClauses(context: string): Clause[][] {
  const text = context.replace(/[‘’ʼ`´]/g, "'")
  if (NOT_PROSE.test(text)) return []
  // A little picture ends what it stands behind.
  const plain = text
    .replace(QUOTED, '$1')
    .replace(PICTURES, '. ')
    .replace(MEASURE, '')
    .replace(TITLE, '$1 ')
    .replace(POINT, '·')
    .replace(THOUSANDS, '')
  return Array.from(plain.matchAll(/([^.!?;:\n()"“”—–]+)([.!?;:\n()"“”—–]*)/g))
    .filter(([, , stop = '']) => !stop.includes('?'))
    .map(([, sentence = '']) => splitSentence(sentence))
}
