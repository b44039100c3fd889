import type { Found } from './find-occasions'
import type { Tense, TimeKey } from './intention'

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const SPAN =
  '(?:(?:(?:for|over|since) (?:the )?|(?<= not [^.]{0,60} )in |in (?!\\d|two|three|a few))(?:past |last |many |several |about |over |almost |nearly |so many )?(?:\\d+ |two |three |four |five |six |seven |eight |nine |ten |twelve |twenty |thirty |a few |few )?(?:long )?)'

/** What each time is called; the first that fits at a place is it. */
const TIMES: readonly (readonly [TimeKey | null, RegExp])[] = [
  [
    null,
    new RegExp(
      ` (?:last|every|each) (?:${DAYS}|night|week|weekend|month|year|morning)s?(?= )| yesterday(?= )`,
      'g',
    ),
  ],
  ['this-morning', / this morning(?= )/g],
  ['tonight', / (?:tonight|this evening|later tonight)(?= )/g],
  ['tomorrow', / (?:tomorrow|in the morning)(?= )/g],
  ['today', / (?:today|this afternoon|right now today)(?= )/g],
  ['this-weekend', / (?:(?:this|the|at the|over the) weekend|all weekend)(?= )/g],
  ['next-week', / next week(?= )/g],
  ['next-month', / next month(?= )/g],
  ['this-week', / (?:this|all) week(?= )| end of the week(?= )/g],
  ['for-weeks', new RegExp(`(?<! time) ${SPAN}weeks(?! ago)(?= )| \\S+ weeks now(?= )`, 'g')],
  ['for-months', new RegExp(`(?<! time) ${SPAN}months(?! ago)(?= )| \\S+ months now(?= )`, 'g')],
  ['for-years', new RegExp(`(?<! time) ${SPAN}years(?! ago)(?= )| \\S+ years now(?= )`, 'g')],
  ...DAYS.split('|').map((day) => [day as TimeKey, new RegExp(` ${day}s?(?= )`, 'g')] as const),
]

const PAST =
  /^(?:was|were|had|did|died|passed|lost|yesterday|ago|last|got|went|came|broke|gave|happened|failed|left|buried|fell|beat|said|told|took|made|\p{L}{2,}ed)$/u
/** End like a past, and are not. */
const NOT_PAST =
  /^(?:need|scared|worried|tired|bored|blessed|exhausted|married|bed|red|speed|feed|indeed|depressed|overwhelmed|stressed|divorced|disabled|addicted|estranged|retired|paralysed|paralyzed|engaged|flooded|homed|based|confused|beloved|isolated|worn|hundred|seed|bleed|breed|heed|weed|greed|kindred|sacred|infected|diagnosed|loved|bullied|broken)$/
const AHEAD = /^(?:tomorrow|next|will|upcoming|soon|before|ahead|starts|begins|gonna|due)$/
const GOING_TO =
  / (?:going|about|want|wants|hope|plan) to | in (?:june|july|may|\d+ (?:days|weeks|months)) /
const NOW =
  /^(?:is|am|are|has|have|do|does|can|now|currently|still|keeps|suffers|feel|feels|hurts|lies)$/
/** “Is broke”, “being deported”: no past. */
const PRESENT_BEFORE = /^(?:is|am|are|being|be|so|very|get|getting|feel|feels)$/

export interface TimeHeard {
  readonly when: TimeKey | null
  readonly tense: Tense | null
}

interface Place {
  readonly when: TimeKey | null
  readonly start: number
}

/** Events lie ahead for whom who “has” them: “I have an exam”. */
const EVENTS =
  /^(?:exam|surgery|job-interview|wedding|birthday|graduation|court|flight|new-job|funeral|new-school)$/

/** The time nearest to an occasion, and its tense; the first time where nothing was understood. */
export function hearTime(tokens: readonly string[], found: Found | undefined): TimeHeard {
  const { start, end } = found ?? { start: 0, end: 0 }
  const text = ` ${tokens.join(' ')} `
  const at = tokens.slice(0, start).join(' ').length
  const taken = new Set<number>()
  let nearest: Place | null = null
  for (const [when, pattern] of TIMES)
    for (const match of text.matchAll(pattern)) {
      const place = { when, start: match.index }
      const stop = match.index + match[0].length
      // “Last Monday” is no Monday.
      if (taken.has(stop)) continue
      taken.add(stop)
      if (!nearest || Math.abs(place.start - at) < Math.abs(nearest.start - at)) nearest = place
    }
  const when = nearest?.when ?? null
  const isEvent = EVENTS.test(found?.rule.meaning ?? '')
  const inClause = tenseIn(clauseOf(tokens, start, end), when, isEvent)
  return { when, tense: inClause ?? tenseIn(tokens.slice(0, 30), when, isEvent) }
}

function clauseOf(tokens: readonly string[], start: number, end: number): string[] {
  let from = start
  while (from > 0 && start - from < 12 && !/^(?:[.]|and|but)$/.test(tokens[from - 1] ?? '.')) from--
  let to = end
  while (to < tokens.length && to - end < 10 && !/^(?:[.]|and|but)$/.test(tokens[to] ?? '.')) to++
  return tokens.slice(from, to)
}

function tenseIn(clause: readonly string[], when: TimeKey | null, isEvent: boolean): Tense | null {
  // What has lasted for weeks is not over.
  if (when?.startsWith('for-')) return 'now'
  const isPast = clause.some(
    (token, at) =>
      PAST.test(token) && !NOT_PAST.test(token) && !PRESENT_BEFORE.test(clause[at - 1] ?? ''),
  )
  if (isPast) return 'past'
  if (clause.some((token) => AHEAD.test(token))) return 'ahead'
  if (GOING_TO.test(` ${clause.join(' ')} `)) return 'ahead'
  if (when && /day$|^next|weekend/.test(when) && when !== 'today') return 'ahead'
  if (isEvent && (clause.includes('have') || clause.includes('has'))) return 'ahead'
  if (clause.some((token) => NOW.test(token) || /^\p{L}{2,}ing$/u.test(token))) return 'now'
  return null
}
