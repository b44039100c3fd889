import type { Found } from './rules'
import { SMALL } from './words'

/** The “not” or “stopped” before an occasion, with what may stand between; “I can not concentrate” denies nothing. */
const DENIED = new RegExp(
  `(?<!can )\\b(not|stoped|stop) ((?:(?:${SMALL}|@\\S+|longer|more|anymore|needs?|suffer\\w*|feel\\w*|los\\w*|diagnosed|want|after) ){0,6})$`,
)
const OVER =
  /^(?:\w{2,3} |have |been |finaly |behind |caled ){0,4}(over|gone|stop\S*|ended|behind (?:me|us|him|her|them)|finished|done|healed|cured|lifted|of+|cancel\S*|went away|not for) (?:[.,]|and|thank|but|yet|now|i|we|for|al+) /
/** What is hoped, asked or feared is not so; what will be, or is wanted or waited for, is not so yet. */
const HOPED =
  /\b(?:hop(?:e|es|ing)|pray|praying|wish|may|let|please|help|ask|asking|afraid|scared|woried) /
const NOT_YET = /\b(?:want\w*|until|til+|wait|waiting|if|needs?|wil|would|could|might) /

/** Where one comes from again. */
const OUT_OF = /\b(?:home|back|out|releas\w*|discharg\w*) (?:of|from) (?:\w{2,3} )?$/
/** What went before: “after four rounds of IVF”, “since the divorce”; what befell somebody beside: “her sister who died”. */
const BACKGROUND =
  /(?:(?<!look\w* )\b(?:since|after) (?:(?!(?:and|but|i|we|s?he|they) )[^., ]+ ){0,4}|@\?\S* who (?:\w+ ){0,2})$/
const FOREGROUND = /^(?:self|abuse|violence|death|misc)/

const text = (tokens: readonly string[], from: number, to: number) =>
  tokens.slice(Math.max(0, from), to).join(' ') + ' '

/** The clause before a place, as far as a hope or a fear reaches. */
const clauseBefore = (tokens: readonly string[], at: number) =>
  text(tokens, at - 9, at).replace(/^.*(?:[.,]|\bthank\S*|\band) /, '')

/** Who is no person of the speaker's decides: “the diocese will decide in November”. */
const DECIDED_BY_OTHERS =
  /\b(?:the|our|my|a) [^@ ]+ (?:wil|has|have|is|are|must|wants) (?:\S+ ){0,2}$/
/** “… and that I do not lose my job”: the second thing that is asked. */
const ALSO_ASKED = /\b(?:pray\w*|ask\w*|hop(?:e|ing)) (?:[^.]+ )?that (?:\S+ ){1,2}$/

/** Whether words stand after a hope, a wish or a fear in their clause. */
export const isOnlyHoped = (tokens: readonly string[], start: number): boolean =>
  HOPED.test(clauseBefore(tokens, start)) || NOT_YET.test(clauseBefore(tokens, start))

/** Why something is asked: “that I do not lose my job because my mother's rent comes out of my wages”. */
const REASON_OF_ASK =
  /\b(?:pray\w*|ask\w*|hop(?:e|ing)|let|help|give|grant) (?:[^.]+ )?(?:because|cos|cuz|coz) (?:[^., ]+ ){0,5}$/

const LIGHT = /^(?:debt|hard|study|moving|travel|flight|birthday|wedding|retirement|new-)/

/** Whether an occasion is only why something else is asked. What is grave is never only that. */
export const isReasonOfAsk = ({ rule, start }: Found, tokens: readonly string[]): boolean =>
  LIGHT.test(rule.meaning) && REASON_OF_ASK.test(text(tokens, start - 40, start))

/** Whether an occasion is told as what went before, or beside, the matter itself. A death is never only that. */
export function isBackground({ rule, start }: Found, tokens: readonly string[]): boolean {
  const before = text(tokens, start - 6, start)
  return BACKGROUND.test(before) && (before.includes(' who ') || !FOREGROUND.test(rule.meaning))
}

