import { describe, expect, it } from 'vitest'
import type { Book } from './book'
import { readBookFile, UnreadableFile, writeBookFile } from './book-file'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const NOW = new Date('2026-11-22T17:00:00.000Z')

const BOOK: Book = {
  kept: [{ prayerId: id(1), keptAt: '2026-11-22T09:00:00.000Z' }],
  collections: [
    {
      id: id(10),
      name: 'Mornings',
      entries: [
        { prayerId: id(2), note: 'Slowly.\n\nبسلام' },
        { prayerId: id(1), note: '' },
      ],
    },
  ],
}

const file = (changes: object = {}) =>
  JSON.stringify({
    format: 'orison-book',
    version: 1,
    kept: [],
    collections: [],
    ...changes,
  })

describe('a prayer book as a file', () => {
  it('comes back as it was, under new ids of collections', () => {
    const { name, text } = writeBookFile(BOOK, [], NOW)
    expect(name).toBe('orison-book-2026-11-22.json')
    const { kept, collections } = readBookFile(text)
    expect(kept).toEqual(BOOK.kept)
    expect(collections.map(({ name: called, entries }) => ({ called, entries }))).toEqual([
      { called: 'Mornings', entries: BOOK.collections[0]?.entries },
    ])
    expect(collections[0]?.id).not.toBe(id(10))
  })

  it('carries the prayers to read, which an import passes over', () => {
    const prayer = {
      id: id(1),
      title: 'Evening',
      tradition: 'Universal',
      language: 'en',
      shortText: 'Stay.',
      mediumText: '',
      longText: '',
    }
    const { text } = writeBookFile(BOOK, [prayer], NOW)
    expect(JSON.parse(text)).toMatchObject({
      prayers: [{ id: id(1), title: 'Evening', short_text: 'Stay.' }],
    })
    expect(readBookFile(text).kept).toHaveLength(1)
  })

  it('with one name twice is one collection', () => {
    const { collections } = readBookFile(
      file({
        collections: [
          { name: 'Mornings', prayers: [{ prayer_id: id(1) }] },
          { name: ' mornings ', prayers: [{ prayer_id: id(1), note: 'Slowly.' }] },
        ],
      }),
    )
    expect(collections.map(({ entries }) => entries)).toEqual([
      [{ prayerId: id(1), note: 'Slowly.' }],
    ])
  })
})

describe('a file that is no prayer book', () => {
  const one = (prayer: object) => ({ collections: [{ name: 'Mornings', prayers: [prayer] }] })
  it.each([
    ['{', 'This file is not JSON.'],
    ['[]', 'This file is not a prayer book of Orison.'],
    ['null', 'This file is not a prayer book of Orison.'],
    [file({ format: 'orison-account' }), 'This file is not a prayer book of Orison.'],
    [file({ version: 2 }), 'This file is of version 2; this page reads version 1.'],
    [
      file({ kept: [{ prayer_id: 'javascript:', kept_at: '2026-11-22' }] }),
      'At “kept.0.prayer_id”: This is no id.',
    ],
    [
      file({ kept: [{ prayer_id: id(1), kept_at: 'once' }] }),
      'At “kept.0.kept_at”: This is no time.',
    ],
    [
      file({ collections: [{ name: ' ', prayers: [] }] }),
      'At “collections.0.name”: This is empty.',
    ],
    [
      file({ collections: [{ name: 'a'.repeat(81), prayers: [] }] }),
      'At “collections.0.name”: This is longer than 80 characters.',
    ],
    [
      file(one({ prayer_id: id(1), note: 'a'.repeat(2001) })),
      'At “collections.0.prayers.0.note”: This is longer than 2000 characters.',
    ],
    [
      file({ collections: Array.from({ length: 51 }, () => ({ name: 'M', prayers: [] })) }),
      'At “collections”: There are more than 50.',
    ],
  ])('%.60s is told by its place', (text, message) => {
    expect(() => readBookFile(text)).toThrow(new UnreadableFile(message))
  })
})
