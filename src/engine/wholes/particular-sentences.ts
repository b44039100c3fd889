import type { ComposeRequest } from '../composer/compose-passages'
import type { Cast } from '../composer/scene'
import { hearParticulars } from '../particulars/hear-particulars'
import { otherParty } from '../passages/people'
import { readPassages } from '../passages/read-passages'
import type { Movement } from './say-movements'

/** A long prayer says all of them. */
const STEPS = ['particular', 'particular2', 'particular3'] as const

/** What carries no matter of its own. */
const COMMON = new Set(
  'littl|place|small|spare|thank|years|child|clear|close|comes|enoug|found|gentl|given|hands|heart|night|patie|right|someb|speak|stand|voice|words|about|after|again|befor|behin|besid|betwe|bless|bring|could|every|first|grant|guard|guide|never|nobod|other|peopl|quiet|shall|somet|someo|somew|still|stren|their|there|these|thing|those|throu|today|until|where|which|while|whoev|withi|witho|would'.split(
    '|',
  ),
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

/** The petitions that answer particulars of what was told, in its order, by their steps. */
export function particularSentences(
  { voice, choices, intention }: ComposeRequest,
  cast: Cast,
  { asked, deepening }: Said,
): readonly (readonly [step: string, Movement])[] {
  const written = voice.context?.wholes?.particulars
  if (!written || voice.pack.band === 'child') return []
  const ofDeepening = mattersOf(deepening)
  const answered = mattersOf(asked.join(' '))
  const chosen: Movement[] = []
  for (const { particular, kin } of hearParticulars(
    written.signs,
    choices.context ?? '',
    intention,
  )) {
    const path = `particulars-${written.mode}/${particular}`
    const [passage] = readPassages(path, written.said[particular])
    if (!passage) continue
    const matters = mattersOf(passage.full)
    if (shared(matters, answered) > 0 || shared(matters, ofDeepening) > 1) continue
    for (const matter of matters) answered.add(matter)
    const who = kin === null ? cast.who : otherParty(kin, null)
    chosen.push({ passage, cast: { ...cast, who } })
    if (chosen.length === STEPS.length) break
  }
  return chosen.map((movement, place) => [STEPS[place] ?? '', movement])
}