/** What an occasion becomes when it is over: it was there, and is gone. Of an event nothing is left to pray for. */
const BECOMES: Readonly<Record<string, string>> = {
  r: 'thanks-for-recovery',
  v: 'recovery',
  g: 'thanks-for-good-news',
  m: 'reconciliation',
}
const ended = (meaning: string, signs: string) =>
  meaning === 'pregnancy' ? 'childlessness' : (BECOMES[/\^(.)/.exec(signs)?.[1] ?? ''] ?? 'none')

/** What an occasion means when it is denied or over: nothing may be heard as its opposite. */
export function turned({ rule, start, end }: Found, tokens: readonly string[]): string {
  const { meaning, signs } = rule
  const after = text(tokens, end, end + 8)
  const isOwn = /\bnot\b/.test(text(tokens, start, end))
  // Its own “not” is part of what it says: “not sleeping”.
  const [denial, not = '', between = ''] =
    (!isOwn && DENIED.exec(text(tokens, start - 8, start))) || []
  const over = OVER.exec(after)?.[1]

  const before = text(tokens, start - 7, start)
  if (tokens[start]?.startsWith('decid') && DECIDED_BY_OTHERS.test(before)) return 'none'
  if (/^(?:hosp|war|court)/.test(meaning) && OUT_OF.test(before))
    return /\b(?:not|gets?|geting) /.test(before) || isOnlyHoped(tokens, start)
      ? meaning
      : ended(meaning, signs)
  // What is looked for may be found.
  if (meaning.endsWith('animal') && /\b(?:look|search|find)/.test(text(tokens, end, end + 9)))
    return 'none'
  if (denial) {
    // Who asks to stop worrying, and whose treatment was stopped, is not well. “I do not want to kill myself but …”: a guard rather hears too much.
    const isDoubtful = not !== 'not' || /\bbut /.test(text(tokens, end, end + 12))
    if (
      not === 'stop' ||
      (not === 'stoped' && meaning === 'cancer') ||
      (isDoubtful && /^(?:self|abuse)/.test(meaning))
    )
      return meaning
    const hoped = clauseBefore(tokens, start - between.split(' ').length)
    const isAlso = ALSO_ASKED.test(text(tokens, start - 30, start - between.split(' ').length))
    if (HOPED.test(hoped) || isAlso) {
      // “I hope it is not cancer”: nobody knows yet. “I wish I did not have it”: it is so.
      if (meaning === 'cancer')
        return /\b(?:hop|pray)/.test(hoped) ? 'waiting-for-results' : meaning
      return /^(?:pregn|thanks|job-l)/.test(meaning) ? 'none' : meaning
    }
    // Who is not better is still ill.
    if (meaning === 'thanks-for-recovery') return 'illness'
    if (
      not === 'stoped' ||
      /more|longer/.test(between) ||
      /any ?more/.test(after) ||
      (signs.includes('m') && after.includes('after al'))
    )
      return ended(meaning, signs)
    if (/^(?:canc|job-l)/.test(meaning) || (meaning === 'surgery' && after.includes('after al')))
      return 'thanks-for-good-news'
    return meaning === 'pregnancy' ? 'childlessness' : 'none'
  }
  // Treatment that stopped is no cure.
  if (
    !over ||
    /[d~]/.test(signs) ||
    /^(?:thanks|reco|none|doubt|hospital)/.test(meaning) ||
    (meaning === 'cancer' && over.startsWith('stop')) ||
    isOnlyHoped(tokens, start)
  )
    return meaning
  if (/^(?:of|cancel|not)/.test(over))
    return meaning === 'wedding' ? 'breakup' : signs.includes('m') ? 'reconciliation' : 'none'
  // “My exam is over”: an event that is past.
  return meaning === 'surgery' || signs.includes('^') ? ended(meaning, signs) : meaning
}
