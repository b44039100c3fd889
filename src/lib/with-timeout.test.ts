import { describe, expect, it } from 'vitest'
import { withTimeout } from './with-timeout'

const timeoutError = () => new Error('too late')

describe('work with a timeout', () => {
  it('resolves with its result', async () => {
    expect(await withTimeout(1000, Promise.resolve('done'), timeoutError)).toBe('done')
  })

  it('rejects with its own failure', async () => {
    const failing = Promise.reject(new Error('broken'))
    await expect(withTimeout(1000, failing, timeoutError)).rejects.toThrow('broken')
  })

  it('rejects when it takes too long', async () => {
    await expect(withTimeout(1, new Promise(() => {}), timeoutError)).rejects.toThrow('too late')
  })
})
