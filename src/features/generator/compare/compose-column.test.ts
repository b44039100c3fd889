import { expect, it } from 'vitest'
import { toSlug } from '@/catalogue/slug'
import { readVoice } from '@/engine/build/read-voice'
import { composePrayer } from '@/engine/compose-prayer'
import type { ComposedPrayer } from '@/engine/prayer'
import { made } from '../made-prayer-fixture'
import { composeBeside, requestFor } from './compose-column'

const TYPES = ['healing', 'peace', 'gratitude', 'courage']

const columnsFor = (type: string, context: string, names: readonly string[]) =>
  names.map((tradition) => ({
    voice: readVoice(toSlug(tradition)),
    request: {
      choices: { tradition, type, category: 'Wellbeing', context },
      intention: null,
      isPrivate: false,
    },
  }))

/** How often a passage of one prayer stands in another, in the medium length. */
function countShared(prayers: readonly ComposedPrayer[]): number {
  const all = prayers.flatMap(({ passages }) => [...new Set(passages.medium)])
  return all.length - new Set(all).size
}

/** Put together from passages: the first variant may be written whole. */
const COMPOSED = 1

/** How many passages prayers of four types share, each drawn alone and drawn beside the others. */
function shareMedium(context: string): { alone: number; beside: number } {
  const total = { alone: 0, beside: 0 }
  for (const type of TYPES) {
    const columns = columnsFor(type, context, ['Judaism', 'Islam', 'Buddhism'])
    const alone = columns.map(({ voice, request }) =>
      composePrayer(voice, request.choices, COMPOSED),
    )
    const beside = composeBeside(columns, COMPOSED, 'medium').map(({ prayer }) => prayer)
    total.alone += countShared(alone)
    total.beside += countShared(beside)
  }
  return total
}

it('prayers that are read beside each other share no passage where nothing was written', () => {
  expect(shareMedium('').beside).toBe(0)
})

// An occasion has few passages, and all who ask share them.
it('and fewer than they would alone where an occasion was', { timeout: 30_000 }, () => {
  const { alone, beside } = shareMedium('My mother is in hospital and I am frightened.')
  expect(alone).toBeGreaterThan(0)
  expect(beside).toBeLessThan(alone)
})

it('the first of them is the variant that is asked for, and all are the same each time', () => {
  const columns = columnsFor('hope', '', ['Sufism', 'Islam', 'Judaism'])
  const [first] = columns
  if (!first) throw new Error('There are three columns.')
  const prayers = composeBeside(columns, 7, 'short').map(({ prayer }) => prayer)
  expect(prayers[0]).toEqual(composePrayer(first.voice, first.request.choices, 7))
  expect(composeBeside(columns, 7, 'short').map(({ prayer }) => prayer)).toEqual(prayers)
})

it.each(['', 'for my mother'])(
  'a column beside a private prayer is as private, with the context “%s”',
  (context) => {
    const words = made('mine', { isPrivate: true })
    const need = { type: 'Hope', category: 'Hope', member: null } as const
    const request = requestFor(need, 'Islam', { ...words, choices: { ...words.choices, context } })
    expect(request.isPrivate).toBe(true)
  },
)
