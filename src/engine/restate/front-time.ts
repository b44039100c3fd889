import { DAY, MONTH } from './calendar'
import { capitalised, uncapitalised } from './letter-case'
import { verbAt } from './verbs'

const UNIT = '(?:minute|hour|day|night|week|month|year)s'
const NUMBER =
  '(?:a few|a couple of|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty(?:-\\w+)?|many|several|some)'
const PART_OF_DAY = '(?:morning|afternoon|evening|night)'

/** Times that a sentence may begin with as well as end. */
const TIME = new RegExp(
  ` (${[
    `on (?:the night of )?(?:this |next |last )?${DAY}(?: ${PART_OF_DAY})?`,
    `(?:early |late )?(?:yesterday|tomorrow)(?: ${PART_OF_DAY})?`,
    `(?:this|next|last) (?:${DAY}|${PART_OF_DAY}|week|weekend|month|year|spring|summer|autumn|winter|${MONTH})`,
    `in (?:${MONTH}|${NUMBER} ${UNIT})`,
    `(?:nearly |almost |about |over )?${NUMBER} (?:${UNIT}|day|week|month|year) ago`,
    `for (?:nearly |almost |about |over )?(?:${NUMBER} )?${UNIT}`,
    '(?:almost |nearly )?every (?:single )?(?:day|night|evening|morning|week)',
  ].join('|')})(?=$| (?:to|at|with|in|for|without|about|over) )`,
  'g',
)

/** Where the first clause of a sentence ends. */
const CLAUSE =
  /^((?:(?:My|Our) [a-z]+ and I|I|We|My|Our|He|She|They) .*?)(, .*|\.| (?:and|but|because|so|while|when) .*)$/

/** A stretch of time that goes on is told in the perfect: “for two months I am behind” would be none. */
const IS_STRETCH = /^for /
const HAS_BEEN = /\b(?:have|has|had)\b/
/** “Father’s day is also the day we lost him six years ago”. */
const IS_PAST = /^(?:last|yesterday)|ago$/
const IS_PRESENT = /\b(?:am|is|are)\b/
/** “The wedding is on Friday” says when, and nothing else. */
const SAYS_WHEN =
  /\b(?:since|before|after) .*|\b(?:am|is|are|was|were|be|been|until|from|by|and|or|than|not)$/

/**
 * A sentence with the time of what it tells at its beginning, as one tells it in a prayer: “My daughter starts school on Monday.” becomes
 * “On Monday my daughter starts school.” Null where no time, or more than one, stands behind the verb of its first clause.
 */
export function frontTime(sentence: string): string | null {
  const [, clause = '', rest = ''] = CLAUSE.exec(sentence) ?? []
  const [found, ...others] = clause.matchAll(TIME)
  if (!found || others.length > 0) return null
  const [whole, time = ''] = found
  const before = clause.slice(0, found.index)
  if (verbAt(before.split(' ')) < 1 || SAYS_WHEN.test(before)) return null
  if (IS_STRETCH.test(time) && !HAS_BEEN.test(before)) return null
  if (IS_PAST.test(time) && IS_PRESENT.test(before)) return null
  const after = clause.slice(found.index + whole.length)
  return `${capitalised(time)} ${uncapitalised(before)}${after}${rest}`
}
