import { describe, expect, it } from 'vitest'
import { prayerAt } from '../prayer-fixture'
import { orderOf } from './list-order'
import { createRefetch } from './refetch-pages'

const PEACE = { kind: 'category', category: 'Peace', search: '' } as const
const filed = (minute: number) => prayerAt(minute, { category: 'peace' })
const tagged = (minute: number) => prayerAt(minute, { category: 'Hope' })

describe('the order of a list', () => {
  it('of a category puts those filed under it first, each part newest first', () => {
    const prayers = [tagged(4), filed(1), tagged(2), filed(3)]
    expect(prayers.toSorted(orderOf(PEACE))).toEqual([filed(3), filed(1), tagged(4), tagged(2)])
  })

  it('is newest first everywhere else, a search in a category included', () => {
    const prayers = [filed(1), tagged(2)]
    for (const scope of [{ kind: 'all' } as const, { ...PEACE, search: 'light' }])
      expect(prayers.toSorted(orderOf(scope))).toEqual([tagged(2), filed(1)])
  })
})

it('a category’s list that is read again goes on behind those filed under it', async () => {
  const list = [
    ...Array.from({ length: 50 }, (_, place) => filed(500 - place)),
    ...Array.from({ length: 50 }, (_, place) => tagged(900 - place)),
  ]
  const pages = Array.from({ length: 5 }, (_, page) => {
    const prayers = list.slice(page * 20, page * 20 + 20)
    return { prayers, next: page < 4 ? (prayers.at(-1) ?? null) : null }
  })
  const server = [filed(501), ...list]
  const refetch = createRefetch(pages, PEACE)
  const { signal } = new AbortController()
  const read: string[] = []
  let after: (typeof list)[number] | null = null
  for (const _ of pages) {
    const page = await refetch({
      scope: PEACE,
      signal,
      after,
      knownPages: () => pages,
      fetchPage: (key, size = 20) => {
        const start = key ? server.findIndex(({ id }) => id === key.id) + 1 : 0
        const prayers = server.slice(start, start + size)
        return Promise.resolve({ prayers, next: prayers.at(-1) ?? null })
      },
    })
    read.push(...page.prayers.map(({ id }) => id))
    after = page.prayers.at(-1) ?? after
  }
  expect(read).toEqual(server.map(({ id }) => id))
})
