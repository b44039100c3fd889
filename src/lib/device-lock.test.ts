import { afterEach, describe, expect, it, vi } from 'vitest'
import { withDeviceLock } from './device-lock'

afterEach(() => vi.unstubAllGlobals())

describe('work that only one window does at a time', () => {
  it('runs under the browser’s lock of that name, and answers as the work does', async () => {
    const request = vi.fn((_name: string, work: () => Promise<string>) => work())
    vi.stubGlobal('navigator', { locks: { request } })
    await expect(withDeviceLock('save', () => Promise.resolve('saved'))).resolves.toBe('saved')
    expect(request).toHaveBeenCalledExactlyOnceWith('orison.save', expect.any(Function))
  })

  it('runs at once where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    await expect(withDeviceLock('save', () => Promise.resolve('saved'))).resolves.toBe('saved')
  })
})
