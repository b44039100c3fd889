// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { deviceKeys } from '@/lib/device-storage'
import { SESSION_KEY } from '@/lib/stored-session'
import { forgetChosenOfOthers, keepChosen, keepLikes } from './keep-chosen'
import { findKeptLikes } from './kept-likes'
import { findKeptPrayer } from './kept-prayers'

const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const DAY = 86_400_000
const { signal } = new AbortController()

let client: QueryClient
/** The ids of the prayers that can be read, and of the private ones among them. */
let readable: Set<string>
let own: Set<string>

/** The ids that each request for prayers named. */
function serve() {
  const seen = standInForBackend(({ path, query }) => {
    if (path.endsWith('/likes'))
      return [2, 1].map((place) => ({ prayer_id: idAt(place), created_at: '2026-11-22T08:00:00Z' }))
    const asked = /^in\.\((.*)\)$/.exec(query.get('id') ?? '')?.[1]?.split(',') ?? []
    return asked
      .filter((id) => readable.has(id))
      .map((id) => ({
        id,
        title: id,
        short_text: 'Short words.',
        tags: [],
        created_at: '2026-11-22T08:00:00Z',
        is_private: own.has(id),
      }))
  })
  return () =>
    seen.flatMap(({ query }) => {
      const ids = query.get('id')
      return ids ? [ids.split(',').length] : []
    })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  const session = { access_token: 'x', refresh_token: 'x', expires_at: 9e9, user: { id: 'me' } }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  client = new QueryClient()
  readable = new Set([1, 2, 3].map(idAt))
  own = new Set()
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the prayers that somebody chose', () => {
  it('can be read from the device', async () => {
    serve()
    await keepChosen(client, 'me', [idAt(1), idAt(2)], signal)
    expect(findKeptPrayer(idAt(1))?.shortText).toBe('Short words.')
    expect(findKeptPrayer(idAt(3))).toBeUndefined()
  })

  it('are read fifty at a time, and again after a day', async () => {
    const asked = serve()
    const ids = Array.from({ length: 120 }, (_, place) => idAt(place))
    readable = new Set(ids)
    await keepChosen(client, 'me', ids, signal)
    expect(asked()).toEqual([50, 50, 20])
    await keepChosen(client, 'me', ids, signal)
    expect(asked()).toHaveLength(3)
    vi.setSystemTime(Date.now() + DAY + 1)
    await keepChosen(client, 'me', ids.slice(0, 1), signal)
    expect(asked()).toEqual([50, 50, 20, 1])
  })

  it('go from the device when they are chosen no longer, are gone, or become private', async () => {
    serve()
    await keepChosen(client, 'me', [idAt(1), idAt(2), idAt(3)], signal)
    vi.setSystemTime(Date.now() + DAY + 1)
    readable.delete(idAt(2))
    own.add(idAt(3))
    await keepChosen(client, 'me', [idAt(2), idAt(3)], signal)
    expect(deviceKeys('chosen.')).toEqual([])
  })

  it('stay as they were when they can not be read', async () => {
    serve()
    await keepChosen(client, 'me', [idAt(1)], signal)
    standInForBackend(() => Response.json({ message: 'no' }, { status: 400 }))
    await expect(keepChosen(client, 'me', [idAt(1), idAt(2)], signal)).rejects.toThrow('no')
    expect(findKeptPrayer(idAt(1))?.id).toBe(idAt(1))
  })

  it('are not kept any more when their person left while they were read', async () => {
    serve()
    const leaving = new AbortController()
    const kept = keepChosen(client, 'me', [idAt(1)], leaving.signal)
    leaving.abort()
    await expect(kept).rejects.toThrow('aborted')
    expect(deviceKeys('chosen.')).toEqual([])
  })

  it('go with what was liked when somebody else arrives, or nobody', async () => {
    serve()
    await keepChosen(client, 'me', await keepLikes(client, 'me', signal), signal)
    expect(findKeptLikes('me')).toEqual([idAt(2), idAt(1)])
    forgetChosenOfOthers('me')
    expect(findKeptLikes('me')).toHaveLength(2)
    forgetChosenOfOthers(null)
    expect(localStorage).toHaveLength(1)
  })
})
