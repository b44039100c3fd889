import type { ComposeRequest } from '../composer/compose-passages'
import type { Cast } from '../composer/scene'
import { hearParticulars } from '../particulars/hear-particulars'
import { otherParty, type Party } from '../passages/people'
import { readPassages, type Passage } from '../passages/read-passages'
import type { Movement } from './say-movements'

/** A long prayer says all of them. */
const STEPS = ['particular', 'particular2', 'particular3'] as const

/** What carries no matter of its own. */
const COMMON = new Set(
  `about after again befor behin besid betwe bless bring child clear close comes could enoug every
first found gentl given grant guard guide hands heart littl never night nobod other patie peopl
place quiet right shall small someb someo somet somew spare speak stand still stren thank their
there these thing those throu today until voice where which while whoev withi witho words would
years`.split(/\s/),
)

const mattersOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !COMMON.has(stem)),
  )

const shared = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((stem) => other.has(stem)).length

/** What the prayer says already: a particular of which it says a word needs no sentence of its own. */
interface Said {
  /** What was asked for in their own words, and the petition: one word is enough. */
  readonly asked: readonly string[]
  /** Two words of it. */
  readonly deepening: string
}

/** A petition that answers one particular, and somebody else of whom it speaks. */
export interface Answer {
  readonly passage: Passage
  readonly who: Party | null
}

/** The petitions that answer particulars of what was told, in its order; as many as a long prayer says. */
export function findAnswers(
  { voice, choices, intention }: ComposeRequest,
  { asked, deepening }: Said,
): readonly Answer[] {
  const written = voice.context?.wholes?.particulars
  if (!written || voice.pack.band === 'child') return []
  const { mode, signs, said } = written
  const ofDeepening = mattersOf(deepening)
  const answered = mattersOf(asked.join(' '))
  const answers: Answer[] = []
  for (const { particular, kin } of hearParticulars(signs, choices.context ?? '', intention)) {
    const [passage] = readPassages(`particulars-${mode}/${particular}`, said[particular])
    if (!passage) continue
    const matters = mattersOf(passage.full)
    if (shared(matters, answered) > 0 || shared(matters, ofDeepening) > 1) continue
    for (const matter of matters) answered.add(matter)
    answers.push({ passage, who: kin && otherParty(kin, null) })
    if (answers.length === STEPS.length) break
  }
  return answers
}

/** The answers as movements, by their steps. */
export const sayAnswers = (
  answers: readonly Answer[],
  cast: Cast,
): readonly (readonly [step: string, Movement])[] =>
  answers.map(({ passage, who }, place) => [
    STEPS[place] ?? '',
    { passage, cast: { ...cast, who: who ?? cast.who } },
  ])
