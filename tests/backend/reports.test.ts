/** Reports over HTTP and live, as somebody without our app would try them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setModerator } from '../../supabase/local/moderator-role'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { listenTo, ready, type Listener } from './realtime-inbox'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})
afterAll(() => backend.stop())

const WORDS = { title: 'T', short_text: 'Peace.', tradition: 'Universal', category: 'Peace' }

async function addPrayer({ client, userId }: SignedUp, fields: object = {}): Promise<string> {
  const { data, error } = await client
    .from('prayers')
    .insert({ ...WORDS, user_id: userId, ...fields })
    .select('id')
    .single<{ id: string }>()
  if (error) throw error
  return data.id
}

const report = ({ client }: SignedUp, prayer: string, fields: object = {}) =>
  client.from('reports').insert({ prayer_id: prayer, reason: 'spam', ...fields })

/** People who signed up by the API two days ago. */
async function oldPeople(count: number): Promise<SignedUp[]> {
  const people: SignedUp[] = []
  while (people.length < count) people.push(await backend.signUp())
  await backend.database.query(
    `update auth.users set created_at = created_at - interval '2 days' where id = any ($1)`,
    [people.map(({ userId }) => userId)],
  )
  return people
}

/** Makes somebody a moderator, or no longer one, and lets them sign in again. */
async function appoint(person: SignedUp, isModerator = true): Promise<void> {
  const { email, password } = person
  expect(await setModerator(backend.database, email, isModerator)).toBe(true)
  const { error } = await person.client.auth.signInWithPassword({ email, password })
  if (error) throw error
}

async function hear(person: SignedUp | null, table: string): Promise<Listener> {
  const client = person?.client ?? backend.client()
  await client.realtime.setAuth()
  const listener = listenTo(client.channel('prayer-updates'), { table })
  await ready(listener)
  return listener
}

describe('five people who report a prayer', () => {
  it('take it out of other windows, and a moderator who keeps it brings it back there', async () => {
    const author = await backend.signUp()
    const moderator = await backend.signUp()
    await appoint(moderator)
    const prayer = await addPrayer(author)
    const gone = await hear(null, 'removed_prayers')
    const back = await hear(null, 'prayers')
    for (const person of await oldPeople(5)) expect((await report(person, prayer)).status).toBe(201)

    expect(await gone.changes.next()).toMatchObject({ new: { prayer_id: prayer } })
    const visitor = backend.client()
    expect((await visitor.from('prayers').select('id').eq('id', prayer)).data).toEqual([])
    const own = await author.client.from('prayers').select('withheld_as').eq('id', prayer)
    expect(own.data).toEqual([{ withheld_as: 'public' }])

    const { data: waiting } = await moderator.client.rpc('reported_prayers')
    expect(waiting).toMatchObject([{ prayer_id: prayer, is_withheld: true, reasons: { spam: 5 } }])
    const decided = await moderator.client.rpc('decide_report', {
      prayer_id: prayer,
      decision: 'keep',
    })
    expect(decided.error).toBeNull()
    expect(await back.changes.next()).toMatchObject({
      eventType: 'UPDATE',
      new: { id: prayer, is_private: false, withheld_as: null },
    })
    expect((await visitor.from('prayers').select('id').eq('id', prayer)).data).toHaveLength(1)
  })

  it('do nothing when their accounts are of today', async () => {
    const prayer = await addPrayer(await backend.signUp())
    for (let at = 0; at < 5; at += 1)
      expect((await report(await backend.signUp(), prayer)).error).toBeNull()
    const { data } = await backend.client().from('prayers').select('id').eq('id', prayer)
    expect(data).toHaveLength(1)
  })
})

