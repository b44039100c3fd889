/** What the planner expects to find is told to whoever asks for a planned count; policies do not reach it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

/** Tables of the API that hold rows which not everybody may read. */
const GUARDED = ['prayers', 'likes', 'like_counts', 'reports', 'hidden_prayers']

const addPrayers = (stage: Stage, owner: string, count: number, isPrivate: boolean) =>
  stage.tableOwner.query(
    `insert into public.prayers (title, short_text, tradition, category, type, tags, user_id, is_private)
     select case when $3 then 'Hidden' else 'Open' end, 'Peace.', case when $3 then 'Hiddenism' else 'Openism' end,
       case when $3 then 'Secrets' else 'Peace' end, 'text', array[case when $3 then 'hidden' else 'open' end], $1, $3
     from generate_series(1, $2::int)`,
    [owner, count, isPrivate],
  )

async function expectedRows(persona: Persona, table: string, condition: string) {
  const answer = await persona.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select 1 from public.${table} where ${condition}`,
  )
  return onlyRow(answer)['QUERY PLAN'][0].Plan['Plan Rows']
}

/** A library with people, one of whom keeps 70 private prayers and likes 55; the other keeps and likes nothing. */
async function setScene(stage: Stage) {
  const [secretive, empty, public_] = [
    await stage.signUp(),
    await stage.signUp(),
    await stage.signUp(),
  ]
  await addPrayers(stage, public_, 200, false)
  await addPrayers(stage, secretive, 70, true)
  await stage.tableOwner.query(
    `insert into public.likes (prayer_id, user_id)
     select id, $1 from public.prayers where not is_private limit 55`,
    [secretive],
  )
  return { secretive, empty, stranger: public_ }
}

describe('the planner', () => {
  it('expects as many rows of a person with private rows as of one without', () =>
    playScene(database, async (stage) => {
      const { secretive, empty, stranger } = await setScene(stage)
      for (const analysed of [false, true]) {
        if (analysed)
          for (const table of GUARDED) await stage.tableOwner.query(`analyze public.${table}`)
        for (const persona of [stage.anon, stage.user(stranger)])
          for (const table of ['prayers', 'likes']) {
            if (table === 'likes' && persona === stage.anon) continue
            const of = (id: string) => expectedRows(persona, table, `user_id = '${id}'`)
            expect(await of(secretive), `${table}, analysed: ${analysed}`).toBe(await of(empty))
          }
      }
    }))

  it.each([
    ['title', 'Hidden', 'Absent'],
    ['tradition', 'Hiddenism', 'Absentism'],
    ['category', 'Secrets', 'Absent'],
    ['tags', '{hidden}', '{absent}'],
    ['remix_author', 'Hidden', 'Absent'],
  ])(
    'expects as many rows for a %s of private prayers as for one that nothing has',
    (column, hidden, absent) =>
      playScene(database, async (stage) => {
        await setScene(stage)
        await stage.tableOwner.query('analyze public.prayers')
        const of = (value: string) => expectedRows(stage.anon, 'prayers', `${column} = '${value}'`)
        expect(await of(hidden)).toBe(await of(absent))
      }),
  )

  it('keeps no values of any column of these tables and of their indexes', () =>
    playScene(database, async (stage) => {
      await setScene(stage)
      await stage.tableOwner.query('analyze')
      const kept = await stage.tableOwner.query(
        `select c.relname, s.staattnum from pg_statistic s join pg_class c on c.oid = s.starelid
         where c.oid = any ($1::text[]::regclass[])
           or c.oid in (select indexrelid from pg_index where indrelid = any ($1::text[]::regclass[]))`,
        [GUARDED.map((table) => `public.${table}`)],
      )
      expect(kept).toEqual([])
    }))
})
