// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceKeys } from '@/lib/device-storage'
import { AppError } from '@/lib/errors'
import { SESSION_KEY } from '@/lib/stored-session'
import { prayerAt } from '../prayer-fixture'
import { keepLists } from './keep-lists'
import { keepPrayers } from './keep-prayers'
import { findKeptPrayer } from './kept-prayers'
import { prayerKeys, prayerQueries } from './prayer-queries'

let client: QueryClient
let stop: () => void

function arriveAs(viewerId: string | null) {
  if (viewerId === null) localStorage.removeItem(SESSION_KEY)
  else
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ refresh_token: 'x', user: { id: viewerId } }),
    )
  stop = keepPrayers(client, viewerId)
}

const open = (prayer: ReturnType<typeof prayerAt>) =>
  client.setQueryData(prayerKeys.detail(prayer.id), prayer)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  client = new QueryClient()
})

afterEach(() => {
  stop()
  client.clear()
  vi.useRealTimers()
})

describe('a prayer that was opened', () => {
  it('can be read later from the device', () => {
    arriveAs(null)
    open(prayerAt(1))
    expect(findKeptPrayer(prayerAt(1).id)).toEqual(prayerAt(1))
    expect(findKeptPrayer(prayerAt(2).id)).toBeUndefined()
    vi.advanceTimersByTime(91 * 86_400_000)
    expect(findKeptPrayer(prayerAt(1).id)).toBeUndefined()
  })

  it('is never kept when it is private, and is forgotten when it becomes so', () => {
    arriveAs('me')
    open(prayerAt(1, { isPrivate: true, userId: 'me' }))
    open(prayerAt(2))
    expect(deviceKeys('read.')).toEqual([`read.me.${prayerAt(2).id}`])
    open(prayerAt(2, { isPrivate: true }))
    expect(deviceKeys('read.')).toEqual([])
  })

  it('is forgotten when it is gone, and stays when it only cannot be reached', async () => {
    arriveAs(null)
    open(prayerAt(1))
    open(prayerAt(2))
    const fail = (id: string, error: AppError) =>
      client
        .fetchQuery({
          queryKey: prayerKeys.detail(id),
          queryFn: () => Promise.reject(error),
          retry: 0,
        })
        .catch(() => undefined)
    await fail(prayerAt(1).id, new AppError('missing', 'no row'))
    await fail(prayerAt(2).id, new AppError('offline', 'Failed to fetch'))
    expect(deviceKeys('read.')).toEqual([`read.visitor.${prayerAt(2).id}`])
  })

  it('belongs to one viewer: nobody else is shown it, and it goes when they sign out', () => {
    arriveAs('me')
    open(prayerAt(1))
    stop()
    client.clear()
    arriveAs(null)
    expect(findKeptPrayer(prayerAt(1).id)).toBeUndefined()
    expect(deviceKeys('read.')).toEqual([])
  })

  it('makes room for newer ones', () => {
    arriveAs(null)
    for (let minute = 0; minute < 101; minute += 1) {
      open(prayerAt(minute))
      vi.advanceTimersByTime(1)
    }
    expect(deviceKeys('read.')).toHaveLength(100)
    expect(findKeptPrayer(prayerAt(0).id)).toBeUndefined()
  })
})

it('A prayer of a kept list can be read from the device too', () => {
  arriveAs(null)
  const end = keepLists(client, null)
  const { queryKey } = prayerQueries.newest()
  client.setQueryData(queryKey, {
    pages: [{ prayers: [prayerAt(3)], next: null }],
    pageParams: [null],
  })
  vi.advanceTimersByTime(1000)
  end()
  client.clear()
  expect(findKeptPrayer(prayerAt(3).id)?.title).toBe('Prayer of minute 3')
})