describe('whoever wants to know who reported', () => {
  let author: SignedUp
  let reporter: SignedUp
  let stranger: SignedUp
  let prayer: string
  beforeAll(async () => {
    author = await backend.signUp()
    prayer = await addPrayer(author)
    ;[reporter, stranger] = (await oldPeople(2)) as [SignedUp, SignedUp]
    await report(reporter, prayer, { note: 'Told in trust.' })
  })

  it('reads and counts no rows of others, by whatever way they are asked for', async () => {
    for (const { client } of [author, stranger]) {
      const read = await client.from('reports').select('reason,note', { count: 'exact' })
      expect([read.data, read.count]).toEqual([[], 0])
      for (const table of ['prayers', 'profiles'] as const) {
        const embedded = await client.from(table).select('id,reports(reason,note)')
        expect(JSON.stringify(embedded.data ?? [])).not.toMatch(/spam|trust/)
      }
      const inner = await client.from('prayers').select('id,reports!inner(reason)')
      expect(inner.data).toEqual([])
      for (const count of ['planned', 'estimated'] as const)
        expect((await client.from('reports').select('reason', { count })).status).toBe(400)
    }
    expect((await backend.client().from('reports').select('reason')).status).toBe(401)
  })

  it('can not ask by the person, nor write in a person’s name', async () => {
    for (const person of [author, stranger, reporter]) {
      const asked = await person.client
        .from('reports')
        .select('reason')
        .eq('user_id', reporter.userId)
      expect(asked.error?.code).toBe('42501')
      const named = await report(person, prayer, { user_id: reporter.userId })
      expect(named.error?.code).toBe('42501')
    }
  })

  it('gets the same answer to a first report, whether others reported or not', async () => {
    const other = await addPrayer(author)
    const answers = []
    for (const id of [prayer, other]) {
      const { status, data, error } = await report(stranger, id)
      answers.push({ status, data, error })
    }
    expect(answers[0]).toEqual(answers[1])
    // A conflict is with one's own row alone, and no way around it is open.
    expect((await report(stranger, prayer)).status).toBe(409)
    for (const ignoreDuplicates of [true, false]) {
      const { error } = await stranger.client
        .from('reports')
        .upsert(
          { prayer_id: prayer, reason: 'other' },
          { onConflict: 'prayer_id,user_id', ignoreDuplicates },
        )
      expect(error?.code).toBe('42501')
    }
  })

  it('can neither change nor take back a report, one’s own included', async () => {
    for (const { client } of [author, stranger, reporter]) {
      const changed = await client
        .from('reports')
        .update({ reason: 'other' })
        .eq('prayer_id', prayer)
      expect(changed.error?.code).toBe('42501')
      const removed = await client.from('reports').delete().eq('prayer_id', prayer)
      expect(removed.error?.code).toBe('42501')
    }
  })

  it('hears nothing of reports and hidden prayers live', async () => {
    const listener = await hear(author, '*')
    const [person] = (await oldPeople(1)) as [SignedUp]
    await report(person, prayer)
    await person.client.from('hidden_prayers').insert({ prayer_id: prayer })
    const marker = await addPrayer(stranger)
    expect(await listener.changes.next()).toMatchObject({ table: 'prayers', new: { id: marker } })
  })
})

describe('a moderator', () => {
  it('can not be made of oneself', async () => {
    const person = await backend.signUp()
    const wish = { data: { role: 'moderator' }, app_metadata: { role: 'moderator' } }
    await person.client.auth.updateUser(wish)
    const { email, password } = person
    await person.client.auth.signInWithPassword({ email, password })
    await person.client.auth.refreshSession()
    for (const [name, wanted] of [
      ['reported_prayers', {}],
      ['decide_report', { prayer_id: '00000000-0000-4000-8000-000000000000', decision: 'keep' }],
    ] as const)
      expect((await person.client.rpc(name, wanted)).error?.code).toBe('42501')
    const kept = await backend.database.query<{ role: string | null }>(
      `select raw_app_meta_data ->> 'role' as role from auth.users where id = $1`,
      [person.userId],
    )
    expect(kept).toEqual([{ role: null }])
  })

  it('is one from the next sign-in on, until that is taken away', async () => {
    const person = await backend.signUp()
    const ask = async () => (await person.client.rpc('reported_prayers')).error?.code
    expect(await ask()).toBe('42501')
    await appoint(person)
    expect(await ask()).toBeUndefined()
    await appoint(person, false)
    expect(await ask()).toBe('42501')
    expect(await setModerator(backend.database, 'nobody@example.org', true)).toBe(false)
  })

  it('is told of reasons and notes, and never of people', async () => {
    const moderator = await backend.signUp()
    await appoint(moderator)
    const prayer = await addPrayer(await backend.signUp())
    const [reporter] = (await oldPeople(1)) as [SignedUp]
    await report(reporter, prayer, { note: 'A note.' })
    const { data } = await moderator.client.rpc('reported_prayers')
    expect(JSON.stringify(data)).toContain('A note.')
    expect(JSON.stringify(data)).not.toContain(reporter.userId)
    expect((await moderator.client.from('reports').select('reason')).data).toEqual([])
  })

  it('who decides about what does not wait is told so with status 404', async () => {
    const moderator = await backend.signUp()
    await appoint(moderator)
    const prayer = await addPrayer(await backend.signUp())
    const { status } = await moderator.client.rpc('decide_report', {
      prayer_id: prayer,
      decision: 'keep',
    })
    expect(status).toBe(404)
  })
})
