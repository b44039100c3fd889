import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOwnPictures } from '@/features/profile/own-pictures'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})
afterAll(() => backend.stop())

const picture = () => new Blob([randomBytes(64)], { type: 'image/png' })

async function usernameOf({ client, userId }: SignedUp): Promise<string> {
  const { data, error } = await client.from('profiles').select('username').eq('id', userId).single()
  if (error) throw error
  return String(data.username)
}

async function deleteAccount(person: SignedUp) {
  return person.client.rpc('delete_account', {
    typed_username: await usernameOf(person),
    remove_public_prayers: true,
  })
}

function prayerOf(userId: string) {
  return {
    title: 'Mine',
    short_text: 'May it be.',
    tradition: 'Universal',
    category: 'Peace',
    user_id: userId,
  }
}

describe('a deleted account', () => {
  it('is refused at sign-in in the usual words, and its address can sign up again', async () => {
    const person = await backend.signUp()
    const { email, password } = person
    const elsewhere = backend.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const answer = await deleteAccount(person)
    expect(answer.error).toBeNull()
    expect(answer.status).toBe(204)

    const again = await backend.client().auth.signInWithPassword({ email, password })
    expect(again.error?.code).toBe('invalid_credentials')
    expect(again.error?.message).toBe('Invalid login credentials')
    // Another device gets no further token, and may sign out.
    const refreshed = await elsewhere.auth.refreshSession()
    expect(refreshed.error?.status).toBe(400)
    expect((await elsewhere.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await person.client.auth.signOut({ scope: 'local' })).error).toBeNull()

    const anew = await backend.signUp(email)
    expect(anew.userId).not.toBe(person.userId)
    expect(await usernameOf(anew)).not.toBe('')
  })

  it('is nobody to the auth service', async () => {
    const person = await backend.signUp()
    await deleteAccount(person)
    const { error } = await person.client.auth.getUser()
    expect(error?.status).toBeGreaterThanOrEqual(401)
    expect(error?.status).toBeLessThan(500)
  })

  it('keeps its pictures from being forgotten: first they go, all of them', async () => {
    const person = await backend.signUp()
    const bucket = person.client.storage.from('profiles')
    const paths = ['avatar/a.png', 'avatar/left-behind.png', 'banner/b.png']
    for (const path of paths)
      expect((await bucket.upload(path, picture(), { contentType: 'image/png' })).error).toBeNull()

    const early = await deleteAccount(person)
    expect(early.error).toMatchObject({ code: 'P0001' })
    expect(early.status).toBe(400)
    await bucket.remove(paths)
    expect((await deleteAccount(person)).error).toBeNull()
    for (const path of paths) {
      const seen = await fetch(bucket.getPublicUrl(path).data.publicUrl)
      expect(seen.ok).toBe(false)
      // The hosted service answers 400 and names 404 in the body.
      expect(JSON.stringify(await seen.json())).toMatch(/404|not.?found/i)
    }
  })

  it('can have left more pictures behind than one answer lists', async () => {
    // As it was before there were limits.
    await backend.database.exec(
      `drop policy "Profile pictures are few and small together" on storage.objects;
       drop policy "Profile pictures are removed a few times an hour" on storage.objects`,
    )
    const [person, other] = [await backend.signUp(), await backend.signUp()]
    const bucket = person.client.storage.from('profiles')
    const theirs = other.client.storage.from('profiles')
    await theirs.upload('avatar/theirs.png', picture())
    await bucket.upload('banner/one.png', picture())
    for (let number = 0; number < 230; number += 1)
      await bucket.upload(`avatar/number-${number}.png`, picture())

    expect(await removeOwnPictures(bucket)).toBe(231)
    expect((await bucket.list('avatar')).data).toEqual([])
    expect((await deleteAccount(person)).error).toBeNull()
    expect((await fetch(theirs.getPublicUrl('avatar/theirs.png').data.publicUrl)).ok).toBe(true)
  })

  it('leaves a token behind that can do nothing', async () => {
    const person = await backend.signUp()
    const { client, userId } = person
    const author = await backend.signUp()
    const kept = await author.client
      .from('prayers')
      .insert(prayerOf(author.userId))
      .select('id')
      .single()
    await deleteAccount(person)

    const saved = await client.from('prayers').insert(prayerOf(userId))
    expect(saved.error?.code).toBe('23503')
    const liked = await client.from('likes').insert({ prayer_id: kept.data?.id })
    expect(liked.error?.code).toBe('23503')
    expect((await client.rpc('ensure_profile')).error?.code).toBe('23503')
    expect((await client.rpc('my_account')).error?.code).toBe('42501')
    const renamed = await client.from('profiles').update({ bio: 'Back' }).eq('id', userId).select()
    expect(renamed.data).toEqual([])
    const path = 'avatar/ghost.png'
    const uploaded = await client.storage.from('profiles').upload(path, picture())
    expect(uploaded.error).not.toBeNull()
    const address = client.storage.from('profiles').getPublicUrl(path).data.publicUrl
    expect((await fetch(address)).ok).toBe(false)
    const profiles = await backend.client().from('profiles').select('id').eq('id', userId)
    expect(profiles.data).toEqual([])
  })

  it('needs the code of its second factor first', async () => {
    const person = await backend.signUp()
    const { client, email, password } = person
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
    if (!factor) throw new Error('No factor was made.')
    const code = () => new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: code() })

    const aal1 = { ...person, client: backend.client() }
    await aal1.client.auth.signInWithPassword({ email, password })
    expect((await deleteAccount(aal1)).error?.code).toBe('42501')
    expect((await deleteAccount(person)).error).toBeNull()
  })
})

describe('an account of more prayers than a list may hold', () => {
  it('is told as one document and deleted as a whole', async () => {
    const person = await backend.signUp()
    await backend.database.query(
      `insert into public.prayers (title, short_text, medium_text, long_text, tradition, category, user_id, is_private)
       select 'Prayer ' || n, repeat('short words ', 20), repeat('some more words ', 40),
         repeat('a long row of words ', 80), 'Universal', 'Hope', $1, n % 10 = 0
       from generate_series(1, 1200) as n`,
      [person.userId],
    )
    const { data, error } = await person.client.rpc('my_account', {}, { get: true })
    expect(error).toBeNull()
    expect(data.prayers).toHaveLength(1200)
    expect((await deleteAccount(person)).error).toBeNull()
    const left = await backend.database.query('select 1 from public.prayers where user_id = $1', [
      person.userId,
    ])
    expect(left).toEqual([])
  })
})
