import { describe, expect, it } from 'vitest'
import { pictureStoragePath, withAttempts } from './picture-upload'

describe('the path of an uploaded picture', () => {
  it('is its slot, something random, the time and the ending of its true kind', () => {
    expect(pictureStoragePath('avatar', 'image/webp', 'a1b2', 1700000000000)).toBe(
      'avatar/a1b2_1700000000000.webp',
    )
    expect(pictureStoragePath('banner', 'image/jpeg', 'c3', 7)).toBe('banner/c3_7.jpg')
  })
})

describe('an upload', () => {
  function failing(times: number) {
    const log: (number | string)[] = []
    let tries = 0
    const work = () => {
      tries += 1
      return tries > times ? Promise.resolve('stored') : Promise.reject(new Error(`no ${tries}`))
    }
    const options = {
      onAttempt: (attempt: number) => log.push(attempt),
      pause: (milliseconds: number) => {
        log.push(`${milliseconds} ms`)
        return Promise.resolve()
      },
    }
    return { log, result: withAttempts(work, options) }
  }

  it('that works is tried once and waits for nothing', async () => {
    const { log, result } = failing(0)
    await expect(result).resolves.toBe('stored')
    expect(log).toEqual([1])
  })

  it('that fails twice works at the third try, a second apart', async () => {
    const { log, result } = failing(2)
    await expect(result).resolves.toBe('stored')
    expect(log).toEqual([1, '1000 ms', 2, '1000 ms', 3])
  })

  it('is given up after three tries, with the last failure', async () => {
    const { log, result } = failing(9)
    await expect(result).rejects.toThrow('no 3')
    expect(log).toEqual([1, '1000 ms', 2, '1000 ms', 3])
  })
})
