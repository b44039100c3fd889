import type { OccasionKey } from './occasions'
import type { Heard } from './kinship'
import { FAMILY, WORK } from './words/family'
import { GRIEF } from './words/grief'
import { GUARDS, HARM_WISHES } from './words/guards'
import { HEALTH } from './words/health'
import { IDIOMS, LIFE } from './words/life'
import { MIND } from './words/mind'

/** `none` is an idiom: words that mean nothing to us and must not be heard as what is inside them. */
export type Meaning = OccasionKey | 'none'

export interface Rule {
  readonly meaning: Meaning
  readonly pattern: RegExp
  /** Whom it befalls, whatever else is written. */
  readonly who: Heard | null
  /** Where that person stands: before the words, at their end, or anywhere. */
  readonly place: 'before' | 'last' | 'near'
  /** 2: what anything else outweighs; 1: what anything else of the same person outweighs; 0: what stands by itself. */
  readonly vagueness: 0 | 1 | 2
}

const ANIMALS = '@(?:dog|cat|animals?|[?]pet)'
const AT_WORK = '@(?:boss|colleagues?)'
const HUMAN = '@(?!dog |cat |animals? |[?]pet|baby |me |us )[^ ]+'
const ARTICLE = '(?:(?:my|our|his|her|their|the|an?|some|any|this|that|your) )?'
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several|few|many|some)'

/** A regular expression takes the first alternative that fits, and the longest is the most specific. */
function longestFirst(source: string): string {
  const all: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= source.length; at++) {
    const sign = source[at]
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if ((sign === '|' || sign === undefined) && depth === 0) {
      all.push(source.slice(from, at))
      from = at + 1
    }
  }
  return all.sort((a, b) => b.split(' ').length - a.split(' ').length).join('|')
}

/** The regular expression of a line of our tables, as `words/guards.ts` explains them. Only bounded repeats: linear. */
export function patternOf(source: string): RegExp {
  const alternatives = longestFirst(source)
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('@kin', HUMAN)
    .replaceAll('@pet', ANIMALS)
    .replaceAll('@work', AT_WORK)
    .replaceAll('@?', '(?:@[^ ]+)?')
    .replaceAll(/\)([*+])/g, (_, sign) => (sign === '*' ? '){0,3}' : '){1,3}'))
    .replaceAll(/@(?=[ |)]|$)/g, '@[^ ]+')
    .replaceAll(/(?<=[a-z.])\*/g, '[^ .,]*')
    .replaceAll(/(?<=[ |(%])\*/g, '[^ .,]+')
    .replaceAll('_', '(?:[^ .,]+ ){0,3}')
    .replaceAll('%', ARTICLE)
    .replaceAll('#', NUMBER)
    .replaceAll('$', '(?= [.,])')
  return new RegExp(` (?:${alternatives})(?= )`, 'g')
}

function rulesOf(table: string): Rule[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const split = line.indexOf(': ')
      const [, meaning = '', mark = ''] =
        /^([a-z-]+?)(=@?[a-z]+|[<>~-]?)$/.exec(line.slice(0, split)) ?? []
      return {
        meaning: meaning as Meaning,
        pattern: patternOf(line.slice(split + 2)),
        who: mark.startsWith('=') ? (mark.replace(/=@?/, '') as Heard) : null,
        place: mark === '<' ? 'before' : mark === '>' ? 'last' : 'near',
        vagueness: mark === '~' ? 2 : mark === '-' ? 1 : 0,
      }
    })
}

export const RULES: readonly Rule[] = [
  GUARDS,
  HEALTH,
  MIND,
  GRIEF,
  FAMILY,
  WORK,
  LIFE,
  IDIOMS,
].flatMap(rulesOf)

export const HARM_WISH = patternOf(HARM_WISHES)
