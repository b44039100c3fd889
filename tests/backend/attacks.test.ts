/** Attacks on the API over HTTP, as somebody without our app would try them. tests/db tries them on the tables. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { listenTo, ready } from './realtime-inbox'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})

afterAll(() => backend.stop())

const WORDS = { short_text: 'Peace.', tradition: 'Universal', category: 'Peace' }

function write({ client, userId }: SignedUp, fields: Record<string, unknown>) {
  return client.from('prayers').insert({ ...WORDS, title: 'T', user_id: userId, ...fields })
}

async function addPrayer(person: SignedUp, fields: Record<string, unknown>): Promise<string> {
  const { data, error } = await write(person, fields).select('id').single<{ id: string }>()
  if (error) throw error
  return data.id
}

async function putFactorIntoUse(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const code = () => new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate()
  await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  return { factorId: data.id, code }
}

describe('a session that gave the password and still owes the code', () => {
  let person: SignedUp
  let aal1: SupabaseClient
  let hidden: string
  let factor: Awaited<ReturnType<typeof putFactorIntoUse>>
  beforeAll(async () => {
    person = await backend.signUp()
    hidden = await addPrayer(person, { title: 'Hidden', is_private: true })
    await addPrayer(person, { title: 'Open' })
    await person.client.from('likes').insert({ prayer_id: hidden })
    factor = await putFactorIntoUse(person.client)
    aal1 = backend.client()
    await aal1.auth.signInWithPassword({ email: person.email, password: person.password })
  })

  it('reads what a visitor reads', async () => {
    expect((await aal1.from('prayers').select('title')).data).toEqual([{ title: 'Open' }])
    expect((await aal1.from('likes').select()).data).toEqual([])
    expect((await aal1.rpc('category_text_counts')).data).toEqual([{ category: 'Peace', texts: 1 }])
    expect((await aal1.rpc('search_prayers', { query: 'hidden' })).data).toMatchObject({
      prayers: [],
    })
    for (const name of ['my_account', 'ensure_profile'])
      expect((await aal1.rpc(name)).error).toMatchObject({ code: '42501' })
  })

  it('writes nothing', async () => {
    const mine = { client: aal1, userId: person.userId }
    expect((await write({ ...person, ...mine }, {})).error?.code).toBe('42501')
    expect((await aal1.from('likes').insert({ prayer_id: hidden })).error?.code).toBe('42501')
    await aal1.from('prayers').delete().eq('user_id', person.userId)
    await aal1.from('profiles').update({ bio: 'Taken' }).eq('id', person.userId)
    const pictures = aal1.storage.from('profiles')
    expect(
      (await pictures.upload('avatar/taken.png', new Blob(['x'], { type: 'image/png' }))).error,
    ).not.toBeNull()
    const { data: kept } = await person.client.from('prayers').select('title').order('title')
    expect(kept).toEqual([{ title: 'Hidden' }, { title: 'Open' }])
    const { data: profile } = await person.client
      .from('profiles')
      .select('bio')
      .eq('id', person.userId)
      .single()
    expect(profile).toEqual({ bio: null })
  })

  it('hears nothing private live', async () => {
    await aal1.realtime.setAuth()
    const heard = listenTo(aal1.channel('prayer-updates'), { table: 'prayers' })
    await ready(heard)
    await addPrayer(person, { title: 'Whispered', is_private: true })
    await addPrayer(person, { title: 'Spoken' })
    expect(await heard.changes.next()).toMatchObject({ new: { title: 'Spoken' } })
  })

  it('has everything once the code is given', async () => {
    const { error } = await aal1.auth.mfa.challengeAndVerify({
      factorId: factor.factorId,
      code: factor.code(),
    })
    expect(error).toBeNull()
    const { data } = await aal1.from('prayers').select('title').eq('id', hidden)
    expect(data).toEqual([{ title: 'Hidden' }])
    expect((await write({ ...person, client: aal1 }, {})).error).toBeNull()
  })
})

describe('embedding', () => {
  it('opens nothing of a private prayer: not by its owner, its remix, its likes or a filter on them', async () => {
    const [owner, other] = [await backend.signUp(), await backend.signUp()]
    const original = await addPrayer(owner, { title: 'Original' })
    const remix = await addPrayer(other, { is_remix: true, original_prayer_id: original })
    await other.client.from('likes').insert({ prayer_id: original })
    await owner.client.from('prayers').update({ is_private: true }).eq('id', original)
    for (const client of [other.client, backend.client()]) {
      for (const [table, select] of [
        ['profiles', 'prayers(title)'],
        ['prayers', 'original:prayers!prayers_original_prayer_id_fkey(title)'],
      ] as const) {
        const { status } = await client.from(table).select(select)
        expect(status).toBe(400)
      }
      const named = await client.from('prayers').select('original_prayer_id').eq('id', remix)
      expect(named.data).toEqual([{ original_prayer_id: null }])
      const count = await client
        .from('prayers')
        .select('*', { count: 'exact', head: true })
        .eq('id', original)
      expect(count.count).toBe(0)
      const numbers = await client.from('like_counts').select('likes').eq('prayer_id', original)
      expect(numbers.data).toEqual([])
    }
    const liked = await other.client
      .from('likes')
      .select('prayers(title)')
      .eq('prayer_id', original)
      .single()
    expect(liked.data).toEqual({ prayers: null })
  })
})

describe('the limit on prayers', () => {
  it('is told with status 429 and a sentence for the person', async () => {
    const person = await backend.signUp()
    const many = Array.from({ length: 121 }, () => ({
      ...WORDS,
      title: 'T',
      user_id: person.userId,
    }))
    const { error, status } = await person.client.from('prayers').insert(many)
    expect(status).toBe(429)
    expect(error).toMatchObject({
      code: 'PT429',
      message: 'You have made 120 prayers in the last hour. Please rest a while and try again.',
    })
  })
})
