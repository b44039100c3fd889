import { describe, expect, it } from 'vitest'
import { readContexts, type WrittenContext } from '../build/learn-classifier'
import { CONTEXTS, GUARD_CONTEXTS, HELD_BACK_CONTEXTS } from '../intention/contexts'
import { hear } from '../intention/hear'
import type { HeardOccasion, Intention } from '../intention/intention'
import { OCCASION_KEYS } from '../intention/occasions'
import { isPersonKey } from '../intention/persons'
import { hearAll, hearClosely } from './hear-closely'
import { LABELS } from './model'

const HELD_BACK = readContexts({ isHeldBack: true })
const LEARNED = readContexts({ isHeldBack: false })

const occasionOf = (answer: string) => answer.split('/')[0] ?? ''

/** Whether an answer says the same as what was heard; one that names nobody holds for anybody. */
function says(answer: string, { occasion, who }: HeardOccasion): boolean {
  const [what, whom] = answer.split('/')
  return what === occasion && (whom === undefined || whom === String(who))
}

type Verdict = 'right' | 'wrong' | 'nothing'

/** Right is the occasion of one of the answers; a person alone, where more was written, is as little as nothing. */
function judge({ right }: WrittenContext, { occasions: [main] }: Intention): Verdict {
  if (right.some((answer) => occasionOf(answer) === (main?.occasion ?? 'none'))) return 'right'
  return !main || main.occasion === 'someone' ? 'nothing' : 'wrong'
}

function shareOf(verdict: Verdict, read: (context: string) => Intention): number {
  const found = HELD_BACK.filter((written) => judge(written, read(written.context)) === verdict)
  return found.length / HELD_BACK.length
}

describe('contexts that nothing was learned from', () => {
  it('are heard right in two of three, where the rules alone hear two of five', () => {
    expect(shareOf('right', hearAll)).toBeGreaterThan(0.65)
    expect(shareOf('right', hear)).toBeLessThan(0.45)
  })

  it('are heard as something else in one of twenty-five, a quarter of what the rules alone do', () => {
    expect(shareOf('wrong', hearAll)).toBeLessThan(0.04)
    expect(shareOf('wrong', hearAll)).toBeLessThan(0.25 * shareOf('wrong', hear))
  })

  it('are not among those that it learned from', () => {
    const learned = new Set(LEARNED.map(({ context }) => context.toLowerCase()))
    expect(HELD_BACK.filter(({ context }) => learned.has(context.toLowerCase()))).toEqual([])
  })
})

describe('what the rules know', () => {
  const tables = [...CONTEXTS, ...HELD_BACK_CONTEXTS]

  it('guards as before, whatever was learned', () => {
    const guardsIn = ({ occasions }: Pick<Intention, 'occasions'>) =>
      occasions.map(({ occasion }) => occasion).filter((one) => /^(?:self-harm|abuse)$/.test(one))
    for (const expected of GUARD_CONTEXTS)
      expect(guardsIn(hearAll(expected.context)), expected.context).toEqual(guardsIn(expected))
  })

  it('is nowhere heard as its opposite', () => {
    const wrong = tables.filter(({ context, forbidden }) =>
      hearAll(context).occasions.some((heard) => forbidden.some((answer) => says(answer, heard))),
    )
    expect(wrong.map(({ context }) => context)).toEqual([])
  })

  it('is meant where the words name it and only the rest of them sounds like violence', () => {
    const written = 'Flood came in our village last week and my uncle’s family lost everything'
    expect(hearAll(written).occasions[0]?.occasion).toBe('flood')
  })

  it('stays as it was where a person corrected it', () => {
    const written = 'my mother is ill'
    expect(hearAll(written).occasions).toEqual([{ occasion: 'illness', who: 'mother' }])
    const { isRestated: _, ...corrected } = { ...hear(written), occasions: [] }
    expect(hearClosely(written, corrected)).toEqual({ intention: corrected, kind: null })
  })
})

it('every context is about persons and occasions that prayers know', () => {
  for (const { context } of [...LEARNED, ...HELD_BACK])
    for (const { occasion, who } of hearAll(context).occasions) {
      expect(OCCASION_KEYS).toContain(occasion)
      expect(who === null || isPersonKey(who), context).toBe(true)
    }
}, 60_000)

it('every answer names an occasion, and a person or nobody', () => {
  for (const { right } of [...LEARNED, ...HELD_BACK]) {
    expect(right.some((answer) => (LABELS as readonly string[]).includes(occasionOf(answer)))).toBe(
      true,
    )
  }
})
