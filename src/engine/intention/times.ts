import type { Tense, TimeKey } from './intention'
import { findAll, vocabularyOf, type Found } from './rules'

/** What times are called, written like the vocabulary; “never” is what a prayer could not say (“last Monday” is no Monday). */
const TIMES = vocabularyOf(`
today: today,this afternoon
tonight: tonight,this evening
this-morning: this morning
tomorrow: tomorrow,in the morning
monday
tuesday
wednesday
thursday
friday
saturday
sunday
this-week: this|all week,end of week
this-weekend: this|the|all|over weekend
next-week: next week
next-month: next month
for-weeks: for|since|past weeks=,for|past|last # week,# week now,not _ in week
for-months: for|since|past months=,for|past|last # month,# month now,not _ in month
for-years: for|since|past|many years=,for|past|last # year,# year now,not _ in year
never: last|every|each|since monday|tuesday|wednesday|thursday|friday|saturday|sunday,yesterday,# week|month|year ago`)

const IRREGULAR =
  /^(?:was|were|had|did|died|lost|yesterday|ago|last|got|went|came|broke|gave|left|fel|beat|said|told|took|made|threw)$/
const AHEAD =
  /\b(?:tomorow|next|wil|upcoming|soon|before|ahead|starts|begins|due|going to|want\w* to|hope to|in (?:june|july|may|# \w+)) /
const NOW =
  /\b(?:is|am|are|has|have|do|does|can|now|currently|stil|keeps|feels?|hurts|lies|suffers|\w+ing) /
/** Events lie ahead for whom who “has” them: “I have an exam”. */
const EVENTS = /^(?:exam|surgery|job-int|wedding|birthday|graduation|court|flight|new-|funeral)/

/** “She passed”, “the baby arrived”: not “my sister is scared”, “a tired mother”. */
const isPast = (word: string, before = '', after = '') =>
  (word === 'over' && before === 'is') ||
  (IRREGULAR.test(word) && !/^(?:is|am|are)$/.test(before) && `${word} ${after}` !== 'last day') ||
  (/[^e]ed$/.test(word) && /^(?:@.*|(?:i|we|s?he|they|it|who|just|ha\w+))$/.test(before))

/** The time nearest to an occasion, and its tense; the first time where nothing was understood. */
export function hearTime(
  words: readonly string[],
  found?: Found,
): { readonly when: TimeKey | null; readonly tense: Tense | null } {
  const { start, end } = found ?? { start: 0, end: 0 }
  const [nearest] = findAll(TIMES, words).sort(
    (a, b) => Math.abs(a.start - start) - Math.abs(b.start - start),
  )
  const heard = nearest?.rule.meaning ?? 'never'

  function tenseIn(stop: RegExp): Tense | null {
    const from =
      Math.max(
        words.findLastIndex((word, at) => at < start && stop.test(word)),
        start - 13,
      ) + 1
    const to = words.findIndex((word, at) => at >= end && stop.test(word))
    const clause = words.slice(from, Math.min(to, end + 10))
    const text = ` ${clause.join(' ')} `
    // What has lasted for weeks is not over.
    if (heard.startsWith('for')) return 'now'
    if (clause.some((word, at) => isPast(word, clause[at - 1], clause[at + 1]))) return 'past'
    if (
      AHEAD.test(text) ||
      /[^o]day$|^next|end$/.test(heard) ||
      (EVENTS.test(found?.rule.meaning ?? '') && /ha(?:ve|s) /.test(text))
    )
      return 'ahead'
    return NOW.test(text) ? 'now' : null
  }

  return {
    when: heard === 'never' ? null : (heard as TimeKey),
    tense: tenseIn(/^(?:[.,]|and|but)$/) ?? tenseIn(/^(?:\.|but)$/),
  }
}
