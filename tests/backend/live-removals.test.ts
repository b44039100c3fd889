/** What the live channel tells of prayers that go: nothing to those who never saw them, the id to those who did. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { listenTo, ready, type Change, type Listener } from './realtime-inbox'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})
afterAll(() => backend.stop())

const WORDS = { title: 'T', short_text: 'Peace.', tradition: 'Universal', category: 'Peace' }

async function addPrayers({ client, userId }: SignedUp, count: number, isPrivate: boolean) {
  const row = { ...WORDS, user_id: userId, is_private: isPrivate }
  const { data, error } = await client
    .from('prayers')
    .insert(Array.from({ length: count }, () => row))
    .select('id')
  if (error) throw error
  return data.map(({ id }) => String(id))
}

/** Everything that a client can hear of any published table, in one channel. */
async function hearEverything(client: SupabaseClient): Promise<Listener> {
  await client.realtime.setAuth()
  const listener = listenTo(client.channel('prayer-updates'), { table: '*' })
  await ready(listener)
  return listener
}

/** What the listener heard until a public prayer was made, which proves that earlier news had their chance. */
async function heardBefore(listener: Listener, author: SignedUp): Promise<Change[]> {
  const [marker] = await addPrayers(author, 1, false)
  const heard: Change[] = []
  for (;;) {
    const change = await listener.changes.next()
    if (change.new['id'] === marker) return heard
    heard.push(change)
  }
}

const removals = (changes: Change[]) =>
  changes.filter(({ table }) => table === 'removed_prayers').map(({ new: row }) => row['prayer_id'])

describe('a private prayer that is deleted', () => {
  it('is news for its owner and for nobody else', async () => {
    const owner = await backend.signUp()
    const author = await backend.signUp()
    const [hidden = ''] = await addPrayers(owner, 1, true)
    const listeners = [backend.client(), (await backend.signUp()).client]
    const strangers = await Promise.all(listeners.map(hearEverything))
    const own = await hearEverything(owner.client)
    const { error } = await owner.client.from('prayers').delete().eq('id', hidden)
    expect(error).toBeNull()
    expect(removals(await heardBefore(own, author))).toEqual([hidden])
    for (const stranger of strangers) {
      const [first] = await stranger.changes.take(1)
      expect(first).toMatchObject({ eventType: 'INSERT', table: 'prayers' })
      expect(JSON.stringify(first)).not.toContain(hidden)
    }
  })

  it('makes no event for a stranger when 70 of them go with an account', async () => {
    const owner = await backend.signUp()
    const author = await backend.signUp()
    await addPrayers(owner, 70, true)
    const stranger = await hearEverything(backend.client())
    await backend.database.query('delete from auth.users where id = $1', [owner.userId])
    expect(await heardBefore(stranger, author)).toEqual([])
    const kept = 'select 1 from public.removed_prayers where only_for = $1 or hidden_from = $1'
    expect(await backend.database.query(kept, [owner.userId])).toEqual([])
  })
})

describe('a public prayer', () => {
  it('that is deleted is gone for everybody', async () => {
    const author = await backend.signUp()
    const [open = ''] = await addPrayers(author, 1, false)
    const visitor = await hearEverything(backend.client())
    await author.client.from('prayers').delete().eq('id', open)
    expect(removals(await heardBefore(visitor, author))).toEqual([open])
  })

  it('that becomes private is gone for everybody but its owner, in the same words as a deleted one', async () => {
    const author = await backend.signUp()
    const [hidden = '', deleted = ''] = await addPrayers(author, 2, false)
    const listeners = [backend.client(), (await backend.signUp()).client]
    const strangers = await Promise.all(listeners.map(hearEverything))
    const own = await hearEverything(author.client)
    const { error } = await author.client
      .from('prayers')
      .update({ is_private: true })
      .eq('id', hidden)
    expect(error).toBeNull()
    await author.client.from('prayers').delete().eq('id', deleted)
    expect(removals(await heardBefore(own, author))).toEqual([deleted])
    for (const { changes } of strangers) {
      const [first, second] = await changes.take(2)
      expect([first?.new['prayer_id'], second?.new['prayer_id']]).toEqual([hidden, deleted])
      expect(Object.keys(first?.new ?? {})).toEqual(['id', 'prayer_id', 'removed_at'])
      expect(first?.eventType).toBe(second?.eventType)
    }
  })
})

describe('the list of removals', () => {
  it('shows others nothing of private prayers and nobody whom a removal is for', async () => {
    const owner = await backend.signUp()
    const [hidden = ''] = await addPrayers(owner, 1, true)
    await owner.client.from('prayers').delete().eq('id', hidden)
    const visitor = backend.client().from('removed_prayers')
    expect((await visitor.select('prayer_id').eq('prayer_id', hidden)).data).toEqual([])
    for (const column of ['only_for', 'hidden_from'])
      expect((await visitor.select(column)).error?.code).toBe('42501')
    const { data } = await owner.client.from('removed_prayers').select('prayer_id')
    expect(data).toContainEqual({ prayer_id: hidden })
  })

  it('forgets what is older than an hour', async () => {
    await backend.database.query(
      "update public.removed_prayers set removed_at = removed_at - interval '61 minutes'",
    )
    const author = await backend.signUp()
    const [open = ''] = await addPrayers(author, 1, false)
    await author.client.from('prayers').delete().eq('id', open)
    expect(await backend.database.query('select prayer_id from public.removed_prayers')).toEqual([
      { prayer_id: open },
    ])
  })
})
