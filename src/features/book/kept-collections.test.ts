// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { AppError } from '@/lib/errors'
import { forgetCollectionsOfOthers, keepCollections, readOrFindKept } from './kept-collections'

const { signal } = new AbortController()
const offline = () => Promise.reject(new AppError('offline', 'Failed to fetch'))
const first = (collections: readonly { name: string }[]) => collections[0]?.name

beforeEach(async () => {
  localStorage.clear()
  standInForBackend(() => [
    {
      id: '00000000-0000-4000-8000-000000000010',
      name: 'Mornings',
      share_key: null,
      collection_prayers: [{ prayer_id: 'a', note: 'Slowly.' }],
    },
  ])
  await keepCollections('me', signal)
})

afterEach(() => vi.unstubAllGlobals())

describe('the collections of an account', () => {
  it('are the server’s where that can be reached', async () => {
    expect(await readOrFindKept('me', async () => 'Evenings', first)).toBe('Evenings')
  })

  it('are those on the device where it can not, with their notes', async () => {
    expect(await readOrFindKept('me', offline, first)).toBe('Mornings')
    const kept = await readOrFindKept('me', offline, (collections) => collections)
    expect(kept[0]?.entries).toEqual([{ prayerId: 'a', note: 'Slowly.' }])
  })

  it('are asked of nobody without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const read = vi.fn<() => Promise<string>>()
    expect(await readOrFindKept('me', read, first)).toBe('Mornings')
    expect(read).not.toHaveBeenCalled()
  })

  it('fail as before when the device knows nothing, or the server refuses', async () => {
    await expect(readOrFindKept('me', offline, () => undefined)).rejects.toThrow('Failed to fetch')
    await expect(readOrFindKept('somebody else', offline, first)).rejects.toThrow('Failed to fetch')
    const refused = () => Promise.reject(new AppError('server', 'down'))
    await expect(readOrFindKept('me', refused, first)).rejects.toThrow('down')
  })

  it('stay on the device when they can not be read again', async () => {
    standInForBackend(brokenAnswer)
    await expect(keepCollections('me', signal)).rejects.toThrow('down')
    expect(await readOrFindKept('me', offline, first)).toBe('Mornings')
  })

  it('go when their person has signed out', () => {
    forgetCollectionsOfOthers('me')
    expect(localStorage).toHaveLength(1)
    forgetCollectionsOfOthers(null)
    expect(localStorage).toHaveLength(0)
  })
})
