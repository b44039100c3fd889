// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDevice, writeDevice } from '@/lib/device-storage'
import { likeKeys } from '../cache/like-queries'
import { readUnsentLikes, resumeLikes, toggleLike, writeUnsentLike } from './likes'

const PRAYER = 'a prayer'
const ACCEPTED = { data: null, error: null }
const FAILED = { data: null, error: { message: 'Failed to fetch' }, status: 0 }

/** The requests that store or remove a like, and their answers. */
const send = vi.hoisted(() =>
  vi.fn<(prayerId: string, viewerId: string, isLiked: boolean) => Promise<unknown>>(),
)

vi.mock('@/lib/supabase', () => {
  const likes = {
    upsert: (like: { prayer_id: string; user_id: string }) =>
      send(like.prayer_id, like.user_id, true),
    delete: () => ({
      eq: (_: string, prayerId: string) => ({
        eq: (__: string, viewerId: string) => send(prayerId, viewerId, false),
      }),
    }),
  }
  const noCount = { select: () => ({ eq: () => ({ maybeSingle: async () => ACCEPTED }) }) }
  return { supabase: { from: (table: string) => (table === 'likes' ? likes : noCount) } }
})

describe('a like that is pressed offline', () => {
  let client: QueryClient
  const isShown = () => client.getQueryData<string[]>(likeKeys.ofViewer('me'))?.includes(PRAYER)
  const settle = () => vi.advanceTimersByTimeAsync(0)

  async function goOnline(): Promise<void> {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await settle()
  }

  /** From here on `send` is accepted and knows of nothing that was tried before. */
  async function reconnect(): Promise<void> {
    send.mockReset().mockResolvedValue(ACCEPTED)
    await goOnline()
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    localStorage.clear()
    client = new QueryClient()
    client.setQueryData(likeKeys.ofViewer('me'), [])
    await resumeLikes(client, null)
    await resumeLikes(client, 'me')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    send.mockReset().mockResolvedValue(FAILED)
    return () => vi.useRealTimers()
  })

  it('shows, stays on the device, and is sent once when the network is back', async () => {
    toggleLike(client, 'me', PRAYER)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isShown()).toBe(true)
    expect(readUnsentLikes('me').get(PRAYER)).toBe(true)
    await reconnect()
    expect(send.mock.calls).toEqual([[PRAYER, 'me', true]])
    expect(isShown()).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('and pressed again sends nothing', async () => {
    toggleLike(client, 'me', PRAYER)
    await settle()
    toggleLike(client, 'me', PRAYER)
    expect(isShown()).toBe(false)
    await reconnect()
    expect(send).not.toHaveBeenCalled()
  })

  it('and pressed again sends nothing where nobody could say what is liked', async () => {
    client.clear()
    toggleLike(client, 'me', PRAYER)
    await settle()
    toggleLike(client, 'me', PRAYER)
    await reconnect()
    expect(send).not.toHaveBeenCalled()
  })

  it('is sent by the next visit', async () => {
    writeUnsentLike('me', PRAYER, true)
    await reconnect()
    await resumeLikes(client, 'me')
    await settle()
    expect(send.mock.calls).toEqual([[PRAYER, 'me', true]])
    expect(isShown()).toBe(true)
  })

  it('is not sent by the next visit when the server holds it by then', async () => {
    writeUnsentLike('me', PRAYER, true)
    client.setQueryData(likeKeys.ofViewer('me'), [PRAYER])
    await reconnect()
    await resumeLikes(client, 'me')
    await settle()
    expect(send).not.toHaveBeenCalled()
    expect(readUnsentLikes('me').size).toBe(0)
  })

  it('is never sent once its viewer has signed out', async () => {
    toggleLike(client, 'me', PRAYER)
    await settle()
    await resumeLikes(client, null)
    expect(readUnsentLikes('me').size).toBe(0)
    await resumeLikes(client, 'somebody else')
    await reconnect()
    expect(send).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })

  it('is sent again while the network returns in pieces', async () => {
    toggleLike(client, 'me', PRAYER)
    await settle()
    await goOnline()
    expect(send).toHaveBeenCalledTimes(2)
    expect(isShown()).toBe(true)
    send.mockResolvedValue(ACCEPTED)
    await vi.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledTimes(3)
    expect(isShown()).toBe(true)
    expect(readUnsentLikes('me').size).toBe(0)
  })
})

