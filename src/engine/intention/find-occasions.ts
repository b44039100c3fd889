import { isOnlyHoped } from './turns'
import { RULES, type Rule } from './rules'

/** Words of a context that mean an occasion, as token positions: `start` to `end`, `end` excluded. */
export interface Found {
  readonly rule: Rule
  readonly start: number
  readonly end: number
}

/** Whose spans touch: the longer is the more specific, and of equals the later rule (an idiom is never an occasion). */
function isBeaten(found: Found, by: Found): boolean {
  if (found.start >= by.end || by.start >= found.end) return false
  const difference = by.end - by.start - (found.end - found.start)
  if (difference !== 0) return difference > 0
  const rank = RULES.indexOf(by.rule) - RULES.indexOf(found.rule)
  if (by.rule.meaning === 'none' || found.rule.meaning === 'none')
    return by.rule.meaning === 'none' && found.rule.meaning !== 'none'
  return found.rule.vagueness !== by.rule.vagueness
    ? found.rule.vagueness > by.rule.vagueness
    : rank < 0
}

/** All occasions in the tokens of a context, in reading order; of overlapping ones the longest. */
export function findOccasions(tokens: readonly string[]): Found[] {
  // Whose relative a person is matters to nobody here.
  const text = ` ${tokens.map((token) => token.replace(/;.*/, '')).join(' ')} `
  const tokenAt = new Map<number, number>()
  let offset = 0
  for (const [index, token] of tokens.entries()) {
    tokenAt.set(offset, index)
    offset += token.replace(/;.*/, '').length + 1
  }
  const all: Found[] = []
  for (const rule of RULES) {
    for (const match of text.matchAll(rule.pattern)) {
      const start = tokenAt.get(match.index) ?? 0
      const end = tokenAt.get(match.index + match[0].length) ?? tokens.length
      // “I hope to be cancer free” gives no thanks, and the cancer in it is heard.
      if (rule.meaning.startsWith('thanks') && isOnlyHoped(tokens, start)) continue
      all.push({ rule, start, end })
    }
  }
  all.sort((a, b) => a.start - b.start || b.end - a.end)
  return withoutBeaten(all)
}

/** Overlaps reach a few tokens, so each is compared with its neighbours only. */
function withoutBeaten(all: readonly Found[]): Found[] {
  const LONGEST = 16
  return all.filter((found, index) => {
    for (let other = index + 1; other < all.length; other++) {
      const next = all[other]
      if (!next || next.start >= found.end) break
      if (isBeaten(found, next)) return false
    }
    for (let other = index - 1; other >= 0; other--) {
      const before = all[other]
      if (!before || before.start < found.start - LONGEST) break
      if (isBeaten(found, before)) return false
    }
    return true
  })
}
