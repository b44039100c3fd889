// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying'

describe('what can wait', () => {
  const load = vi.fn<() => Promise<string>>()

  beforeEach(() => {
    vi.useFakeTimers()
    load.mockReset().mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue('here')
    return () => vi.useRealTimers()
  })

  it('is asked for again after a pause', async () => {
    const loaded = keepTrying(load)
    await vi.advanceTimersByTimeAsync(4999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe('here')
  })

  it('is asked for again as soon as the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const loaded = keepTrying(load)
    await vi.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await loaded).toBe('here')
  })
})
