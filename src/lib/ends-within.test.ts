import { describe, expect, it } from 'vitest'
import { endsWithin } from './ends-within'

const tooLate = () => new Error('too late')

describe('work that has to end in time', () => {
  it('gives what it gives', async () => {
    expect(await endsWithin(1000, Promise.resolve('done'), tooLate)).toBe('done')
  })

  it('fails as it fails', async () => {
    const failing = Promise.reject(new Error('broken'))
    await expect(endsWithin(1000, failing, tooLate)).rejects.toThrow('broken')
  })

  it('is given up when it does not end', async () => {
    await expect(endsWithin(1, new Promise(() => {}), tooLate)).rejects.toThrow('too late')
  })
})
