import type { Found } from './find-occasions'
import type { Meaning } from './rules'

const NEGATION = /^(?:not|no|never|without|neither|nor|hardly|stop|stopped)$/
/** What may stand between a negation and what it denies: “not have a”, “no longer in”. */
const SMALL =
  /^(?:a|an|the|any|my|our|his|her|their|to|be|been|being|have|has|had|having|get|got|getting|getting|in|at|on|of|for|very|so|really|feel|feeling|feels|too|all|going|ever|yet|with|longer|more|suffer|suffering|from|need|needs|needing|do|does|did|is|am|are|was|were|it|that|actually|i|we|he|she|they|lose|lost|die|still|about|anymore|as|diagnosed|want|this|@.*)$/
const ENDED = /^(?:anymore|longer|more)$/
const OVER =
  /^ (?:(?:is|are|was|were|has|have|had|got|been|just|now|all|finally|is finally|has finally) ){0,3}(?:over|gone|stopped|ended|behind (?:me|us|him|her|them)|finished|done|went away|went well|healed|cured|lifted|resolved|off|called off|cancelled|canceled|postponed|not (?:for me|needed|happening|necessary|denied|true)|free)(?= [.,]| and | now | thank| but | i | for | we | yet )/

const HEALTH =
  /^(?:cancer|surgery|hospital|pain|illness|depression|anxiety|mental-strain|addiction|sleeplessness|disability|dying|self-harm)$/
const BETWEEN_TWO = /^(?:divorce|breakup|quarrel|estrangement|conflict-at-work)$/
const HARD =
  /^(?:war|disaster|flood|drought|homelessness|court|immigration|debt-and-money|looking-for-work|violence|job-loss|loneliness)$/
/** What is left of an occasion that is over: it was there, and is gone. Of an event nothing is left to pray for. */
function ended(meaning: Meaning): Meaning {
  if (HEALTH.test(meaning)) return 'thanks-for-recovery'
  if (BETWEEN_TWO.test(meaning)) return 'reconciliation'
  if (HARD.test(meaning)) return 'thanks-for-good-news'
  if (meaning === 'pregnancy') return 'childlessness'
  return 'none'
}

/** What is left of an occasion that is denied; a fear that did not come true is good news. */
function denied(meaning: Meaning, isAfterAll: boolean): Meaning {
  if (BETWEEN_TWO.test(meaning) && isAfterAll) return 'reconciliation'
  if (/^(?:cancer|job-loss)$/.test(meaning)) return 'thanks-for-good-news'
  if (meaning === 'surgery' && isAfterAll) return 'thanks-for-good-news'
  if (meaning === 'pregnancy') return 'childlessness'
  return 'none'
}

/** What is hoped, asked or feared is not so. */
const HOPED =
  /^(?:hop(?:e|es|ing)|pray|praying|wish|wishing|may|let|please|help|ask|asking|afraid|scared|worried|beg|begging)$/
/** What will be, or is wanted or waited for, is not so yet. */
const NOT_YET = /^(?:wants?|wanting|until|till|wait|waiting|if|needs?|will|would|could|might|that)$/

/** Whether words stand after a hope, a wish or a fear in their clause. */
export function isOnlyHoped(tokens: readonly string[], start: number, isSure = false): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 9); at--) {
    const token = tokens[at] ?? ''
    if (/^(?:[.,]|thank.*|praise|and)$/.test(token)) return false
    if (HOPED.test(token) || (!isSure && NOT_YET.test(token))) return true
  }
  return false
}

const CANCELLED = /called off|cancell?ed| off$/
/** Already a turn, or with its own “not” in it. */
const TURNED =
  /^(?:thanks-for-recovery|thanks-for-good-news|reconciliation|recovery|childlessness|looking-for-work|doubt|decision|estrangement|none|someone)$/

interface Denial {
  /** Where the “not” stands. */
  readonly at: number
  /** “No longer”, “stopped”: it was so. */
  readonly isEnded: boolean
}

/** The negation of an occasion: up to six words before it, with small words only between. */
function denialOf({ start, end }: Found, tokens: readonly string[]): Denial | null {
  // Its own “not” is part of what it says: “not sleeping”.
  if (tokens.slice(start, end).some((token) => /^(?:not|no|never)$/.test(token))) return null
  let isEnded = false
  for (let at = start - 1; at >= Math.max(0, start - 6); at--) {
    const token = tokens[at] ?? ''
    if (ENDED.test(token)) isEnded = true
    // “I can not concentrate” denies nothing.
    if (/^(?:can|could)$/.test(tokens[at - 1] ?? '')) return null
    if (NEGATION.test(token)) return { at, isEnded }
    if (!SMALL.test(token)) return null
  }
  return null
}

/** What an occasion means before which a negation stands. */
function whenDenied(
  meaning: Meaning,
  denial: Denial,
  tokens: readonly string[],
  end: number,
): Meaning {
  // Who stopped drinking is well; who asks to stop worrying, and whose treatment was stopped, is not.
  const negation = tokens[denial.at]
  if (negation === 'stopped' && meaning !== 'cancer') return ended(meaning)
  if (negation?.startsWith('stop')) return meaning
  if (isOnlyHoped(tokens, denial.at, true)) {
    // “I hope it is not cancer”: nobody knows yet. “I wish I did not have it”: it is so.
    const isUnknown = tokens
      .slice(Math.max(0, denial.at - 9), denial.at)
      .some((token) => /^(?:hop|pray)/.test(token))
    if (meaning === 'cancer') return isUnknown ? 'waiting-for-results' : meaning
    return meaning === 'pregnancy' || meaning.startsWith('thanks') ? 'none' : meaning
  }
  // Who is not better is still ill.
  if (meaning === 'thanks-for-recovery') return 'illness'
  const after = ` ${tokens.slice(end, end + 7).join(' ')} `
  if (denial.isEnded || / any ?more /.test(after)) return ended(meaning)
  return denied(meaning, / after all /.test(after))
}

/** What an occasion means behind which stands what became of it: “is over”, “was cancelled”. */
function whenOver({ rule, start, end }: Found, tokens: readonly string[]): Meaning {
  const { meaning, vagueness } = rule
  const over = OVER.exec(` ${tokens.slice(end, end + 7).join(' ')} `)?.[0]
  if (!over || vagueness === 2 || TURNED.test(meaning) || isOnlyHoped(tokens, start)) return meaning
  // Treatment that stopped is no cure.
  if (meaning === 'hospital' || (meaning === 'cancer' && over.includes('stopped'))) return meaning
  if (over.includes('postponed')) return meaning
  if (!CANCELLED.test(over)) return ended(meaning)
  if (meaning === 'wedding') return 'breakup'
  return BETWEEN_TWO.test(meaning) ? 'reconciliation' : 'none'
}

/** What an occasion means when it is denied or over: nothing may be heard as its opposite. */
export function turned(found: Found, tokens: readonly string[]): Meaning {
  const { meaning } = found.rule
  // Who is not sober any more is not well.
  if (meaning === 'none' || tokens.slice(found.start, found.end).includes('sober')) return meaning
  const denial = denialOf(found, tokens)
  if (!denial) return whenOver(found, tokens)
  const isGuard = meaning === 'self-harm' || meaning === 'abuse'
  // “I do not want to kill myself but …”, “stop him hitting me”: a guard rather hears too much.
  const isDoubtful =
    tokens[denial.at]?.startsWith('stop') || tokens.slice(found.end, found.end + 12).includes('but')
  return isGuard && isDoubtful ? meaning : whenDenied(meaning, denial, tokens, found.end)
}
