// @vitest-environment jsdom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { deviceKeys, readDevice, writeDevice } from '@/lib/device-storage'
import { SESSION_KEY } from '@/lib/stored-session'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import { keepLists } from './keep-lists'
import { restoreKeptLists } from './kept-lists'
import { prayerQueries, type PrayerListQuery } from './prayer-queries'

let client: QueryClient
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  client = new QueryClient()
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  client.clear()
  hiddenIds.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A visit on which these lists were read. */
function visit(lists: [PrayerListQuery, Prayer[]][], viewerId: string | null = null) {
  const stop = keepLists(client, viewerId)
  for (const [{ queryKey }, prayers] of lists)
    client.setQueryData(queryKey, { pages: [{ prayers, next: null }], pageParams: [null] })
  vi.advanceTimersByTime(1000)
  stop()
  client.clear()
}

/** The next visit, on which a list is read again from a server that does not answer; the titles it shows meanwhile. */
async function shownAtOnce(query: PrayerListQuery): Promise<string[] | undefined> {
  standInForBackend(() => new Promise(() => undefined))
  const observer = new InfiniteQueryObserver(client, query)
  stops.push(
    restoreKeptLists(client),
    observer.subscribe(() => undefined),
  )
  await Promise.resolve()
  return observer
    .getCurrentResult()
    .data?.pages.flatMap(({ prayers }) => prayers.map(({ title }) => title))
}

const signIn = (id: string) =>
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ refresh_token: 'x', user: { id } }))

describe('a list that is kept on the device', () => {
  it('is shown at once on the next visit, and read again', async () => {
    visit([[prayerQueries.newest(), [prayerAt(2), prayerAt(1)]]])
    expect(await shownAtOnce(prayerQueries.newest())).toEqual([
      'Prayer of minute 2',
      'Prayer of minute 1',
    ])
    expect(client.isFetching()).toBe(1)
  })

  it('gives way to what the server answers, whole', async () => {
    visit([[prayerQueries.newest(), [prayerAt(2), prayerAt(1)]]])
    standInForBackend(() => [])
    const observer = new InfiniteQueryObserver(client, prayerQueries.newest())
    // The list is being read before anything kept is looked for, as when the page was hydrated.
    stops.push(
      observer.subscribe(() => undefined),
      restoreKeptLists(client),
    )
    expect(observer.getCurrentResult().data?.pages[0]?.prayers).toHaveLength(2)
    await vi.waitFor(() =>
      expect(observer.getCurrentResult().data?.pages).toEqual([{ prayers: [], next: null }]),
    )
  })

  it('holds no private prayers and none that were hidden since', async () => {
    const secret = prayerAt(3, { isPrivate: true, userId: 'me' })
    visit([[prayerQueries.newest(), [secret, prayerAt(2), prayerAt(1)]]])
    const kept = deviceKeys('list.').map((key) => window.localStorage.getItem(`orison.${key}`))
    expect(kept.join()).toContain('minute 2')
    expect(kept.join()).not.toContain('minute 3')
    hiddenIds.add(prayerAt(2).id)
    expect(await shownAtOnce(prayerQueries.newest())).toEqual(['Prayer of minute 1'])
  })

  it.each([
    ['a search', prayerQueries.search({ text: 'peace' })],
    ['a search in a category', prayerQueries.category('Peace', 'rain')],
    ['a person’s own list', prayerQueries.mine('me')],
  ])('is never %s', (_, query) => {
    visit([[query, [prayerAt(1)]]])
    expect(deviceKeys('')).toEqual([])
  })

  it('belongs to one viewer: nobody else is shown it, and it goes when they sign out', async () => {
    signIn('me')
    visit([[prayerQueries.all(), [prayerAt(1)]]], 'me')
    expect(await shownAtOnce(prayerQueries.all())).toHaveLength(1)
    client.clear()
    window.localStorage.removeItem(SESSION_KEY)
    expect(await shownAtOnce(prayerQueries.all())).toBeUndefined()
    keepLists(client, null)()
    expect(deviceKeys('list.')).toEqual([])
  })

  it.each([
    ['of another version of the site', { version: 0 }],
    ['older than a week', { readAt: Date.UTC(2026, 0, 1) }],
    ['damaged', { prayers: [{ id: 'x' }] }],
  ])('is not shown when it is %s', async (_, change) => {
    visit([[prayerQueries.newest(), [prayerAt(1)]]])
    const [key = ''] = deviceKeys('list.')
    writeDevice(key, { ...readDevice(key, (kept) => kept as object), ...change })
    expect(await shownAtOnce(prayerQueries.newest())).toBeUndefined()
  })

  it('makes room for newer ones, by number and by length', () => {
    const names = Array.from({ length: 10 }, (_, at) => `Tradition ${at}`)
    for (const name of names) {
      visit([[prayerQueries.tradition(name), [prayerAt(1)]]])
      vi.advanceTimersByTime(1)
    }
    expect(deviceKeys('list.')).toHaveLength(8)
    expect(deviceKeys('list.').join()).not.toContain('Tradition 0')
    const long = prayerAt(1, { longText: 'x'.repeat(300_000) })
    visit([[prayerQueries.tradition('First'), [long]]])
    vi.advanceTimersByTime(1)
    visit([[prayerQueries.tradition('Second'), [long]]])
    expect(deviceKeys('list.').map((key) => /"tradition":"(\w+)"/.exec(key)?.[1])).toEqual([
      'Second',
    ])
  })
})
