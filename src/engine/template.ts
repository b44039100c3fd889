import { hashText } from './random'
import { countWords } from './words'

/** A run of fixed text, or the phrases of which one is drawn. */
type Part = string | readonly string[]

export interface Sentence {
  readonly parts: readonly Part[]
  /** Lies wholly inside `<…>`: an exact traditional string, free to recur. */
  readonly formula: boolean
  /** How many different texts it can become. */
  readonly expansions: number
}

export interface ParsedTemplate {
  readonly sentences: readonly Sentence[]
  /** Draws before some sentence recurs; 1 when everything is formula. */
  readonly expansions: number
  readonly fewestWords: number
  readonly mostWords: number
}

function finishSentence(parts: Part[], formula: boolean): Sentence {
  const expansions = parts.reduce(
    (total, part) => total * (typeof part === 'string' ? 1 : part.length),
    1,
  )
  return { parts, formula, expansions }
}

function readSentences(template: string): Sentence[] {
  const sentences: Sentence[] = []
  let parts: Part[] = []
  let text = ''
  let insideFormula = false
  let outsideFormula = false
  for (let index = 0; index < template.length; index++) {
    const character = template.charAt(index)
    if (character === '<' || character === '>') {
      insideFormula = character === '<'
      continue
    }
    if (character === '{') {
      const end = template.indexOf('}', index)
      if (end === -1) throw new Error(`Unclosed { in “${template}”`)
      if (text) parts.push(text)
      text = ''
      parts.push(template.slice(index + 1, end).split('|'))
      outsideFormula = true
      index = end
      continue
    }
    if (character !== ' ' && !insideFormula) outsideFormula = true
    if (text || parts.length > 0 || character !== ' ') text += character
    const following = template.charAt(index + 1)
    const ends = '.!?'.includes(character) && (following === '' || ' >'.includes(following))
    if (ends && (following !== '>' || ' '.includes(template.charAt(index + 2)))) {
      parts.push(text)
      sentences.push(finishSentence(parts, !outsideFormula))
      parts = []
      text = ''
      outsideFormula = false
    }
  }
  if (text || parts.length > 0)
    sentences.push(finishSentence(text ? [...parts, text] : parts, !outsideFormula))
  return sentences
}

function measure(sentence: Sentence, choose: (...counts: number[]) => number): number {
  // Phrases are whole words, so a sentence has as many words as its parts together.
  return sentence.parts.reduce(
    (total, part) =>
      total + (typeof part === 'string' ? countWords(part) : choose(...part.map(countWords))),
    0,
  )
}

const parsed = new Map<string, ParsedTemplate>()

/** Reads a template; remembers what it read. Throws on an unclosed brace. */
export function parseTemplate(template: string): ParsedTemplate {
  const known = parsed.get(template)
  if (known) return known
  const sentences = readSentences(template)
  const varying = sentences.filter(({ formula }) => !formula)
  const sum = (choose: (...counts: number[]) => number) =>
    sentences.reduce((total, sentence) => total + measure(sentence, choose), 0)
  const result: ParsedTemplate = {
    sentences,
    expansions: varying.length ? Math.min(...varying.map(({ expansions }) => expansions)) : 1,
    fewestWords: sum(Math.min),
    mostWords: sum(Math.max),
  }
  parsed.set(template, result)
  return result
}

/**
 * The n-th text of a sentence. Consecutive numbers change every alternative at once, and no text recurs
 * before all of them had their turn; `salt` decides where the walk starts.
 */
export function expandSentence(sentence: Sentence, n: number, salt: string): string {
  const groups = sentence.parts.filter((part) => typeof part !== 'string')
  const bySize = groups.map((_, index) => index)
  bySize.sort((a, b) => (groups[b]?.length ?? 0) - (groups[a]?.length ?? 0) || a - b)
  const chosen: number[] = []
  let rest = n % sentence.expansions
  let carried = 0
  for (const index of bySize) {
    const size = groups[index]?.length ?? 1
    carried += rest % size
    rest = Math.floor(rest / size)
    chosen[index] = (carried + hashText(`${salt}|${index}`)) % size
  }
  let group = 0
  return sentence.parts
    .map((part) => (typeof part === 'string' ? part : part[chosen[group++] ?? 0]))
    .join('')
}

/** The n-th text of each sentence of a template, in order. */
export function expandTemplate(template: string, n: number, salt: string): string[] {
  return parseTemplate(template).sentences.map((sentence, index) =>
    expandSentence(sentence, n, `${salt}|${index}`),
  )
}
