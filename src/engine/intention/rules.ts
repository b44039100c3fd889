import { undouble } from './undouble'
import { SMALL } from './words'

/** One line of a vocabulary, which explains its signs. */
export interface Rule {
  readonly meaning: string
  readonly signs: string
  /** Whom it befalls, whatever else is written. */
  readonly who: string | undefined
}

/** Words of a context that mean something: `start` to `end`, `end` excluded. */
export interface Found {
  readonly rule: Rule
  readonly start: number
  readonly end: number
}

/** The words of one place after another. */
type Phrase = readonly (readonly string[])[]

export interface Vocabulary {
  readonly rules: readonly Rule[]
  /** The phrases that begin with a stem, and their rules. */
  readonly beginning: ReadonlyMap<string, readonly (readonly [Rule, Phrase])[]>
}

const GROUPS: Readonly<Record<string, RegExp>> = {
  '*': /^[^.,]/,
  '.': /^[.,]$/,
  '@': /^@/,
  '@kin': /^@(?!(?:dog|cat|animals?|\?pet|me|us)$)/,
  '@pet': /^@(?:dog|cat|animals?|\?pet)$/,
  '@kid': /^@(?:child.*|sons?|daughters?|baby|twins)$/,
  '@love': /^@(?:husband|wife|(?:girl|boy)friend|partner)$/,
  '@work': /^@(?:boss|colleagues?)$/,
  '@self': /^(?:@me|(?:him|her|them)sel.+)$/,
}
const IS_SMALL = new RegExp(`^${SMALL}$`)

function fits(word: string, token: string): boolean {
  const rest = token.slice(word.length)
  return (
    GROUPS[word]?.test(token) ??
    (token === word.replace('=', '') ||
      (word.length > 2 &&
        token.startsWith(word) &&
        (word.length > 4 || /^(?:e[sdrn]?|s|d|ing|t)$/.test(rest))))
  )
}

/** Where a phrase ends that goes on at a place of a context, over three small words at most between its own; 0 where it does not. */
function endOf(phrase: Phrase, tokens: readonly string[], at: number, passed = 0): number {
  const [words, ...rest] = phrase
  if (!words) return at
  const token = tokens[at]
  if (token === undefined) return 0
  if (words[0] === '_')
    return (
      endOf(rest, tokens, at) ||
      (passed < 4 && fits('*', token) ? endOf(phrase, tokens, at + 1, passed + 1) : 0)
    )
  const end = words.some((word) => fits(word, token)) ? endOf(rest, tokens, at + 1) : 0
  return (
    end ||
    (passed < 3 && words[0] !== '.' && IS_SMALL.test(token)
      ? endOf(phrase, tokens, at + 1, passed + 1)
      : 0)
  )
}

export function vocabularyOf(text: string): Vocabulary {
  const beginning = new Map<string, (readonly [Rule, Phrase])[]>()
  const rules = text
    .trim()
    .split('\n')
    .map((line) => {
      const [, meaning = '', signs = '', who, phrases = meaning] =
        /^([\w-]+)(?: ([^=:]+))?(?:=(\w+))?(?:: (.*))?$/.exec(line) ?? []
      const rule = { meaning, signs, who }
      for (const written of phrases.split(',')) {
        const phrase = written
          .split(' ')
          .map((slot) =>
            slot
              .split('|')
              .map((word) => (word[0] === '@' ? word : undouble(word.replace('!', '')))),
          )
        for (const word of phrase[0] ?? []) {
          const stem = word[0] === '@' ? '@' : word.replace('=', '')
          beginning.set(stem, [...(beginning.get(stem) ?? []), [rule, phrase]])
        }
      }
      return rule
    })
  return { rules, beginning }
}

/** What any other outweighs is 2, what any other of the same person outweighs 1. */
export const vaguenessOf = ({ rule }: Found): number =>
  rule.signs.includes('~') ? 2 : rule.signs.includes('-') ? 1 : 0

/** Everything in a context that a vocabulary knows, in reading order; of what overlaps the longest. */
export function findAll(
  { rules, beginning }: Vocabulary,
  tokens: readonly string[],
  isHeard: (found: Found) => boolean = () => true,
): Found[] {
  const plain = tokens.map((token) => token.replace(/[:=&].*/, ''))
  const all = plain.flatMap((token, start) => {
    const ends = new Map<Rule, number>()
    for (let length = 1; length <= Math.min(token.length, 16); length++)
      for (const [rule, phrase] of beginning.get(token.slice(0, length)) ?? [])
        ends.set(rule, Math.max(endOf(phrase, plain, start) || start, ends.get(rule) ?? 0))
    return Array.from(ends, ([rule, end]) => ({ rule, start, end })).filter(
      (found) => found.end > start && isHeard(found),
    )
  })
  /** The longer is the more specific; of equals the less vague, and then the later line. */
  const isBeaten = (found: Found, by: Found) =>
    found.start < by.end &&
    by.start < found.end &&
    (by.end - by.start - (found.end - found.start) ||
      vaguenessOf(found) - vaguenessOf(by) ||
      rules.indexOf(by.rule) - rules.indexOf(found.rule)) > 0
  // What overlaps stands near.
  return all.filter(
    (found, index) =>
      !all.slice(Math.max(0, index - 24), index + 24).some((by) => isBeaten(found, by)),
  )
}
