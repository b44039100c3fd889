// @vitest-environment jsdom
import { infiniteQueryOptions, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createPageReader } from './prayer-queries'
import { createRefetch, knownPageAfter, uncertainPlaces } from './refetch-pages'
import { compareNewestFirst, type Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import type { PageKey, PrayerPage } from './prayer-requests'

/** Newest first, in the range of minutes given. */
const prayersOf = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => prayerAt(newest - at))

const minuteOf = ({ id }: { id: string }) => Number(id.slice(-12))

function pagesOf(prayers: readonly Prayer[]): PrayerPage[] {
  return Array.from({ length: Math.ceil(prayers.length / 20) }, (_, at) => {
    const page = prayers.slice(at * 20, (at + 1) * 20)
    return { prayers: page, next: page.at(-1) ?? null }
  })
}

describe('what is known of a list after a prayer', () => {
  const whole = { prayers: prayersOf(100, 1), isWhole: true, order: compareNewestFirst }
  const minutes = (page: PrayerPage) => page.prayers.map(minuteOf)

  it('is the page that follows it, wherever pages began before', () => {
    const page = knownPageAfter(whole, prayerAt(73), 20)
    expect(minutes(page)).toEqual([...Array(20).keys()].map((at) => 72 - at))
    expect(page.next).toBe(page.prayers.at(-1))
  })

  it('ends where the known list ends', () => {
    expect(knownPageAfter(whole, prayerAt(5), 20).next).toBeNull()
    const open = knownPageAfter({ ...whole, isWhole: false }, prayerAt(5), 20)
    expect(minutes(open)).toEqual([4, 3, 2, 1])
    expect(open.next?.id).toBe(prayerAt(1).id)
  })

  it('is nothing when the newer prayers just read do not reach it', () => {
    expect(knownPageAfter(whole, prayerAt(140), 20)).toEqual({ prayers: [], next: prayerAt(140) })
  })
})

/** A list of the prayers of minutes `newestKnown` to 1 is cached; the server holds those up to `newest` without the `gone` ones. */
async function readAgain(
  newestKnown: number,
  newest: number,
  { gone = [0], doubtful = [] as number[] } = {},
) {
  const requests: (number | null)[] = []
  const client = new QueryClient()
  const readPage = createPageReader()
  const pages = pagesOf(prayersOf(newestKnown, 1))
  const fetchPage = (after: PageKey | null, size = 20) => {
    requests.push(after && minuteOf(after))
    const from = after ? minuteOf(after) - 1 : newest
    const rows = prayersOf(from, Math.max(1, from - size - gone.length))
    const prayers = rows.filter((row) => !gone.includes(minuteOf(row))).slice(0, size)
    return Promise.resolve({ prayers, next: prayers.at(-1) ?? null })
  }
  const read = ({ pageParam, signal }: { pageParam: PageKey | null; signal: AbortSignal }) =>
    readPage({
      scope: { kind: 'all' },
      signal,
      after: pageParam,
      fetchPage,
      knownPages: () => pages,
    })
  const query = infiniteQueryOptions({
    queryKey: ['list'],
    queryFn: read,
    initialPageParam: null as PageKey | null,
    getNextPageParam: (last: PrayerPage) => last.next,
  })
  const pageParams = [null, ...pages.slice(0, -1).map(({ next }) => next)]
  client.setQueryData(query.queryKey, { pages, pageParams })
  uncertainPlaces.set(
    pages,
    doubtful.map((minute) => prayerAt(minute)),
  )
  const observer = new InfiniteQueryObserver(client, query)
  await observer.refetch()
  const kept = client.getQueryData(query.queryKey)?.pages.flatMap(({ prayers }) => prayers) ?? []
  const minutes = kept.map(minuteOf)
  expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => b - a))
  return { requests, minutes, hasMore: observer.getCurrentResult().hasNextPage }
}

describe('reading a list of 500 pages again', () => {
  it('asks for three pages, takes in what is new and what is gone there, and keeps the rest', async () => {
    const { requests, minutes } = await readAgain(10_000, 10_007, { gone: [9_990] })
    expect(requests).toEqual([null, 9_987, 9_967])
    expect(minutes[0]).toBe(10_007)
    expect(minutes).not.toContain(9_990)
    expect(minutes.at(-1)).toBe(1)
  })

  it('asks for the pages in doubt too, and for no more than three of them', async () => {
    const gone = [5005, 4005, 3005, 2005]
    const { requests, minutes } = await readAgain(10_000, 10_000, { gone, doubtful: gone })
    expect(requests).toHaveLength(6)
    for (const minute of gone.slice(0, 3)) expect(minutes).not.toContain(minute)
    expect(minutes).toContain(2005)
  })

  it('reaches what was known by larger pages when more has come than a page holds', async () => {
    const { requests, minutes } = await readAgain(10_000, 10_200)
    expect(requests).toEqual([null, 10_181, 10_081])
    expect(minutes).toHaveLength(10_200)
  })

  it('begins anew when more has come than it reads, and can go on from there', async () => {
    const { requests, minutes, hasMore } = await readAgain(10_000, 10_500)
    expect(requests).toHaveLength(3)
    expect(minutes).toHaveLength(220)
    expect(hasMore).toBe(true)
  })
})

describe('reading a list of one page again', () => {
  it('leaves it as long as it was, with what is new before', async () => {
    for (const news of [0, 1, 7, 50, 150]) {
      const { minutes } = await readAgain(20, 20 + news)
      expect(minutes.length).toBeGreaterThanOrEqual(20 + news)
    }
  })
})

describe('a prayer that is read again', () => {
  it('stays the same object unless it has changed, so that its card is not drawn again', async () => {
    const pages = pagesOf(prayersOf(20, 1))
    const read = prayersOf(21, 2).map((prayer) => ({ ...prayer, tags: [...prayer.tags] }))
    const liked = read.map((prayer) => (minuteOf(prayer) === 7 ? { ...prayer, likes: 3 } : prayer))
    const { prayers } = await createRefetch(pages, { kind: 'all' })({
      scope: { kind: 'all' },
      signal: new AbortController().signal,
      after: null,
      fetchPage: async () => ({ prayers: liked, next: null }),
      knownPages: () => pages,
    })
    expect(prayers).toEqual(liked)
    const known = new Set(pages[0]?.prayers)
    expect(prayers.filter((prayer) => !known.has(prayer)).map(minuteOf)).toEqual([21, 7])
  })
})

describe('a page that fails', () => {
  it('is asked for again in the same fetch, as often as the query library likes', async () => {
    const readPage = createPageReader()
    const { signal } = new AbortController()
    let asked = 0
    const attempt = (after: PageKey | null) =>
      readPage({
        scope: { kind: 'all' },
        signal,
        after,
        fetchPage: () => {
          asked++
          return Promise.reject(new Error('down'))
        },
        knownPages: () => pagesOf(prayersOf(40, 1)),
      })
    for (let attempts = 0; attempts < 5; attempts++)
      await expect(attempt(null)).rejects.toThrow('down')
    expect(asked).toBe(5)
  })
})
