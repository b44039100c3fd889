import { describe, expect, it } from 'vitest'
import { hear } from '../intention/hear'
import { FAMILY_CONTEXTS } from './contexts/family'
import { GRIEF_CONTEXTS } from './contexts/grief'
import { HEALTH_CONTEXTS } from './contexts/health'
import { WORK_CONTEXTS } from './contexts/work'
import { WORLD_CONTEXTS } from './contexts/world'
import { KIND_AREAS, KINDS_BY_AREA } from './kinds'
import { CONTEXTS as READ_CONTEXTS, HELD_BACK_CONTEXTS } from '../intention/contexts'
import { hearKind, readKind } from './read-kind'

const CONTEXTS = {
  health: HEALTH_CONTEXTS,
  grief: GRIEF_CONTEXTS,
  family: FAMILY_CONTEXTS,
  work: WORK_CONTEXTS,
  world: WORLD_CONTEXTS,
}
const TABLE = Object.entries(
  Object.assign({}, ...Object.values(CONTEXTS)) as typeof HEALTH_CONTEXTS,
)

const heardIn = (context: string) => readKind(context, hear(context))?.kind ?? null

describe('the kinds of occasions', () => {
  it('are in the table of contexts, each in one area', () => {
    for (const area of KIND_AREAS)
      expect(Object.keys(CONTEXTS[area])).toEqual(Object.keys(KINDS_BY_AREA[area]))
    const all = KIND_AREAS.flatMap((area) => Object.keys(KINDS_BY_AREA[area]))
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(TABLE)('%s is heard in its contexts', (kind, { yes }) => {
    expect(yes.map((context) => [context, heardIn(context)])).toEqual(
      yes.map((context) => [context, kind]),
    )
  })

  it.each(TABLE)('%s is not heard in what is something else', (kind, { no }) => {
    expect(no.filter((context) => heardIn(context) === kind)).toEqual([])
  })

  it('lead to no occasion that a context must not be heard as', () => {
    const wrong = [...READ_CONTEXTS, ...HELD_BACK_CONTEXTS].filter(({ context, forbidden }) =>
      hearKind(context, hear(context)).intention.occasions.some(
        ({ occasion, who }) =>
          forbidden.includes(occasion) || forbidden.includes(`${occasion}/${who}`),
      ),
    )
    expect(wrong.map(({ context }) => context)).toEqual([])
  })

  it.each([
    ['my husband of 22 yrs left yesterday', 'divorce', 'me'],
    ['We lost the baby after 4 rounds of ivf', 'miscarriage', 'me'],
    ['torn between my old parents and a job abroad', 'decision', 'me'],
    ['cat ran away', 'someone', 'cat'],
    ['foxes killed all my hens but one', 'someone', null],
  ])('“%s” is %s of %s', (context, occasion, who) => {
    expect(hearKind(context, hear(context)).intention.occasions[0]).toEqual({ occasion, who })
  })

  it('bring the occasion that they narrow where nothing particular was heard, or a wrong one', () => {
    const leading = (context: string) => hearKind(context, hear(context)).intention.occasions[0]
    expect(leading('my family is stuck in gaza')).toEqual({ occasion: 'war', who: 'family' })
    expect(leading('thank u God my daughter passed her nursing boards')).toEqual({
      occasion: 'thanks-for-good-news',
      who: 'daughter',
    })
    expect(leading('Thank you for the rain.')).toEqual({
      occasion: 'thanks-for-good-news',
      who: null,
    })
  })

  it('are not looked for where what was heard was corrected, nor where care comes first', () => {
    const written = 'retaking my driving test tomorrow'
    const { isRestated: _, ...corrected } = hear(written)
    expect(readKind(written, corrected)).toBeNull()
    expect(heardIn('i failed my exam again and want to die')).toBeNull()
  })
})
