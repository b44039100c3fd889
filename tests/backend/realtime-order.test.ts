import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTE_DATABASES, startNoteStage, type NoteStage } from './realtime-note-stage'

describe.each(NOTE_DATABASES)('the order of database changes on $on', ({ server }) => {
  let notes: NoteStage

  beforeAll(async () => {
    notes = await startNoteStage(server)
  })

  afterAll(() => notes.stop())

  it('arrive in the order of commits, not of writes', async ({ skip }) => {
    if (!server) skip('PGlite has one connection, so transactions do not overlap')
    const listener = await notes.listening({ event: 'INSERT' })
    const [early, late] = [notes.reserveIds(1), notes.reserveIds(1)]
    await notes.database.transaction(async (query) => {
      await query('insert into notes (id) values ($1)', [early])
      await notes.database.query('insert into notes (id) values ($1)', [late])
    })
    const received = await listener.changes.take(2)
    expect(received.map((change) => change.new.id)).toEqual([late, early])
  })

  it('of a rolled back transaction are never sent', async () => {
    const listener = await notes.listening()
    const undone = notes.reserveIds(1)
    await notes.database
      .transaction(async (query) => {
        await query('insert into notes (id) values ($1)', [undone])
        throw new Error('undone')
      })
      .catch(() => undefined)
    const kept = await notes.addNote()
    expect(await listener.changes.next()).toMatchObject({ new: { id: kept } })
  })

  it('leave nothing behind in the outbox', async () => {
    const listener = await notes.listening()
    await notes.addNote()
    await listener.changes.next()
    expect(await notes.database.query('select * from realtime.changes')).toEqual([])
  })

  it('arrive in order, none lost and none doubled, when 200 rows come in a burst', async () => {
    const listener = await notes.listening({ event: 'INSERT' })
    const ids: number[] = []
    for (let turn = 0; turn < 201; turn++) ids.push(await notes.addNote())
    const received = await listener.changes.take(201)
    expect(received.map((change) => change.new.id)).toEqual(ids)
  })

  it('are none lost and none doubled when many write at once', async () => {
    const listener = await notes.listening({ event: 'INSERT' })
    const ids = await Promise.all(Array.from({ length: 100 }, () => notes.addNote()))
    const last = await notes.addNote()
    const received = await listener.changes.take(101)
    expect(received.map((change) => Number(change.new.id)).sort((a, b) => a - b)).toEqual(
      [...ids, last].sort((a, b) => a - b),
    )
  })

  it('of one statement with more rows than a batch holds arrive whole and in order', async () => {
    const listener = await notes.listening({ event: 'INSERT' })
    const first = notes.reserveIds(350)
    await notes.database.query('insert into notes (id) select generate_series($1::int, $2::int)', [
      first,
      first + 349,
    ])
    const received = await listener.changes.take(350)
    expect(received.map((change) => change.new.id)).toEqual(
      Array.from({ length: 350 }, (_, place) => first + place),
    )
  })

  it('never make a write fail when capture is broken', async () => {
    const listener = await notes.listening()
    await notes.database.exec('alter table realtime.changes rename to broken')
    const lost = await notes.addNote()
    await notes.database.exec('alter table realtime.broken rename to changes')
    const id = await notes.addNote()
    expect(id).toBe(lost + 1)
    expect(await listener.changes.next()).toMatchObject({ new: { id } })
  })
})
