// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { keepWish, keptWishes } from './kept-wishes'
import { likeKeys } from './like-requests'
import { resumeLikes, turnLike } from './like-wishes'
import { sendLike } from './like-writes'

vi.mock('./like-writes', () => ({ sendLike: vi.fn(), refreshLikeCount: vi.fn() }))
vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'unused'))

const PRAYER = 'a prayer'
const sent = vi.mocked(sendLike)
let client: QueryClient

function cut(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sent.mockRejectedValue(new AppError('offline', 'Failed to fetch'))
}

/** Afterwards `sent` knows of nothing that was tried in between. */
async function mend(): Promise<void> {
  sent.mockReset().mockResolvedValue(undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}

const isShown = () => client.getQueryData<string[]>(likeKeys.ofViewer('me'))?.includes(PRAYER)

describe('a like that is pressed without a network', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    localStorage.clear()
    sent.mockReset().mockResolvedValue(undefined)
    client = new QueryClient()
    client.setQueryData(likeKeys.ofViewer('me'), [])
    await resumeLikes(client, null)
    await resumeLikes(client, 'me')
    cut()
    return () => vi.useRealTimers()
  })

  it('shows and is kept on the device, and is sent when the network is back', async () => {
    turnLike(client, 'me', PRAYER)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isShown()).toBe(true)
    expect(keptWishes('me').get(PRAYER)).toBe(true)
    await mend()
    expect(sent.mock.calls).toEqual([[PRAYER, 'me', true]])
    expect(isShown()).toBe(true)
    expect(keptWishes('me').size).toBe(0)
  })

  it('and pressed again sends nothing', async () => {
    turnLike(client, 'me', PRAYER)
    await vi.advanceTimersByTimeAsync(0)
    turnLike(client, 'me', PRAYER)
    expect(isShown()).toBe(false)
    await mend()
    expect(sent).not.toHaveBeenCalled()
  })

  it('is sent by the next visit', async () => {
    keepWish('me', PRAYER, true)
    await mend()
    await resumeLikes(client, 'me')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.mock.calls).toEqual([[PRAYER, 'me', true]])
    expect(isShown()).toBe(true)
  })

  it('is not sent by the next visit when it came true elsewhere', async () => {
    keepWish('me', PRAYER, true)
    client.setQueryData(likeKeys.ofViewer('me'), [PRAYER])
    await mend()
    await resumeLikes(client, 'me')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).not.toHaveBeenCalled()
    expect(keptWishes('me').size).toBe(0)
  })

  it('is never sent once its viewer has signed out', async () => {
    turnLike(client, 'me', PRAYER)
    await vi.advanceTimersByTimeAsync(0)
    await resumeLikes(client, null)
    expect(keptWishes('me').size).toBe(0)
    await resumeLikes(client, 'somebody else')
    await mend()
    expect(sent).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })

  it('is tried again while the network returns in pieces', async () => {
    turnLike(client, 'me', PRAYER)
    await vi.advanceTimersByTimeAsync(0)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveBeenCalledTimes(2)
    expect(isShown()).toBe(true)
    sent.mockResolvedValue(undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveBeenCalledTimes(3)
    expect(isShown()).toBe(true)
    expect(keptWishes('me').size).toBe(0)
  })
})
