/**
 * Every table × every party × {select, insert, update, delete}; access-cases.ts holds what is expected. 0 rows means
 * "filtered, as if the row did not exist".
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { REPORT, withhold } from '../support/report-scene'
import { playScene, type Persona, type Stage } from '../support/stage'
import { ACTIONS, CASES, PARTIES, type Outcome, type Party, type Scene } from './access-cases'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

async function setTheScene(
  stage: Stage,
  party: Party,
): Promise<{ scene: Scene; persona: Persona }> {
  const owner = await stage.signUp()
  const other = await stage.signUp()
  const shared = await stage.addPrayer({ user_id: owner })
  const hidden = await stage.addPrayer({ user_id: owner, is_private: true })
  await stage.user(owner).query('insert into public.likes (prayer_id) values ($1)', [shared])
  await stage.keeper.query(
    `insert into storage.objects (bucket_id, name, owner_id) values ('profiles', 'avatar/one.png', $1)`,
    [owner],
  )
  await stage.keeper.query(
    `insert into public.prayer_translations (text_hash, language, translated_text)
     values (repeat('a', 64), 'es', 'Paz')`,
  )
  const [removed, removedHidden] = [
    await stage.addPrayer({ user_id: owner }),
    await stage.addPrayer({ user_id: owner, is_private: true }),
  ]
  await stage.keeper.query('delete from public.prayers where id = any ($1)', [
    [removed, removedHidden],
  ])
  const [foreign, unmarked] = [await stage.addPrayer(), await stage.addPrayer()]
  await stage.user(owner).query(REPORT, [foreign, 'spam', null])
  await stage
    .user(owner)
    .query('insert into public.hidden_prayers (prayer_id) values ($1)', [foreign])
  const withheld = await stage.addPrayer({ user_id: owner })
  await withhold(stage, withheld)
  if (party === 'sure' || party === 'unsure') await stage.addFactor(owner)
  const personas: Record<Party, Persona> = {
    anon: stage.anon,
    owner: stage.user(owner),
    other: stage.user(other),
    unsure: stage.user(owner, 'aal1'),
    sure: stage.user(owner, 'aal2'),
    moderator: stage.moderator(other),
    service: stage.service,
  }
  return {
    scene: { owner, shared, hidden, removed, removedHidden, foreign, unmarked, withheld },
    persona: personas[party],
  }
}

/** What became of a statement; throws when it was refused for another reason than the rights of the party. */
async function outcomeOf(persona: Persona, statement: string, expected: Outcome): Promise<Outcome> {
  if (expected !== 'denied') return (await persona.query(statement)).length
  const { code, message } = await persona.refusal(statement)
  if (code !== '42501') throw new Error(`Refused with ${code}: ${message}`)
  return 'denied'
}

const SAME_AS = {
  anon: 'anon',
  owner: 'owner',
  other: 'other',
  unsure: 'unsure',
  sure: 'owner',
  moderator: 'other',
  service: 'service',
} as const

describe('the matrix', () => {
  it('has a case for every table that holds something of a person', async () => {
    const tables = await database.query<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and (
         relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         or oid in ('storage.objects'::regclass, 'storage.buckets'::regclass)
       )`,
    )
    const covered = new Set(CASES.map(({ relation }) => relation))
    expect(tables.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
  })
})

describe.each(CASES)('$about', ({ statements, expected }) => {
  describe.each(PARTIES)('before %s', (party) => {
    it.each(ACTIONS.map((action, place) => ({ action, place })))(
      'answers to $action as pinned',
      ({ action, place }) =>
        playScene(database, async (stage) => {
          const { scene, persona } = await setTheScene(stage, party)
          const pinned = expected[SAME_AS[party]][place] ?? 'denied'
          expect(await outcomeOf(persona, statements(scene)[action], pinned)).toBe(pinned)
        }),
    )
  })
})
