// @vitest-environment jsdom
import type { Session } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend, type SeenRequest } from './backend-stand-in'

const HOUR = 3600
/** A server for each test: the auth client warns of a second one of the same server. */
let server = 0
let key = ''

const loads = vi.fn<() => void>()

beforeEach(() => {
  vi.resetModules()
  loads.mockClear()
  server += 1
  key = `sb-server${server}-auth-token`
  vi.stubEnv('VITE_SUPABASE_URL', `http://server${server}.test`)
  vi.doMock('./auth-client', async (original) => {
    loads()
    return original()
  })
})

afterEach(async () => {
  if (loads.mock.calls.length > 0) {
    const { authClient } = await import('./auth-client')
    await authClient.dispose()
  }
  localStorage.clear()
  window.location.hash = ''
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function sessionFor(seconds: number, token = 'kept-token'): Session {
  return {
    access_token: token,
    refresh_token: 'renew-me',
    token_type: 'bearer',
    expires_in: HOUR,
    expires_at: Math.round(Date.now() / 1000) + seconds,
    user: { id: 'me', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  }
}

function keep(session: unknown) {
  localStorage.setItem(key, JSON.stringify(session))
}

/** Reads a table as the app does; the token that the request carried. */
async function tokenOfARead(seen: readonly SeenRequest[]): Promise<string | null | undefined> {
  const { supabase } = await import('./supabase')
  await supabase.from('prayers').select('id')
  return seen.findLast(({ path }) => path.startsWith('/rest/'))?.headers.get('authorization')
}

describe('a request', () => {
  it('of a visitor is sent in nobody’s name, without the auth client', async () => {
    const seen = standInForBackend(() => [])
    expect(await tokenOfARead(seen)).toBe(`Bearer ${import.meta.env.VITE_SUPABASE_ANON_KEY}`)
    expect(loads).not.toHaveBeenCalled()
  })

  it('of somebody whose session holds does not wait for the auth client', async () => {
    keep(sessionFor(HOUR))
    const seen = standInForBackend(() => [])
    expect(await tokenOfARead(seen)).toBe('Bearer kept-token')
    expect(loads).not.toHaveBeenCalled()
  })

  it('of somebody whose session has ended waits until it is renewed', async () => {
    keep(sessionFor(-HOUR))
    const seen = standInForBackend(({ path }) =>
      path === '/auth/v1/token' ? sessionFor(HOUR, 'new-token') : [],
    )
    expect(await tokenOfARead(seen)).toBe('Bearer new-token')
  })

  it('fails when the session cannot be renewed, instead of going out in nobody’s name', async () => {
    keep(sessionFor(-HOUR))
    const seen = standInForBackend(({ path }) =>
      path === '/auth/v1/token' ? Response.json({}, { status: 503 }) : [],
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { supabase } = await import('./supabase')
      await import('./auth-client')
      const answer = Promise.resolve(supabase.from('prayers').select('id'))
      await vi.advanceTimersByTimeAsync(6000)
      expect((await answer).error?.message).toMatch(/could not be renewed/)
      expect(seen.filter(({ path }) => path.startsWith('/rest/'))).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['no JSON', '{'],
    ['no session', '"hello"'],
  ])('is a visitor’s when %s is stored', async (_, stored) => {
    localStorage.setItem(key, stored)
    const seen = standInForBackend(() => [])
    expect(await tokenOfARead(seen)).toBe(`Bearer ${import.meta.env.VITE_SUPABASE_ANON_KEY}`)
  })
})

describe('the auth client', () => {
  it('stays away from a visitor, and comes when another tab signs in', async () => {
    standInForBackend(() => [])
    const { onAuthEvent, openAuthWhenExpected } = await import('./auth')
    const heard = vi.fn<(token: string | undefined) => void>()
    const stopListening = onAuthEvent((_, session) => heard(session?.access_token))
    const stopWatching = openAuthWhenExpected()
    window.dispatchEvent(new StorageEvent('storage', { key: 'orison.theme' }))
    expect(loads).not.toHaveBeenCalled()
    keep(sessionFor(HOUR))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('kept-token'))
    stopListening()
    stopWatching()
  })

  it('comes when a page that was asleep is shown and somebody has signed in meanwhile', async () => {
    standInForBackend(() => [])
    const { openAuthWhenExpected } = await import('./auth')
    const stop = openAuthWhenExpected()
    keep(sessionFor(HOUR))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(loads).toHaveBeenCalled())
    stop()
  })

  it('comes with a stored session', async () => {
    keep(sessionFor(HOUR))
    standInForBackend(() => [])
    const { openAuthWhenExpected } = await import('./auth')
    openAuthWhenExpected()
    await vi.waitFor(() => expect(loads).toHaveBeenCalled())
  })

  it('comes with a session in the address, as e-mail links bring one', async () => {
    window.location.hash = '#access_token=abc&refresh_token=def&type=magiclink'
    standInForBackend(() => [])
    const { knownSession, openAuthWhenExpected } = await import('./auth')
    expect(knownSession()).toBeUndefined()
    openAuthWhenExpected()
    await vi.waitFor(() => expect(loads).toHaveBeenCalled())
  })
})

describe('what is known without asking anybody', () => {
  it('is nobody, a session that holds, or nothing about one that must be renewed or mended', async () => {
    const { knownSession } = await import('./auth')
    expect(knownSession()).toBeNull()
    keep(sessionFor(HOUR))
    expect(knownSession()?.user.id).toBe('me')
    keep(sessionFor(60))
    expect(knownSession()).toBeUndefined()
    keep({ ...sessionFor(HOUR), user: null })
    expect(knownSession()).toBeUndefined()
  })
})
