import { kinOf } from '../intention/kinship'
import { isVerb } from './verbs'
import { undouble } from '../intention/undouble'

/** A part of a sentence, and what joins it to the part before: a comma or a word. */
export interface Clause {
  readonly text: string
  readonly joint: string
}

/** Markup, addresses and anything else that is no plain sentence. */
const NOT_PROSE = /[<>{}[\]@#$%^*_=|\\~]|https?:|www\.|\w\.\w{2,}/i
const MOST_CHARACTERS = 600
/** A time of day or a weight by itself is left out: “at 8:15”, “, 2.9 kilo”. What else has a point in it stays one word. */
const MEASURE = /(?:,| at) \d+[.:]\d+ ?(?:am|pm|kilos?|kg|pounds|lbs?)?(?=[\s,.!]|$)/gi
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu
const POINT = /(?<=\d)[.:](?=\d)/g
/** A few words that are quoted belong to the sentence around them. */
const QUOTED = /["“]([^"“”.!?]{1,60})["”]/g
/** “38,000”: no clause ends within a number. */
const THOUSANDS = /(?<=\d),(?=\d{3})/g
const JOINT =
  /,| (and|but|because|so|yet|while) (?=(?:i|im|i'm|ive|i've|we|he|he's|hes|she|she's|shes|it|it's|its (?:not|been|getting|going|so|too|only|hard|my|the|an?)|they|they're|theyre|my|our|his|her|their|nobody|everyone|nothing)\b)/gi

const isRelation = (text: string) =>
  kinOf(undouble(text.trim().split(/\s+/)[0]?.toLowerCase().replace(/'s?$/, '') ?? '')) !==
  undefined

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
    const isSubject =
      joint === 'and' &&
      !isAfterComma &&
      previous &&
      !previous.text.split(/\s+/).some((word) => isVerb(word.toLowerCase()))
    if (isSubject)
      clauses[clauses.length - 1] = { text: `${previous.text} and ${text}`, joint: previous.joint }
    else if (isList && /^(?:my|our) \S+$/i.test(previous.text))
      clauses[clauses.length - 1] = { text: `${previous.text}, ${text}`, joint: previous.joint }
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
  return clauses
}

/** The clauses of each sentence of a context; questions and what is no prose are left out. */
export function splitClauses(context: string): Clause[][] {
  const text = context.slice(0, MOST_CHARACTERS).replace(/[‘’ʼ`´]/g, "'")
  if (context.length > MOST_CHARACTERS || NOT_PROSE.test(text)) return []
  // A little picture ends what it stands behind.
  const plain = text
    .replace(QUOTED, '$1')
    .replace(PICTURES, '. ')
    .replace(MEASURE, '')
    .replace(POINT, '·')
    .replace(THOUSANDS, '')
  return Array.from(plain.matchAll(/([^.!?;:\n()"“”—–]+)([.!?;:\n()"“”—–]*)/g))
    .filter(([, , stop = '']) => !stop.includes('?'))
    .map(([, sentence = '']) => splitSentence(sentence))
}
