import { describe, expect, it } from 'vitest'
import {
  EMPTY_BOOK,
  inOrder,
  joinNotes,
  mergeBooks,
  NOTE_LENGTH,
  withMoved,
  withoutKnown,
  type Book,
} from './book'

const kept = (prayerId: string, hour: number) => ({
  prayerId,
  keptAt: `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`,
})
const collection = (id: string, name: string, ...entries: [string, string][]) => ({
  id,
  name,
  entries: entries.map(([prayerId, note]) => ({ prayerId, note })),
})

describe('two books as one', () => {
  const device: Book = {
    kept: [kept('b', 9), kept('a', 8)],
    collections: [collection('1', 'Mornings', ['a', 'Slowly.'], ['b', ''])],
  }
  const file: Book = {
    kept: [kept('c', 10), kept('a', 7)],
    collections: [
      collection('2', ' mornings', ['a', 'By the sea.'], ['c', 'Aloud.']),
      collection('3', 'Nights', ['a', '']),
    ],
  }

  it('hold every prayer once, the newest first, and both notes', () => {
    const { kept: all, collections } = mergeBooks(device, file)
    expect(all.map(({ prayerId }) => prayerId)).toEqual(['c', 'b', 'a'])
    expect(collections).toEqual([
      collection('1', 'Mornings', ['a', 'Slowly.\n\nBy the sea.'], ['b', ''], ['c', 'Aloud.']),
      collection('3', 'Nights', ['a', '']),
    ])
  })

  it('hold the same, whichever comes first', () => {
    const contents = ({ kept: all, collections }: Book) => [
      ...all.map(({ prayerId }) => prayerId),
      ...collections.flatMap(({ name, entries }) =>
        entries.map(({ prayerId, note }) => {
          const notes = note.split('\n\n').toSorted().join(' ')
          return `${name.trim().toLowerCase()} ${prayerId} ${notes}`
        }),
      ),
    ]
    expect(contents(mergeBooks(file, device)).toSorted()).toEqual(
      contents(mergeBooks(device, file)).toSorted(),
    )
  })

  it('do not change when one is added again', () => {
    const once = mergeBooks(device, file)
    expect(mergeBooks(once, file)).toEqual(once)
    expect(mergeBooks(once, EMPTY_BOOK)).toEqual(once)
  })

  it('differ by what only one of them has', () => {
    expect(withoutKnown(file, device)).toEqual({
      kept: [kept('c', 10)],
      collections: [
        collection('2', ' mornings', ['a', 'By the sea.'], ['c', 'Aloud.']),
        collection('3', 'Nights', ['a', '']),
      ],
    })
    expect(withoutKnown(file, mergeBooks(device, file))).toEqual(EMPTY_BOOK)
  })
})

describe('two notes as one', () => {
  it.each([
    ['', ' New. ', 'New.'],
    ['Old.', '', 'Old.'],
    ['Old.', 'New.', 'Old.\n\nNew.'],
    ['Old.\n\nNew.', 'New.', 'Old.\n\nNew.'],
    ['New.', 'Old.\n\nNew.', 'Old.\n\nNew.'],
  ])('%j and %j are %j', (first, second, joined) => {
    expect(joinNotes(first, second)).toBe(joined)
  })

  it('are never longer than one may be', () => {
    expect(joinNotes('a'.repeat(1500), 'b'.repeat(1500))).toHaveLength(NOTE_LENGTH)
  })
})

describe('the order of a collection', () => {
  it.each<[string, -1 | 1, string[]]>([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ])('after %s moved by %i is %j', (id, step, order) => {
    expect(withMoved(['a', 'b', 'c'], id, step)).toEqual(order)
  })

  it('keeps what the new one does not name at its end', () => {
    const { entries } = collection('1', 'Mornings', ['a', '1'], ['b', '2'], ['c', '3'])
    expect(inOrder(entries, ['c', 'x', 'a']).map(({ note }) => note)).toEqual(['3', '1', '2'])
  })
})
