import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { listenTo, ready, type ChangeFilter, type Listener } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import {
  SERVICE_KEY,
  signToken,
  startRealtimeStage,
  type ClientSettings,
  type RealtimeStage,
} from './realtime-stage'

let database: LocalDatabase
let stage: RealtimeStage
let lastId = 0

beforeAll(async () => {
  database = await openNotes()
  stage = await startRealtimeStage(database)
})

afterAll(async () => {
  await stage.stop()
  await database.close()
})

async function listening(
  filter: ChangeFilter = {},
  settings: ClientSettings = {},
): Promise<Listener> {
  const client = stage.client(settings)
  // A first join may go out before the client knows its token; the visitor is then anonymous at first.
  if (settings.token !== undefined) await client.realtime.setAuth()
  const listener = listenTo(client.channel(`room-${randomUUID()}`), filter)
  await ready(listener)
  return listener
}

/** Inserts a note and returns its id. */
async function addNote(note: { owner?: string; body?: string; isPrivate?: boolean } = {}) {
  const id = ++lastId
  await database.query('insert into notes (id, owner, body, is_private) values ($1, $2, $3, $4)', [
    id,
    note.owner ?? null,
    note.body ?? null,
    note.isPrivate ?? false,
  ])
  return id
}

describe('database changes', () => {
  it('reach an anonymous listener who is told first that the server listens', async () => {
    const listener = listenTo(stage.client().channel('first'), { event: 'INSERT' })
    expect(await listener.status.next()).toBe('SUBSCRIBED')
    expect(await listener.system.next()).toEqual({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: 'first',
    })
    const id = await addNote({ body: 'peace' })
    expect(await listener.changes.next()).toMatchObject({
      eventType: 'INSERT',
      table: 'notes',
      new: { id, body: 'peace', is_private: false, at: '2026-01-01T00:00:00+00:00' },
      old: {},
      errors: null,
    })
  })

  it('never show a column that the role may not select', async () => {
    const [visitor, service] = await Promise.all([listening(), listening({}, { key: SERVICE_KEY })])
    await addNote()
    const [seen, all] = await Promise.all([visitor.changes.next(), service.changes.next()])
    expect(seen.new).not.toHaveProperty('secret')
    expect(all.new).toHaveProperty('secret', 'hidden')
  })

  it('of a private row reach its owner only', async () => {
    const owner = randomUUID()
    const [own, other, anonymous] = await Promise.all([
      listening({}, { token: await signToken(owner) }),
      listening({}, { token: await signToken(randomUUID()) }),
      listening(),
    ])
    const secret = await addNote({ owner, isPrivate: true })
    const open = await addNote()
    expect(await own.changes.take(2)).toMatchObject([
      { new: { id: secret } },
      { new: { id: open } },
    ])
    expect(await other.changes.next()).toMatchObject({ new: { id: open } })
    expect(await anonymous.changes.next()).toMatchObject({ new: { id: open } })
  })

  it('that hide a row send nothing to those who lose it', async () => {
    const owner = randomUUID()
    const id = await addNote({ owner })
    const [own, other] = await Promise.all([
      listening({}, { token: await signToken(owner) }),
      listening(),
    ])
    await database.query('update notes set is_private = true where id = $1', [id])
    const after = await addNote()
    expect(await own.changes.next()).toMatchObject({
      eventType: 'UPDATE',
      new: { id, is_private: true },
      old: { id },
    })
    expect(await other.changes.next()).toMatchObject({ new: { id: after } })
  })

  it('are checked against the row as it is now', async () => {
    const listener = await listening()
    const hidden = ++lastId
    await database.exec(
      `insert into notes (id) values (${hidden}); update notes set is_private = true where id = ${hidden}`,
    )
    const after = await addNote()
    expect(await listener.changes.next()).toMatchObject({ new: { id: after } })
  })

  it('of a deleted row reach everyone, with its id and nothing else', async () => {
    const owner = randomUUID()
    const id = await addNote({ owner, isPrivate: true, body: 'for nobody else' })
    const [own, other] = await Promise.all([
      listening({ event: 'DELETE' }, { token: await signToken(owner) }),
      listening({ event: 'DELETE' }),
    ])
    await database.query('delete from notes where id = $1', [id])
    for (const { changes } of [own, other]) {
      expect(await changes.next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
    }
  })

  it('show whole old rows of a table without row security and with full replica identity', async () => {
    const listener = await listening({ table: 'ratings' })
    await database.exec('insert into ratings values (1, 3)')
    await database.exec('update ratings set stars = 5 where id = 1')
    await database.exec('delete from ratings where id = 1')
    expect(await listener.changes.take(3)).toMatchObject([
      { eventType: 'INSERT', new: { id: 1, stars: 3 } },
      { eventType: 'UPDATE', new: { id: 1, stars: 5 }, old: { id: 1, stars: 3 } },
      { eventType: 'DELETE', old: { id: 1, stars: 5 } },
    ])
  })

  it('of a rolled back transaction are never sent', async () => {
    const listener = await listening()
    const undone = ++lastId
    await database
      .transaction(async (query) => {
        await query('insert into notes (id) values ($1)', [undone])
        throw new Error('undone')
      })
      .catch(() => undefined)
    const kept = await addNote()
    expect(await listener.changes.next()).toMatchObject({ new: { id: kept } })
  })

  it('leave nothing behind in the outbox', async () => {
    const listener = await listening()
    await addNote()
    await listener.changes.next()
    expect(await database.query('select * from realtime.changes')).toEqual([])
  })

  it('arrive in order, none lost and none doubled, when 200 rows come in a burst', async () => {
    const listener = await listening({ event: 'INSERT' })
    const ids: number[] = []
    const writes: Promise<unknown>[] = []
    for (let turn = 0; turn < 200; turn++) {
      ids.push(++lastId)
      writes.push(database.query('insert into notes (id) values ($1)', [lastId]))
    }
    await Promise.all(writes)
    const last = await addNote()
    const received = await listener.changes.take(201)
    expect(received.map((change) => change.new.id)).toEqual([...ids, last])
  })

  it('of one statement with more rows than a batch holds arrive whole and in order', async () => {
    const listener = await listening({ event: 'INSERT' })
    const first = lastId + 1
    lastId += 350
    await database.query('insert into notes (id) select generate_series($1::int, $2::int)', [
      first,
      lastId,
    ])
    const received = await listener.changes.take(350)
    expect(received.map((change) => change.new.id)).toEqual(
      Array.from({ length: 350 }, (_, place) => first + place),
    )
  })

  it('larger than a megabyte come without their long values', async () => {
    const listener = await listening()
    const id = await addNote({ body: 'x'.repeat(1_048_577) })
    const change = await listener.changes.next()
    expect(change).toMatchObject({ new: { id }, errors: ['Error 413: Payload Too Large'] })
    expect(change.new).not.toHaveProperty('body')
  })

  it('of a table published later are captured from the next subscription on', async () => {
    await database.exec(
      'create table later (id int primary key); grant select on later to anon; alter publication supabase_realtime add table later',
    )
    const listener = await listening({ table: 'later' })
    await database.exec('insert into later values (1)')
    expect(await listener.changes.next()).toMatchObject({ table: 'later', new: { id: 1 } })
  })

  it('never make a write fail when capture is broken', async () => {
    const listener = await listening()
    await database.exec('alter table realtime.changes rename to broken')
    const lost = await addNote()
    await database.exec('alter table realtime.broken rename to changes')
    const id = await addNote()
    expect(id).toBe(lost + 1)
    expect(await listener.changes.next()).toMatchObject({ new: { id } })
  })

  it('are sent once to a channel with several matching bindings', async () => {
    const channel = stage.client().channel('several')
    const listener = listenTo(channel, { event: 'INSERT' })
    await ready(listener)
    await channel.unsubscribe()
    const both = stage.client().channel('both')
    const seen: string[] = []
    both.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, () =>
      seen.push('insert'),
    )
    const all = listenTo(both, { event: '*' })
    await ready(all)
    const id = await addNote()
    expect(await all.changes.next()).toMatchObject({ new: { id } })
    expect(seen).toEqual(['insert'])
  })
})
