import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'

const picture = () => new Blob([randomBytes(64)], { type: 'image/png' })

describe('pictures in storage', () => {
  let backend: TestBackend
  let person: SignedUp
  beforeAll(async () => {
    backend = await startTestBackend({ seed: false })
    person = await backend.signUp()
  })
  afterAll(() => backend.stop())

  const bucket = (client = person.client) => client.storage.from('profiles')

  it('are uploaded, read by anybody at their public address, and removed', async () => {
    const path = `avatar/${person.userId}-one.png`
    const sent = picture()
    const { data, error } = await bucket().upload(path, sent, { contentType: 'image/png' })
    expect(error).toBeNull()
    expect(data?.path).toBe(path)
    const address = bucket().getPublicUrl(path).data.publicUrl
    const seen = await fetch(address)
    expect(seen.headers.get('content-type')).toBe('image/png')
    expect(await seen.arrayBuffer()).toEqual(await sent.arrayBuffer())
    expect((await bucket().remove([path])).data).toHaveLength(1)
    expect((await fetch(address)).ok).toBe(false)
  })

  it('are replaced with upsert and not without', async () => {
    const path = `avatar/${person.userId}-two.png`
    await bucket().upload(path, picture())
    expect((await bucket().upload(path, picture())).error?.message).toContain('already exists')
    const replaced = picture()
    expect((await bucket().upload(path, replaced, { upsert: true })).error).toBeNull()
    const seen = await fetch(bucket().getPublicUrl(path).data.publicUrl)
    expect(await seen.arrayBuffer()).toEqual(await replaced.arrayBuffer())
  })

  it('are listed for their owner and for nobody else', async () => {
    await bucket().upload(`banner/${person.userId}-three.png`, picture())
    const own = await bucket().list('banner')
    expect(own.data?.map(({ name }) => name)).toEqual([`${person.userId}-three.png`])
    const other = await backend.signUp()
    expect((await bucket(other.client).list('banner')).data).toEqual([])
  })

  it('cannot be written by visitors, nor removed by others', async () => {
    const visitor = await bucket(backend.client()).upload('avatar/four.png', picture())
    expect(visitor.error).not.toBeNull()
    const path = `avatar/${person.userId}-five.png`
    await bucket().upload(path, picture())
    const other = await backend.signUp()
    await bucket(other.client).remove([path])
    expect((await fetch(bucket().getPublicUrl(path).data.publicUrl)).ok).toBe(true)
  })

  it('must be of a kind the bucket takes', async () => {
    const page = new Blob(['<script></script>'], { type: 'text/html' })
    const { error } = await bucket().upload(`avatar/${person.userId}-six.html`, page, {
      contentType: 'text/html',
    })
    expect(error?.message).toMatch(/mime type/i)
  })

  it('larger than the limit are refused with 413', async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/profiles/avatar/seven.png`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'image/png' },
      body: new Uint8Array(52 * 1024 * 1024),
    })
    expect(response.status).toBe(413)
  })
})
