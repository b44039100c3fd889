// @vitest-environment jsdom
import { focusManager, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from './live-events'
import type { Prayer } from '../prayer'
import { applyEvents, type OnEntered } from './prayer-cache'
import { prayerAt } from '../prayer-fixture'
import { prayerQueries } from './prayer-queries'

const rpc = vi.hoisted(() => vi.fn<(query: string) => Promise<Prayer[]>>())
vi.mock('./prayer-requests', async (actual) => ({
  ...(await actual<object>()),
  fetchPrayerPage: async (
    scope: { search: string },
    after: Prayer | null,
    _: AbortSignal,
    size = 20,
  ) => {
    const found = await rpc(scope.search)
    const rest = after ? found.slice(found.findIndex(({ id }) => id === after.id) + 1) : found
    const prayers = rest.slice(0, size)
    return { prayers, next: rest.length > size ? prayers.at(-1) : null }
  },
}))

const QUERY = prayerQueries.search({ text: 'peace' })
const inserted = (minute: number): LiveEvent => ({ kind: 'inserted', prayer: prayerAt(minute) })
const newestFirst = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => prayerAt(newest - at))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  focusManager.setFocused(undefined)
})

async function tell(client: QueryClient, events: LiveEvent[], onEntered?: OnEntered) {
  applyEvents(client, events, null, onEntered)
  await vi.dynamicImportSettled()
}

/** A search on screen for which the server has the prayers of minutes `newest` to 1, and later `found`; one page is read. */
async function openSearch(newest = 20) {
  const client = new QueryClient()
  const server = { found: newestFirst(newest, 1) }
  rpc.mockImplementation(() => Promise.resolve(server.found))
  const observer = new InfiniteQueryObserver(client, QUERY)
  const close = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(50)
  rpc.mockClear()
  const titles = () =>
    client.getQueryData(QUERY.queryKey)?.pages.flatMap(({ prayers }) => prayers.map((p) => p.title))
  return { client, server, titles, observer, close }
}

describe('a search on screen', () => {
  it('shows a new prayer soon when the server finds it, and says so', async () => {
    const { client, server, titles } = await openSearch()
    const entered: string[] = []
    server.found = newestFirst(21, 1)
    await tell(client, [inserted(21)], ({ prayer }, { kind }) =>
      entered.push(`${kind} ${prayer.title}`),
    )
    await vi.advanceTimersByTimeAsync(500)
    expect(titles()?.[0]).toBe('Prayer of minute 21')
    expect(titles()).toHaveLength(21)
    expect(entered).toEqual(['search Prayer of minute 21'])
  })

  it('says nothing of a new prayer that the server does not find', async () => {
    const { client, titles } = await openSearch()
    const onEntered = vi.fn<() => void>()
    await tell(client, [inserted(21)], onEntered)
    await vi.advanceTimersByTimeAsync(500)
    expect(rpc).toHaveBeenCalledTimes(1)
    expect(titles()).toHaveLength(20)
    expect(onEntered).not.toHaveBeenCalled()
  })

  it('shows a changed prayer at once, and lets it go when the server finds it no more', async () => {
    const { client, server, titles } = await openSearch()
    const updatedAt = new Date(Date.UTC(2027, 0, 1)).toISOString()
    server.found = server.found.filter(({ id }) => id !== prayerAt(9).id)
    const event: LiveEvent = {
      kind: 'updated',
      prayer: prayerAt(9, { title: 'Changed', updatedAt }),
    }
    await tell(client, [event])
    expect(titles()).toContain('Changed')
    await vi.advanceTimersByTimeAsync(500)
    expect(titles()).not.toContain('Changed')
    expect(titles()).toHaveLength(19)
  })

  it('is read a few times in a burst of 200 new prayers, shows them all and loses none', async () => {
    const { client, server, titles } = await openSearch()
    for (let minute = 21; minute <= 220; minute++) {
      server.found = newestFirst(minute, 1)
      await tell(client, [inserted(minute)])
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(30_000)
    expect(titles()).toHaveLength(220)
    expect(rpc.mock.calls.length).toBeLessThanOrEqual(9)
  })

  it('is read ever more rarely while news keep coming', async () => {
    const { client } = await openSearch()
    for (let second = 0; second < 120; second++) {
      await tell(client, [inserted(100 + second)])
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(rpc.mock.calls.length).toBeLessThanOrEqual(8)
  })

  it('keeps the pages that were opened', async () => {
    const { client, server, titles, observer } = await openSearch(120)
    for (let page = 0; page < 5; page++) await observer.fetchNextPage()
    expect(titles()).toHaveLength(120)
    rpc.mockClear()
    server.found = newestFirst(121, 1)
    await tell(client, [inserted(121)])
    await vi.advanceTimersByTimeAsync(500)
    expect(titles()).toHaveLength(121)
    expect(rpc.mock.calls.length).toBeLessThanOrEqual(3)
  })

  it('waits for the page that its reader has asked for', async () => {
    const { client, server, titles, observer } = await openSearch(60)
    let answer = () => {}
    rpc.mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve(newestFirst(60, 1)))),
    )
    const next = observer.fetchNextPage()
    server.found = newestFirst(61, 1)
    await tell(client, [inserted(61)])
    await vi.advanceTimersByTimeAsync(1000)
    answer()
    await next
    expect(titles()?.length).toBeGreaterThanOrEqual(40)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(titles()?.[0]).toBe('Prayer of minute 61')
  })

  it('that nobody looks at is read when somebody does', async () => {
    const { client, close } = await openSearch()
    focusManager.setFocused(false)
    await tell(client, [inserted(21)])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(rpc).not.toHaveBeenCalled()
    expect(client.getQueryState(QUERY.queryKey)?.isInvalidated).toBe(true)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(500)
    close()
    await tell(client, [inserted(22)])
    expect(client.getQueryState(QUERY.queryKey)?.isInvalidated).toBe(true)
  })
})
