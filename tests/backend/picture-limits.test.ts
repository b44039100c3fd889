/** How much of the storage one person may fill, over HTTP. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})
afterAll(() => backend.stop())

const picture = (bytes: number) => new Blob([randomBytes(bytes)], { type: 'image/png' })

describe('sixty uploads of two megabytes', () => {
  it('leave eight pictures, and the ninth is refused with a sentence', async () => {
    const { client, userId } = await backend.signUp()
    const bucket = client.storage.from('profiles')
    const refusals = new Set<string>()
    let kept = 0
    for (let at = 0; at < 60; at += 1) {
      const { error } = await bucket.upload(`avatar/${userId}-${at}.png`, picture(2_000_000), {
        upsert: true,
      })
      if (error) refusals.add(error.message)
      else kept += 1
    }
    expect(kept).toBe(8)
    expect([...refusals]).toEqual(['You keep 8 pictures already. Please remove one first.'])
    expect((await bucket.list('avatar')).data).toHaveLength(8)
  })
})

describe('a picture that is sent and removed again', () => {
  it('forty times an hour is enough; the removal beyond is refused, and the picture stays', async () => {
    const { client, userId } = await backend.signUp()
    const bucket = client.storage.from('profiles')
    const path = `banner/${userId}.png`
    for (let at = 0; at < 40; at += 1) {
      expect((await bucket.upload(path, picture(100))).error).toBeNull()
      expect((await bucket.remove([path])).data).toHaveLength(1)
    }
    await bucket.upload(path, picture(100))
    expect((await bucket.remove([path])).error?.message).toBe(
      'You have changed pictures 40 times in the last hour. Please rest a while and try again.',
    )
    expect((await bucket.list('banner')).data).toHaveLength(1)
  })
})
