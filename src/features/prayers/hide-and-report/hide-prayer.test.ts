// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeDevice } from '@/lib/device-storage'
import { AppError } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { hiddenIds } from './hidden-ids'
import { followOtherWindows } from './hidden-on-device'
import { hidePrayer, showPrayer } from './hide-prayer'
import { syncHiddenPrayers } from './sync-hidden-prayers'
import { hiddenKeys, insertOnce, deleteHidden } from './hidden-queries'
import { prayerAt } from '../prayer-fixture'
import { prayerKeys } from '../cache/prayer-queries'

vi.mock('@/lib/notify', () => ({ notify: { success: vi.fn(), error: vi.fn() } }))
const fetchHidden = vi.hoisted(() => vi.fn<() => Promise<{ id: string; title: null }[]>>())
vi.mock('./hidden-queries', () => ({
  insertOnce: vi.fn(async () => undefined),
  deleteHidden: vi.fn(async () => undefined),
  hiddenKeys: { ofViewer: (viewerId: string) => ['hidden-prayers', viewerId] },
  hiddenQueries: {
    ofViewer: (viewerId: string) => ({
      queryKey: ['hidden-prayers', viewerId],
      queryFn: fetchHidden,
    }),
  },
}))

const [older, newer] = [prayerAt(1), prayerAt(2)]
const LIST = prayerKeys.list({ kind: 'all' })

let client: QueryClient
beforeEach(async () => {
  vi.clearAllMocks()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await syncHiddenPrayers(client, null)
  localStorage.clear()
  hiddenIds.clear()
  client.setQueryData(LIST, {
    pages: [{ prayers: [newer, older], next: null }],
    pageParams: [null],
  })
})

const listed = () =>
  client
    .getQueryData<{ pages: { prayers: { id: string }[] }[] }>(LIST)
    ?.pages.flatMap(({ prayers }) => prayers.map(({ id }) => id))
const kept = () => localStorage.getItem('orison.hidden-prayers')

async function signIn(...hidden: string[]): Promise<void> {
  fetchHidden.mockResolvedValueOnce(hidden.map((id) => ({ id, title: null })))
  await syncHiddenPrayers(client, 'me')
}

describe('hiding a prayer', () => {
  it('is sent after a reload that came before the account knew', async () => {
    localStorage.setItem('orison.hidden-to-send.me', JSON.stringify([[newer.id, true]]))
    fetchHidden.mockResolvedValueOnce([{ id: newer.id, title: null }])
    await syncHiddenPrayers(client, 'me')
    expect(insertOnce).toHaveBeenCalledExactlyOnceWith('hidden_prayers', { prayer_id: newer.id })
    expect(listed()).toEqual([older.id])
    expect(localStorage.getItem('orison.hidden-to-send.me')).toBeNull()
  })

  it('is kept on the device until the account knows', async () => {
    await signIn()
    const sent = hidePrayer(client, 'me', newer)
    expect(localStorage.getItem('orison.hidden-to-send.me')).toContain(newer.id)
    await sent
    expect(localStorage.getItem('orison.hidden-to-send.me')).toBeNull()
  })

  it('takes it out of every list at once, on the device and in the account', async () => {
    await signIn()
    const sent = hidePrayer(client, 'me', newer)
    expect(listed()).toEqual([older.id])
    expect(kept()).toBe(JSON.stringify([newer.id]))
    await sent
    expect(insertOnce).toHaveBeenCalledWith('hidden_prayers', { prayer_id: newer.id })
  })

  it('stays on the device for a visitor', async () => {
    await hidePrayer(client, null, newer)
    expect(kept()).toBe(JSON.stringify([newer.id]))
    expect(insertOnce).not.toHaveBeenCalled()
  })

  it('can be taken back in the news of it: the lists are read again', async () => {
    await hidePrayer(client, 'me', newer)
    const [, options] = vi.mocked(notify.success).mock.calls[0] ?? []
    options?.action?.onClick()
    await vi.waitFor(() => expect(deleteHidden).toHaveBeenCalledWith(newer.id))
    expect(client.getQueryState(LIST)?.isInvalidated).toBe(true)
    expect([hiddenIds.size, kept()]).toEqual([0, null])
  })

  it('that fails is taken back and said', async () => {
    vi.mocked(insertOnce).mockRejectedValueOnce(new AppError('server', 'down'))
    await hidePrayer(client, 'me', newer)
    expect(hiddenIds.size).toBe(0)
    expect(notify.error).toHaveBeenCalledWith('Unable to hide this prayer. Please try again later.')
  })
})

describe('pressing on before the account knows', () => {
  it('stores one press after the other: the last one wins', async () => {
    const sent: string[] = []
    let answer = () => {}
    vi.mocked(insertOnce).mockImplementationOnce(async () => {
      sent.push('hide')
      await new Promise<void>((resolve) => {
        answer = resolve
      })
    })
    vi.mocked(deleteHidden).mockImplementation(async () => void sent.push('show'))
    const stored = hidePrayer(client, 'me', newer)
    void showPrayer(client, 'me', newer.id)
    void hidePrayer(client, 'me', newer)
    void showPrayer(client, 'me', newer.id)
    expect(sent).toEqual(['hide'])
    answer()
    await stored
    expect(sent).toEqual(['hide', 'show'])
    expect(hiddenIds.size).toBe(0)
  })
})

