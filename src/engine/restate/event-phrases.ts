import { kinOf } from '../intention/kinship'
import { DAY } from './calendar'
import { isKin } from './is-kin'
import { undouble } from '../intention/undouble'
import { verbAt } from './verbs'
import { DETERMINERS, GERUND, PAST_START } from './word-classes'

/** “Driving test”: what it is for, not what somebody does. */
const FOR_EVENT =
  /^(?!(?:tak|hav|writ|sitt|do|fac|giv|repeat|retak|resitt|pass|fail|dread|try)ing\b)\w+ing (?:board |state |finals? |entrance |licen[cs]e )?(?:tests?|exams?|theory|assessment|interview|licen[cs]e)\b/
/** Events that one has: with an article, and without. */
export const EVENTS =
  /^(?:operation|interview|hearing|appointment|scan|biopsy|test|exam|transplant|procedure|deadline|presentation|performance|audition|flight|trip|journey|meeting|replacement|appraisal|checkup|viva|caesarean|hysterectomy|colonoscopy|speech)$/
export const MASS_EVENTS =
  /^(?:surgery|chemo|chemotherapy|radiotherapy|radiation|dialysis|exams|finals|tests|results|interviews|nightmares|migraines|insomnia|depression|anxiety|cancer|arthritis|pain|debts?|physio|physiotherapy|therapy|treatment|counselling|panic)$/
const TIME_AT_END = new RegExp(
  `(?:^| )((?:on |this |next |early |late )*(?:${DAY}|today|tonight|tomorrow|week|weekend|month|year|morning|afternoon|evening|night)(?: (?:morning|afternoon|evening|night))?)$`,
)

const TIME_WITHIN =
  /\b(?:today|tonight|tomorrow|\w+day) (?!at |in |with |for |and |because |after |before |about )/

/** How somebody is named of whom nothing else is told. */
export const PRAYER_FOR = 'this prayer is for '

export const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

/** An event without a verb: “chemo round three for my aunt tomorrow”, “grandfather's funeral on Friday”. */
export function fromEvent(words: readonly string[], owner: string | null): string | null {
  const text = words.join(' ')
  const time = TIME_AT_END.exec(text)?.[1] ?? ''
  const rest = time ? text.slice(0, -time.length).trim() : text
  const [first = ''] = words
  const isFuture = /(?:tomorrow|day|next|tonight|week)/.test(time) && time !== 'today'
  if (/^first (?:day|week|night|shift|time|christmas)/i.test(rest))
    return time && isFuture ? `my ${rest} is ${time}` : `it is my ${text}`
  if (/^(?:anniversary|birthday|funeral|wedding|memorial|christening|baptism|burial)\b/.test(rest))
    return time ? `the ${rest} is ${time}` : `it is the ${rest}`
  const [, results = ''] = /^((?:\w+ )?results) (?:out|due)$/.exec(rest) ?? []
  if (results && time) return `my ${results} are out ${time}`
  const [, thing = '', named = ''] = /^(.+?) for ((?:my|our) .+)$/.exec(rest) ?? []
  const noun = thing || rest
  const isFor = FOR_EVENT.test(rest)
  if (PAST_START.test(first) || (GERUND.test(first) && !isFor) || /^(?:been|not)$/.test(first))
    return null
  const head = noun.split(' ').find((word) => EVENTS.test(word) || MASS_EVENTS.test(word))
  if (!head || words.indexOf(head) > 3 || verbAt(words) > 0) return null
  const isDetermined = DETERMINERS.test(first)
  if (isDetermined) return null
  const [, test, at, subject] = SUBJECT_BEHIND.exec(rest) ?? []
  if (subject) return `I have a ${subject} ${test} ${at}`
  // “operation tomorrow afraid”: what stands behind the time is not understood.
  if (!time && TIME_WITHIN.test(noun)) return null
  // “Exam results of my son”: whose they are stands behind.
  if (/ of (?:my|our) /.test(noun)) return null
  const isOne = EVENTS.test(head) && !MASS_EVENTS.test(noun.split(' ').at(-1) ?? '')
  const event = `${isOne ? `${article(first)} ` : ''}${noun}${time && ` ${time}`}`
  const whose = named || owner
  return whose ? `${whose} has ${event}` : `I have ${event}`
}

/** “exam tomorrow physics”. */
const SUBJECT_BEHIND =
  /^(exam|test) (tomorrow|today|on \w+day) (physics|maths?|chemistry|biology|history|geography|english|french|german|spanish)$/i

const DATED =
  /\b(?:funeral|wedding|anniversary|birthday|memorial|christening|baptism|burial|graduation|retirement)\b/

/** “my grandfather's funeral on Friday”, “my parents' golden wedding”: something owned, and no verb. */
export function fromPossession(words: readonly string[]): string | null {
  const text = words.join(' ')
  const time = TIME_AT_END.exec(text)?.[1] ?? ''
  const rest = time ? text.slice(0, -time.length).trim() : text
  const isEvent =
    DATED.test(rest) || words.some((word) => EVENTS.test(word) || MASS_EVENTS.test(word))
  if (time && isEvent) return `${rest} is ${time}`
  const [first = '', second = '', third = ''] = words
  const isOwned = /'s?$/.test(first) && isKin(first.replace(/'s?$/, ''))
  if (!/^(?:my|our|the)$/.test(first) && !isOwned) return null
  // “The judge decides about my nephew”: a verb that is not known stands before him.
  if (first === 'the' && !words.slice(0, 4).some((word) => isKin(word) || MASS_EVENTS.test(word)))
    return null
  // “My mother guilt” is no guilt of hers.
  const isLoose =
    isKin(second) && third !== '' && !/^(?:and|with|in|on|at|after|before)$/.test(third)
  // “My hands shake”, “the boxes arrive”: a verb that is not known may hide in it.
  const isSure =
    words.length < 3 ||
    words.some((word) => MASS_EVENTS.test(word) || kinOf(undouble(word.replace(/'s?$/, ''))))
  return isLoose || !isSure ? null : `${PRAYER_FOR}${text}`
}
