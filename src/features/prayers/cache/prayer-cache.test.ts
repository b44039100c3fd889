// @vitest-environment jsdom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { likeKeys } from './like-queries'
import type { Prayer } from '../prayer'
import { addWritten, applyEvent, findCachedPrayer, showLiked } from './prayer-cache'
import { prayerAt } from '../prayer-fixture'
import { prayerKeys, prayerQueries } from './prayer-queries'

// The modules below make the client when they load; nothing here ever calls it.
vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'unused'))

function clientWith(prayers: Prayer[]): QueryClient {
  const client = new QueryClient()
  const list = { pages: [{ prayers, next: null }], pageParams: [null] }
  client.setQueryData(prayerQueries.newest().queryKey, list)
  client.setQueryData(prayerQueries.tradition('Islam').queryKey, list)
  for (const prayer of prayers) client.setQueryData(prayerKeys.detail(prayer.id), prayer)
  return client
}

function likesEverywhere(client: QueryClient, id: string): (number | undefined)[] {
  const lists = [prayerQueries.newest(), prayerQueries.tradition('Islam')].map(({ queryKey }) =>
    client
      .getQueryData(queryKey)
      ?.pages.flatMap(({ prayers }) => prayers)
      .find((prayer) => prayer.id === id),
  )
  const detail = client.getQueryData<Prayer>(prayerKeys.detail(id))
  return [...lists, detail].map((prayer) => prayer?.likes)
}

const prayer = prayerAt(1, { likes: 3 })

describe('a like', () => {
  it('moves the number in every place that shows the prayer', () => {
    const client = clientWith([prayer])
    showLiked(client, 'me', prayer.id, true)
    expect(likesEverywhere(client, prayer.id)).toEqual([4, 4, 4])
    expect(client.getQueryData(likeKeys.ofViewer('me'))).toEqual([prayer.id])
  })

  it('shown twice counts once, and taken back leaves things as they were', () => {
    const client = clientWith([prayer])
    showLiked(client, 'me', prayer.id, true)
    showLiked(client, 'me', prayer.id, true)
    expect(likesEverywhere(client, prayer.id)).toEqual([4, 4, 4])
    showLiked(client, 'me', prayer.id, false)
    showLiked(client, 'me', prayer.id, false)
    expect(likesEverywhere(client, prayer.id)).toEqual([3, 3, 3])
  })

  it('told live sets the number and leaves the viewer’s own hearts alone', () => {
    const client = clientWith([prayer])
    client.setQueryData(likeKeys.ofViewer('me'), ['other'])
    applyEvent(client, { kind: 'likes', id: prayer.id, likes: 9 }, 'me')
    expect(likesEverywhere(client, prayer.id)).toEqual([9, 9, 9])
    expect(client.getQueryData(likeKeys.ofViewer('me'))).toEqual(['other'])
  })
})

describe('a deleted prayer', () => {
  it('leaves every list, and its page when nobody is reading it', () => {
    const client = clientWith([prayer])
    applyEvent(client, { kind: 'deleted', id: prayer.id }, null)
    expect(findCachedPrayer(client, prayer.id)).toBeUndefined()
  })
})

describe('a prayer that was just written', () => {
  it('is found by its page before any list holds it', () => {
    const client = new QueryClient()
    addWritten(client, prayer)
    expect(findCachedPrayer(client, prayer.id)).toEqual({ ...prayer, likes: 0 })
  })

  it('keeps the likes that are known of it', () => {
    const client = clientWith([prayer])
    addWritten(client, { ...prayer, title: 'New words', likes: 0 })
    expect(findCachedPrayer(client, prayer.id)).toMatchObject({ title: 'New words', likes: 3 })
  })
})

describe('an event', () => {
  it('names only lists on screen as changed', () => {
    const client = clientWith([prayer])
    expect(applyEvent(client, { kind: 'inserted', prayer: prayerAt(2) }, null)).toEqual([])
  })

  it('of a new prayer names the lists on screen to which a refetch brought it already, unless the viewer made it', () => {
    const client = clientWith([prayer])
    const observer = new InfiniteQueryObserver(client, {
      ...prayerQueries.newest(),
      staleTime: Infinity,
    })
    const close = observer.subscribe(() => undefined)
    const inserted = { kind: 'inserted', prayer } as const
    expect(applyEvent(client, inserted, null)).toEqual([{ kind: 'newest' }])
    const own = { kind: 'inserted', prayer: { ...prayer, userId: 'me' } } as const
    expect(applyEvent(client, own, 'me')).toEqual([])
    close()
  })
})
