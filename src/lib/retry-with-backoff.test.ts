// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { retryWithBackoff } from './retry-with-backoff'

describe('a task that failed', () => {
  const task = vi.fn<() => Promise<string>>()

  beforeEach(() => {
    vi.useFakeTimers()
    task.mockReset().mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue('here')
    return () => vi.useRealTimers()
  })

  it('runs again after a delay', async () => {
    const result = retryWithBackoff(task)
    await vi.advanceTimersByTimeAsync(4999)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toBe('here')
  })

  it('runs again as soon as the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const result = retryWithBackoff(task)
    await vi.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledTimes(2)
    expect(await result).toBe('here')
  })

  it('runs once more than there are delays, and then fails with the last failure', async () => {
    task.mockReset().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('last'))
    const result = retryWithBackoff(task, { delays: [10, 20] })
    const failure = result.catch(String)
    await vi.advanceTimersByTimeAsync(30)
    expect(await failure).toBe('Error: last')
    expect(task).toHaveBeenCalledTimes(3)
  })

  it('does not run again when the failure says so', async () => {
    const result = retryWithBackoff(task, { shouldRetry: () => false })
    await expect(result).rejects.toThrow('Failed to fetch')
    expect(task).toHaveBeenCalledTimes(1)
  })
})
