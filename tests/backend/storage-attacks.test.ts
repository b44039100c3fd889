/** Attacks on other people's pictures and on the bucket, over HTTP. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'

const picture = () => new Blob([randomBytes(64)], { type: 'image/png' })

describe('another person’s picture', () => {
  let backend: TestBackend
  let owner: SignedUp
  let attacker: SignedUp
  let path: string
  let sent: Blob
  beforeAll(async () => {
    backend = await startTestBackend({ seed: false })
    owner = await backend.signUp()
    attacker = await backend.signUp()
    path = `avatar/${owner.userId}-one.png`
    sent = picture()
    const { error } = await owner.client.storage.from('profiles').upload(path, sent)
    if (error) throw error
  })
  afterAll(() => backend.stop())

  const bucket = () => attacker.client.storage.from('profiles')
  const stays = async () => {
    const address = bucket().getPublicUrl(path).data.publicUrl
    expect(await (await fetch(address)).arrayBuffer()).toEqual(await sent.arrayBuffer())
  }

  it('can not be overwritten, by upsert or update', async () => {
    expect((await bucket().upload(path, picture(), { upsert: true })).error).not.toBeNull()
    expect((await bucket().update(path, picture())).error).not.toBeNull()
    await stays()
  })

  it('can not be moved or copied, nor be overwritten by a move or copy of one’s own', async () => {
    const own = `avatar/${attacker.userId}-own.png`
    await bucket().upload(own, picture())
    expect((await bucket().move(path, `avatar/${attacker.userId}-stolen.png`)).error).not.toBeNull()
    expect((await bucket().copy(path, `avatar/${attacker.userId}-copied.png`)).error).not.toBeNull()
    expect((await bucket().move(own, path)).error).not.toBeNull()
    expect((await bucket().copy(own, path)).error).not.toBeNull()
    await stays()
  })

  it('can not be deleted', async () => {
    expect((await bucket().remove([path])).data ?? []).toEqual([])
    await stays()
  })

  it('can not be found by listing, by its owner’s id or by a search', async () => {
    for (const client of [attacker.client, backend.client()])
      for (const search of ['', owner.userId]) {
        const { data } = await client.storage.from('profiles').list('avatar', { search })
        expect((data ?? []).filter(({ name }) => name.includes(owner.userId))).toEqual([])
      }
  })

  const send = async (place: string) => {
    const { data } = await attacker.client.auth.getSession()
    return fetch(`${backend.url}/storage/v1/object/profiles/${place}`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'image/png',
      },
      body: await picture().arrayBuffer(),
    })
  }

  it('does not keep its finder from sending an own one', async () => {
    expect((await send(`avatar/${attacker.userId}-sent.png`)).status).toBe(200)
  })

  it.each([
    '../escaped.png',
    'avatar/../../escaped.png',
    'avatar/..%2f..%2fescaped.png',
    'avatar/..',
    'avatar/.hidden.png',
    'avatar/deep/er.png',
    '/etc/escaped.png',
    'other/one.png',
    `avatar/${'x'.repeat(201)}`,
    'avatar/one\u202Egnp.exe',
  ])('is no way to %s', async (name) => {
    for (const place of [name, encodeURIComponent(name)]) expect((await send(place)).ok).toBe(false)
  })

  it.each(['new', 'profiles'])('is not behind a bucket of one’s own: %s', async (name) => {
    expect(
      (await attacker.client.storage.createBucket(name, { public: true })).error,
    ).not.toBeNull()
    expect(
      (await attacker.client.storage.updateBucket(name, { public: false })).error,
    ).not.toBeNull()
    await attacker.client.storage.emptyBucket(name)
    await stays()
  })
})
