// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { pictureStoragePath, uploadWithRetry } from './picture-upload'

describe('the path of an uploaded picture', () => {
  it('is its slot, something random, the time and the ending of its true kind', () => {
    expect(pictureStoragePath('avatar', 'image/webp', 'a1b2', 1700000000000)).toBe(
      'avatar/a1b2_1700000000000.webp',
    )
    expect(pictureStoragePath('banner', 'image/jpeg', 'c3', 7)).toBe('banner/c3_7.jpg')
  })
})

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  /** Uploads with so many failures first. The log holds attempts with the milliseconds at which each began. */
  function uploadFailing(times: number, failure: (attempt: number) => Error) {
    const log: [attempt: number, at: number][] = []
    const start = performance.now()
    const result = uploadWithRetry(
      () => (log.length > times ? Promise.resolve('stored') : Promise.reject(failure(log.length))),
      (attempt) => log.push([attempt, performance.now() - start]),
    )
    // Handled here, so that a test may look at it later.
    result.catch(() => undefined)
    return { log, result }
  }

  const broken = (attempt: number) => new Error(`no ${attempt}`)

  it('that works is attempted once and waits for nothing', async () => {
    const { log, result } = uploadFailing(0, broken)
    await expect(result).resolves.toBe('stored')
    expect(log).toEqual([[1, 0]])
  })

  it('that fails twice works at the third attempt, a second apart', async () => {
    const { log, result } = uploadFailing(2, broken)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(result).resolves.toBe('stored')
    expect(log).toEqual([
      [1, 0],
      [2, 1000],
      [3, 2000],
    ])
  })

  it('is given up after three attempts, with the last failure', async () => {
    const { log, result } = uploadFailing(9, broken)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(result).rejects.toThrow('no 3')
    expect(log).toHaveLength(3)
  })

  it('that the server refuses with a sentence is attempted once', async () => {
    const { log, result } = uploadFailing(9, () => new AppError('limited', 'Please rest a while.'))
    await expect(result).rejects.toThrow('Please rest a while.')
    expect(log).toHaveLength(1)
  })
})
