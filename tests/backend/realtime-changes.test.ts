import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo, ready } from './realtime-inbox'
import { NOTE_DATABASES, startNoteStage, type NoteStage } from './realtime-note-stage'
import { SERVICE_KEY, signToken } from './realtime-stage'

describe.each(NOTE_DATABASES)('database changes on $on', ({ server }) => {
  let notes: NoteStage

  beforeAll(async () => {
    notes = await startNoteStage(server)
  })

  afterAll(() => notes.stop())

  it('reach an anonymous listener who is told first that the server listens', async () => {
    const listener = listenTo(notes.stage.client().channel('first'), { event: 'INSERT' })
    expect(await listener.status.next()).toBe('SUBSCRIBED')
    expect(await listener.system.next()).toEqual({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: 'first',
    })
    const id = await notes.addNote({ body: 'peace' })
    expect(await listener.changes.next()).toMatchObject({
      eventType: 'INSERT',
      table: 'notes',
      new: { id, body: 'peace', is_private: false, at: '2026-01-01T00:00:00+00:00' },
      old: {},
      errors: null,
    })
  })

  it('never show a column that the role may not select', async () => {
    const [visitor, service] = await Promise.all([
      notes.listening(),
      notes.listening({}, { key: SERVICE_KEY }),
    ])
    await notes.addNote()
    const [seen, all] = await Promise.all([visitor.changes.next(), service.changes.next()])
    expect(seen.new).not.toHaveProperty('secret')
    expect(all.new).toHaveProperty('secret', 'hidden')
  })

  it('of a private row reach its owner only', async () => {
    const owner = randomUUID()
    const [own, other, anonymous] = await Promise.all([
      notes.listening({}, { token: await signToken(owner) }),
      notes.listening({}, { token: await signToken(randomUUID()) }),
      notes.listening(),
    ])
    const secret = await notes.addNote({ owner, isPrivate: true })
    const open = await notes.addNote()
    expect(await own.changes.take(2)).toMatchObject([
      { new: { id: secret } },
      { new: { id: open } },
    ])
    expect(await other.changes.next()).toMatchObject({ new: { id: open } })
    expect(await anonymous.changes.next()).toMatchObject({ new: { id: open } })
  })

  it('of one transaction, some for one of forty people and some for all, come in their order', async () => {
    const people = Array.from({ length: 40 }, () => randomUUID())
    const listeners = await Promise.all(
      people.map(async (person) => notes.listening({}, { token: await signToken(person) })),
    )
    const [owner, last] = [people[17], people[39]]
    const first = notes.reserveIds(4)
    await notes.database.query(
      `insert into notes (id, owner, is_private)
       values ($1, null, false), ($1 + 1, $2, true), ($1 + 2, $3, true), ($1 + 3, null, false)`,
      [first, owner, last],
    )
    const expected = people.map((person) => [
      first,
      ...(person === owner ? [first + 1] : []),
      ...(person === last ? [first + 2] : []),
      first + 3,
    ])
    for (const [place, { changes }] of listeners.entries()) {
      const heard = await changes.take(expected[place]?.length ?? 0)
      expect(heard.map((change) => change.new['id'])).toEqual(expected[place])
      expect(changes.size).toBe(0)
    }
  })

  it('that hide a row send nothing to those who lose it', async () => {
    const owner = randomUUID()
    const [own, other] = await Promise.all([
      notes.listening({}, { token: await signToken(owner) }),
      notes.listening(),
    ])
    // Both have seen it before it is hidden: a server may tell of it a moment after it was written.
    const id = await notes.addNote({ owner })
    for (const { changes } of [own, other])
      expect(await changes.next()).toMatchObject({ eventType: 'INSERT', new: { id } })
    await notes.database.query('update notes set is_private = true where id = $1', [id])
    const after = await notes.addNote()
    expect(await own.changes.next()).toMatchObject({
      eventType: 'UPDATE',
      new: { id, is_private: true },
      old: { id },
    })
    expect(await other.changes.next()).toMatchObject({ new: { id: after } })
  })

  it('are checked against the row as it is now', async () => {
    const listener = await notes.listening()
    const hidden = notes.reserveIds(1)
    await notes.database.exec(
      `insert into notes (id) values (${hidden}); update notes set is_private = true where id = ${hidden}`,
    )
    const after = await notes.addNote()
    expect(await listener.changes.next()).toMatchObject({ new: { id: after } })
  })

  it('of a deleted row reach everyone, with its id and nothing else', async () => {
    const owner = randomUUID()
    const id = await notes.addNote({ owner, isPrivate: true, body: 'for nobody else' })
    const [own, other] = await Promise.all([
      notes.listening({ event: 'DELETE' }, { token: await signToken(owner) }),
      notes.listening({ event: 'DELETE' }),
    ])
    await notes.database.query('delete from notes where id = $1', [id])
    for (const { changes } of [own, other]) {
      expect(await changes.next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
    }
  })

  it('show whole old rows of a table without row security and with full replica identity', async () => {
    const listener = await notes.listening({ table: 'ratings' })
    await notes.database.exec('insert into ratings values (1, 3)')
    await notes.database.exec('update ratings set stars = 5 where id = 1')
    await notes.database.exec('delete from ratings where id = 1')
    expect(await listener.changes.take(3)).toMatchObject([
      { eventType: 'INSERT', new: { id: 1, stars: 3 } },
      { eventType: 'UPDATE', new: { id: 1, stars: 5 }, old: { id: 1, stars: 3 } },
      { eventType: 'DELETE', old: { id: 1, stars: 5 } },
    ])
  })

  it('larger than a megabyte come without their long values', async () => {
    const listener = await notes.listening()
    const id = await notes.addNote({ body: 'x'.repeat(1_048_577) })
    const change = await listener.changes.next()
    expect(change).toMatchObject({ new: { id }, errors: ['Error 413: Payload Too Large'] })
    expect(change.new).not.toHaveProperty('body')
  })

  it('of a table published later are captured from the next subscription on', async () => {
    await notes.database.exec(
      'create table later (id int primary key); grant select on later to anon; alter publication supabase_realtime add table later',
    )
    const listener = await notes.listening({ table: 'later' })
    await notes.database.exec('insert into later values (1)')
    expect(await listener.changes.next()).toMatchObject({ table: 'later', new: { id: 1 } })
  })

  it('call each matching binding of a channel once', async () => {
    const both = notes.stage.client().channel('both')
    const seen: unknown[] = []
    both.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
      seen.push(change.new.id),
    )
    const all = listenTo(both, { event: '*' })
    await ready(all)
    const id = await notes.addNote()
    await notes.database.query('update notes set body = null where id = $1', [id])
    expect(await all.changes.take(2)).toMatchObject([
      { eventType: 'INSERT' },
      { eventType: 'UPDATE' },
    ])
    expect(seen).toEqual([id])
  })
})
