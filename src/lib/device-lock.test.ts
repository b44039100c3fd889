import { afterEach, describe, expect, it, vi } from 'vitest'
import { withDeviceLock } from './device-lock'

type Callback = (lock: object | null) => unknown

/** Stands in for the browser's locks, of which Node 20 has none: this one is held by another window, or free. */
function standInForLocks(isHeld: boolean) {
  const request = vi.fn((_name: string, { ifAvailable }: LockOptions, callback: Callback) =>
    Promise.resolve(callback(isHeld && ifAvailable ? null : {})),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

const work = vi.fn(() => Promise.resolve('saved'))

afterEach(() => {
  vi.unstubAllGlobals()
  work.mockClear()
})

describe('work that only one window does at a time', () => {
  it('runs under the browser’s lock of that name, and answers as the work does', async () => {
    const request = standInForLocks(false)
    await expect(withDeviceLock('save', 'leave', work)).resolves.toBe('saved')
    expect(request.mock.calls[0]?.[0]).toBe('orison.save')
  })

  it('is left undone where another window does it, if that is enough', async () => {
    standInForLocks(true)
    await expect(withDeviceLock('save', 'leave', work)).resolves.toBeUndefined()
    expect(work).not.toHaveBeenCalled()
  })

  it('waits for its turn otherwise', async () => {
    standInForLocks(true)
    await expect(withDeviceLock('save', 'wait', work)).resolves.toBe('saved')
  })

  it('runs at once where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    await expect(withDeviceLock('save', 'leave', work)).resolves.toBe('saved')
  })
})
