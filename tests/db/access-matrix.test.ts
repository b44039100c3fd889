/**
 * Every table × every party × {select, insert, update, delete}; access-cases.ts holds what is expected. 0 rows means
 * "filtered, as if the row did not exist".
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { REPORT, withhold } from '../support/report-scene'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'
import { ACTIONS, CASES, PARTIES, type Case, type Party, type Scene } from './access-cases'

/** The `Outcome` of each statement of a case, in the order of ACTIONS; the words of any refusal that is not about rights. */
type Answers = (number | string)[]

let database: LocalDatabase
const answers = new Map<Party, Map<Case, Answers>>()

beforeAll(async () => {
  database = await openMigratedDatabase()
  await playScene(database, async (stage) => {
    const { scene, personas } = await setTheScene(stage)
    const askAll = async (parties: readonly Party[]) => {
      for (const party of parties) answers.set(party, await answersTo(personas[party], scene))
    }
    const withFactor: readonly Party[] = ['aal1', 'aal2']
    await askAll(PARTIES.filter((party) => !withFactor.includes(party)))
    await stage.addFactor(scene.owner)
    await askAll(withFactor)
  })
})
afterAll(() => database.close())

async function setTheScene(
  stage: Stage,
): Promise<{ scene: Scene; personas: Record<Party, Persona> }> {
  const owner = await stage.signUp()
  const other = await stage.signUp()
  const shared = await stage.addPrayer({ user_id: owner })
  const hidden = await stage.addPrayer({ user_id: owner, is_private: true })
  await stage.user(owner).query('insert into public.likes (prayer_id) values ($1)', [shared])
  await stage.tableOwner.query(
    `insert into storage.objects (bucket_id, name, owner_id) values ('profiles', 'avatar/one.png', $1)`,
    [owner],
  )
  await stage.tableOwner.query(
    `insert into public.prayer_translations (text_hash, language, translated_text)
     values (repeat('a', 64), 'es', 'Paz')`,
  )
  const [removed, removedHidden] = [
    await stage.addPrayer({ user_id: owner }),
    await stage.addPrayer({ user_id: owner, is_private: true }),
  ]
  await stage.tableOwner.query('delete from public.prayers where id = any ($1)', [
    [removed, removedHidden],
  ])
  const [foreign, unmarked] = [await stage.addPrayer(), await stage.addPrayer()]
  await stage.user(owner).query(REPORT, [foreign, 'spam', null])
  await stage
    .user(owner)
    .query('insert into public.hidden_prayers (prayer_id) values ($1)', [foreign])
  const collection = onlyRow(
    await stage
      .user(owner)
      .query<{ id: string }>(
        `insert into public.collections (name) values ('Mornings') returning id`,
      ),
  ).id
  await stage.user(owner).query('update public.collections set is_shared = true')
  await stage
    .user(owner)
    .query('insert into public.collection_prayers (collection_id, prayer_id) values ($1, $2)', [
      collection,
      foreign,
    ])
  const withheld = await stage.addPrayer({ user_id: owner })
  await withhold(stage, withheld)
  const personas: Record<Party, Persona> = {
    anon: stage.anon,
    owner: stage.user(owner),
    other: stage.user(other),
    aal1: stage.user(owner, 'aal1'),
    aal2: stage.user(owner, 'aal2'),
    moderator: stage.moderator(other),
    service: stage.service,
  }
  return {
    scene: {
      owner,
      shared,
      hidden,
      removed,
      removedHidden,
      foreign,
      unmarked,
      withheld,
      collection,
    },
    personas,
  }
}

/** Each statement finds the scene as it was set: what the one before did is undone. */
async function answersTo(persona: Persona, scene: Scene): Promise<Map<Case, Answers>> {
  const ofCases = new Map<Case, Answers>()
  for (const one of CASES) {
    const statements = one.statements(scene)
    const found: Answers = []
    for (const action of ACTIONS) {
      const answer = await persona.attempt(statements[action])
      if (Array.isArray(answer)) found.push(answer.length)
      else found.push(answer.code === '42501' ? 'denied' : `${answer.code}: ${answer.message}`)
    }
    ofCases.set(one, found)
  }
  return ofCases
}

const SAME_AS = {
  anon: 'anon',
  owner: 'owner',
  other: 'other',
  aal1: 'aal1',
  aal2: 'owner',
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

describe.each(CASES)('$about', (one) => {
  it.each(PARTIES)(`answers to ${ACTIONS.join(', ')} of %s as pinned`, (party) => {
    expect(answers.get(party)?.get(one)).toEqual(one.expected[SAME_AS[party]])
  })
})
