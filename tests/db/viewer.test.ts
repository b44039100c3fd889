import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Persona } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const viewerOf = async (persona: Persona) =>
  onlyRow(await persona.query<{ viewer: string | null }>('select private.viewer_id() as viewer'))
    .viewer

describe('the viewer', () => {
  it('is the account of the session, and nobody for a visitor', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect(await viewerOf(stage.user(id))).toBe(id)
      expect(await viewerOf(stage.anon)).toBeNull()
      expect(await viewerOf(stage.service)).toBeNull()
    }))

  it('is nobody while the code of a verified factor is owed', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      await stage.addFactor(id)
      expect(await viewerOf(stage.user(id, 'aal1'))).toBeNull()
      expect(await viewerOf(stage.user(id, 'aal2'))).toBe(id)
    }))

  it('is nobody, too, for a token of that account that says nothing of a level', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      await stage.addFactor(id)
      const claims = JSON.stringify({ role: 'authenticated', sub: id })
      const asked = await stage.tableOwner.query(
        `select private.viewer_id() as viewer from set_config('request.jwt.claims', $1, true)`,
        [claims],
      )
      expect(onlyRow(asked)['viewer']).toBeNull()
    }))

  it('is the account while a factor is only being set up, or is somebody else’s', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      await stage.addFactor(id, 'unverified')
      await stage.addFactor(other)
      expect(await viewerOf(stage.user(id))).toBe(id)
    }))

  it('can not be asked about by a role that the API does not have', async () => {
    const callers = await database.query<{ role: string }>(
      `select grantee::regrole::text as role from pg_proc, aclexplode(proacl)
       where oid = 'private.viewer_id()'::regprocedure and grantee <> proowner order by 1`,
    )
    expect(callers.map(({ role }) => role)).toEqual(['anon', 'authenticated', 'service_role'])
  })

  it.each([
    ['prayers', 'select * from public.prayers'],
    ['likes', 'select * from public.likes'],
    ['counts', 'select * from private.own_category_counts'],
    ['counts of types', 'select * from private.own_type_counts'],
    ['pictures', 'select * from storage.objects'],
  ])('is asked once for all rows: %s', (_, sql) =>
    playScene(database, async (stage) => {
      const plan = await stage
        .user(await stage.signUp())
        .query<{ 'QUERY PLAN': string }>(`explain (verbose) ${sql}`)
      const lines = plan.map((row) => row['QUERY PLAN'])
      const asking = lines.findIndex((line) => line.includes('viewer_id()'))
      const before = lines.slice(0, asking).findLast((line) => /InitPlan/.test(line))
      expect(before).toBeDefined()
      expect(lines.filter((line) => line.includes('viewer_id()'))).toHaveLength(1)
      expect(lines[asking]).toMatch(/^\s*Output:/)
    }),
  )
})