it('likes that are pressed while the app still starts are sent one after another, and the last wins', async () => {
  localStorage.clear()
  const client = new QueryClient()
  await resumeLikes(client, null)
  client.setQueryData(likeKeys.ofViewer('me'), [PRAYER])
  let answer = () => {}
  send.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(ACCEPTED)
      }),
  )
  toggleLike(client, 'me', PRAYER)
  const resumed = resumeLikes(client, 'me')
  toggleLike(client, 'me', PRAYER)
  toggleLike(client, 'me', PRAYER)
  expect(send.mock.calls).toEqual([[PRAYER, 'me', false]])
  answer()
  await resumed
  await vi.waitFor(() => expect(readUnsentLikes('me').size).toBe(0))
  expect(send).toHaveBeenCalledOnce()
  expect(client.getQueryData(likeKeys.ofViewer('me'))).toEqual([])
})

describe('the unsent likes on the device', () => {
  beforeEach(() => localStorage.clear())

  it('hold the last state of each prayer', () => {
    writeUnsentLike('me', 'a', true)
    writeUnsentLike('me', 'b', true)
    writeUnsentLike('me', 'a', false)
    expect([...readUnsentLikes('me')]).toEqual([
      ['b', true],
      ['a', false],
    ])
  })

  it('leave nothing behind when none is left', () => {
    writeUnsentLike('me', 'a', true)
    writeUnsentLike('me', 'a', null)
    expect(localStorage).toHaveLength(0)
  })

  it('go when nobody is signed in, and nothing else goes', async () => {
    writeUnsentLike('me', 'a', true)
    writeDevice('theme', 'dark')
    await resumeLikes(new QueryClient(), null)
    expect(readUnsentLikes('me').size).toBe(0)
    expect(readDevice('theme', String)).toBe('dark')
  })

  it('of one viewer go when somebody else signs in, whose own stay', async () => {
    const client = new QueryClient()
    client.setQueryData(likeKeys.ofViewer('somebody else'), ['b'])
    send.mockReset().mockReturnValue(new Promise(() => undefined))
    writeUnsentLike('me', 'a', true)
    writeUnsentLike('somebody else', 'b', false)
    await resumeLikes(client, 'somebody else')
    expect(readUnsentLikes('me').size).toBe(0)
    expect([...readUnsentLikes('somebody else')]).toEqual([['b', false]])
  })

  it('are not written anew by a window that opens: what another window adds may be on its way', async () => {
    writeUnsentLike('me', 'a', true)
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    const client = new QueryClient()
    client.setQueryData(likeKeys.ofViewer('me'), [])
    send.mockReset().mockReturnValue(new Promise(() => undefined))
    await resumeLikes(client, 'me')
    expect(remove).not.toHaveBeenCalled()
  })

  it('are never more than two hundred: the oldest goes first', () => {
    for (let id = 0; id < 201; id++) writeUnsentLike('me', `prayer ${id}`, true)
    const unsent = readUnsentLikes('me')
    expect([unsent.size, unsent.has('prayer 0'), unsent.has('prayer 200')]).toEqual([
      200,
      false,
      true,
    ])
  })

  it('start anew when what was stored is damaged', () => {
    writeDevice('likes-to-send.me', [['a', 1], 7, ['b', true]])
    expect([...readUnsentLikes('me')]).toEqual([['b', true]])
    writeDevice('likes-to-send.me', { a: true })
    expect(readUnsentLikes('me').size).toBe(0)
  })
})
