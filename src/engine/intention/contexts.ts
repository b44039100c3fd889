import { FAMILY } from './contexts/family'
import { GRIEF } from './contexts/grief'
import { GUARDED } from './contexts/guarded'
import { GUARDED_AGAIN } from './contexts/guarded-again'
import { HEALTH } from './contexts/health'
import { HELD_BACK } from './contexts/held-back'
import { HELD_BACK_AGAIN } from './contexts/held-back-again'
import { HOSTILE } from './contexts/hostile'
import { LIFE } from './contexts/life'
import { MENDED } from './contexts/mended'
import { MIND } from './contexts/mind'
import { STORIES } from './contexts/stories'
import { TURNED } from './contexts/turned'
import { TYPED } from './contexts/typed'
import { WORK } from './contexts/work'
import { TIMES, type HeardOccasion, type Tense, type TimeKey } from './intention'
import { OCCASIONS, type OccasionKey } from './occasions'
import { PERSONS, type PersonKey } from './persons'

/** A context and what must be heard in it. */
export interface ExpectedHearing {
  readonly context: string
  readonly occasions: readonly HeardOccasion[]
  readonly name: string | null
  readonly when: TimeKey | null
  /** Undefined where the words leave it open, and any tense is right. */
  readonly tense: Tense | undefined
  readonly harmWish: boolean
  /** Occasions (with or without a person) that would be wrong, even beside the right ones. */
  readonly forbidden: readonly string[]
}

/**
 * One line: the context, “=>”, then occasions as `occasion/who` (or `none`), a time, a tense, `name:Ruth`, `harm`, and
 * `not:` with what must not be heard. “⏎” in the context is a new line.
 */
function expected(line: string): ExpectedHearing {
  const [context = '', hearing = ''] = line.split(' => ')
  const occasions: HeardOccasion[] = []
  let name: string | null = null
  let when: TimeKey | null = null
  let tense: Tense | undefined
  let harmWish = false
  let forbidden: string[] = []
  for (const mark of hearing.trim().split(' ')) {
    const [occasion = '', who = null] = mark.split('/')
    if (mark === 'none') continue
    if (mark === 'harm') harmWish = true
    else if (mark === 'ahead' || mark === 'now' || mark === 'past') tense = mark
    else if (mark.startsWith('name:')) name = mark.slice(5) || null
    else if (mark.startsWith('not:')) forbidden = mark.slice(4).split(',')
    else if ((TIMES as readonly string[]).includes(mark)) when = mark as TimeKey
    else if (occasion in OCCASIONS && (who === null || who in PERSONS))
      occasions.push({ occasion: occasion as OccasionKey, who: who as PersonKey | null })
    else throw new Error(`“${mark}” in “${line}”`)
  }
  return {
    context: context.replaceAll('⏎', '\n'),
    occasions,
    name,
    when,
    tense,
    harmWish,
    forbidden,
  }
}

export function expectedIn(table: string): ExpectedHearing[] {
  return table.trim().split('\n').map(expected)
}

export const GUARD_CONTEXTS = [GUARDED, GUARDED_AGAIN].flatMap(expectedIn)

/** Written last, to see how the reader does on words that it was not made for. */
export const HELD_BACK_CONTEXTS = [HELD_BACK, HELD_BACK_AGAIN].flatMap(expectedIn)

export const CONTEXTS: readonly ExpectedHearing[] = [
  ...GUARD_CONTEXTS,
  ...[HEALTH, MIND, GRIEF, FAMILY, WORK, LIFE, TURNED, HOSTILE, MENDED, STORIES, TYPED].flatMap(
    expectedIn,
  ),
]