describe('showing a prayer again', () => {
  it('that fails leaves it hidden and is said', async () => {
    await hidePrayer(client, 'me', newer)
    vi.mocked(deleteHidden).mockRejectedValueOnce(new AppError('offline', 'away'))
    await showPrayer(client, 'me', newer.id)
    expect([...hiddenIds]).toEqual([newer.id])
    expect(notify.error).toHaveBeenCalledWith(
      'Unable to show this prayer again. Please try again later.',
    )
  })
})

describe('on a device with two windows', () => {
  const otherWindow = (ids: string[] | null, owner: string | null) => {
    writeDevice('hidden-prayers', ids)
    writeDevice('hidden-prayers-of', owner)
  }

  const hearOf = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: `orison.${key}` }))

  it('what another window hides leaves the lists of this one, and is back when it shows it again', () => {
    const stop = followOtherWindows(client)
    otherWindow([older.id], null)
    hearOf('hidden-prayers')
    expect(listed()).toEqual([newer.id])
    expect(client.getQueryState(LIST)?.isInvalidated).toBe(false)
    otherWindow(null, null)
    hearOf('hidden-prayers')
    expect(hiddenIds.size).toBe(0)
    expect(client.getQueryState(LIST)?.isInvalidated).toBe(true)
    stop()
  })

  it('what somebody else hides in another window is not this viewer’s', async () => {
    await signIn()
    const stop = followOtherWindows(client)
    otherWindow([older.id], 'somebody else')
    hearOf('hidden-prayers')
    expect(listed()).toEqual([newer.id, older.id])
    stop()
  })

  it('what another window has hidden stays hidden', async () => {
    otherWindow([older.id], null)
    await hidePrayer(client, null, newer)
    expect(kept()).toBe(JSON.stringify([older.id, newer.id]))
  })

  it('what an account hid leaves this window too when another one has signed out already', async () => {
    await signIn(older.id)
    otherWindow(null, null)
    await syncHiddenPrayers(client, null)
    expect(hiddenIds.size).toBe(0)
    fetchHidden.mockResolvedValueOnce([])
    await syncHiddenPrayers(client, 'somebody else')
    expect(insertOnce).not.toHaveBeenCalled()
  })

  it('what this window’s account hides is not written beside what is somebody else’s by now', async () => {
    await signIn()
    otherWindow([older.id], 'somebody else')
    await hidePrayer(client, 'me', newer)
    expect(kept()).toBe(JSON.stringify([older.id]))
  })
})

describe('who is looking', () => {
  it('has nothing that a member hid before their account could be read, when they have signed out', async () => {
    fetchHidden.mockRejectedValueOnce(new AppError('offline', 'away'))
    await expect(syncHiddenPrayers(client, 'me')).rejects.toThrow('away')
    await hidePrayer(client, 'me', newer)
    await syncHiddenPrayers(client, null)
    expect([hiddenIds.size, kept()]).toEqual([0, null])
  })

  it('has the account’s hidden prayers after signing in, and what was hidden before besides', async () => {
    await hidePrayer(client, null, newer)
    fetchHidden.mockResolvedValue([{ id: older.id, title: null }])
    await syncHiddenPrayers(client, 'me')
    expect([...hiddenIds].toSorted()).toEqual([older.id, newer.id])
    expect(listed()).toEqual([])
    expect(insertOnce).toHaveBeenCalledExactlyOnceWith('hidden_prayers', { prayer_id: newer.id })
  })

  it('has nothing of the account after signing out', async () => {
    fetchHidden.mockResolvedValue([{ id: older.id, title: null }])
    await syncHiddenPrayers(client, 'me')
    await syncHiddenPrayers(client, null)
    expect([hiddenIds.size, kept(), localStorage.length]).toEqual([0, null, 0])
  })

  it('has nothing of another account, nor takes it along', async () => {
    fetchHidden.mockResolvedValueOnce([{ id: older.id, title: null }])
    await syncHiddenPrayers(client, 'somebody')
    fetchHidden.mockResolvedValueOnce([])
    await syncHiddenPrayers(client, 'me')
    expect(hiddenIds.size).toBe(0)
    expect(insertOnce).not.toHaveBeenCalled()
  })

  it('keeps what was hidden while the account was being asked', async () => {
    fetchHidden.mockImplementationOnce(async () => {
      await hidePrayer(client, 'me', newer)
      return []
    })
    fetchHidden.mockResolvedValueOnce([{ id: newer.id, title: null }])
    await syncHiddenPrayers(client, 'me')
    expect([...hiddenIds]).toEqual([newer.id])
  })

  it('keeps what the device knows when the account can not be asked', async () => {
    await hidePrayer(client, 'me', newer)
    fetchHidden.mockRejectedValueOnce(new AppError('offline', 'away'))
    await expect(syncHiddenPrayers(client, 'me')).rejects.toThrow('away')
    expect([...hiddenIds]).toEqual([newer.id])
    expect(client.getQueryData(hiddenKeys.ofViewer('me'))).toBeUndefined()
  })
})
