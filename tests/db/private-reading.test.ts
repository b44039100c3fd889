/** Every way that might lead to a private prayer, walked by everybody whom it is not for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { searchRows } from '../support/search-answer'
import { onlyRow, playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const SECRET = 'zebrafinch'
const SECRET_TAG = 'moonbeam'
const SECRET_CATEGORY = 'Velvet Lanterns'
const MISSING = '00000000-0000-4000-8000-000000000000'
/** The link to a collection of the owner, which holds the prayer. */
const SHARE_KEY = '00000000-0000-4000-8000-00000000000a'

interface Scene {
  owner: string
  hidden: string
  /** A private remix of the hidden prayer by its owner: who can read neither is told of neither. */
  remix: string
  strangers: [name: string, persona: Persona][]
}

async function setTheScene(stage: Stage): Promise<Scene> {
  const [owner, other] = [await stage.signUp(), await stage.signUp()]
  const hidden = await stage.addPrayer({
    title: `The ${SECRET}`,
    short_text: `A ${SECRET} sings.`,
    medium_text: `Two times the ${SECRET}.`,
    long_text: `All the ${SECRET} songs.`,
    category: SECRET_CATEGORY,
    type: `${SECRET} prayer`,
    tradition: `Old ${SECRET}`,
    tags: [SECRET_TAG, 'mercy'],
    user_id: owner,
  })
  await stage.user(owner).query('insert into public.likes (prayer_id) values ($1)', [hidden])
  await stage.addFactor(owner)
  await stage
    .user(owner, 'aal2')
    .query('update public.prayers set is_private = true where id = $1', [hidden])
  const remix = await stage.addPrayer({
    user_id: owner,
    is_remix: true,
    original_prayer_id: hidden,
    is_private: true,
  })
  await stage.tableOwner.query(
    `with shared as (
       insert into public.collections (name, user_id, is_shared, share_key) values ('Mornings', $1, true, $2) returning id
     )
     insert into public.collection_prayers (collection_id, prayer_id, note) select id, $3, 'A note on it' from shared`,
    [owner, SHARE_KEY, hidden],
  )
  const strangers: Scene['strangers'] = [
    ['a visitor', stage.anon],
    ['another person', stage.user(other)],
    ['its owner, who still owes the code', stage.user(owner, 'aal1')],
  ]
  return { owner, hidden, remix, strangers }
}

/** Statements whose answers may hold nothing of the prayer, each row as JSON. */
const WAYS: Record<string, (scene: Scene) => string> = {
  'the word that a search offers': () =>
    `select said from (select public.search_prayers('zebrafinsh') ->> 'nearest' as said) as asked where said is not null`,
  'its id': ({ hidden }) => `select * from public.prayers where id = '${hidden}'`,
  'its owner': ({ owner, remix }) =>
    `select * from public.prayers where user_id = '${owner}' and id <> '${remix}'`,
  'a list of its category': () =>
    `select * from public.prayers where category = '${SECRET_CATEGORY}'`,
  'a list of its tag': () => `select * from public.prayers where tags @> '{${SECRET_TAG}}'`,
  'a pattern': () => `select * from public.prayers where title ilike '%${SECRET}%'`,
  'the count of rows': ({ hidden }) =>
    `select 1 from public.prayers where id = '${hidden}' having count(*) > 0`,
  'its number of likes': ({ hidden }) =>
    `select * from public.like_counts where prayer_id = '${hidden}'`,
  'the owner’s embedded prayers': ({ owner, remix }) =>
    `select prayers.title from public.profiles join public.prayers on prayers.user_id = profiles.id
     where profiles.id = '${owner}' and prayers.id <> '${remix}'`,
  'the original of its remix': ({ remix }) =>
    `select original.title from public.prayers as remix
     join public.prayers as original on original.id = remix.original_prayer_id where remix.id = '${remix}'`,
  'the family of its remix': ({ hidden, remix }) =>
    `select * from public.prayer_family('${remix}') where id = '${hidden}'`,
}

/** The same for the functions that the API shows, by name; null for those that take nothing and give nothing. */
const CALLS: Record<string, ((scene: Scene) => string) | null> = {
  search_prayers: () => `select * from ${searchRows(`'${SECRET}'`)}`,
  category_prayers: () => `select * from public.category_prayers('${SECRET_CATEGORY}')`,
  category_text_counts: () =>
    `select * from public.category_text_counts() where category = '${SECRET_CATEGORY}'`,
  prayer_family: ({ hidden }) =>
    `select * from public.prayer_family('${hidden}') where relation = 'self'`,
  tradition_prayers_of_type: () =>
    `select * from public.tradition_prayers_of_type('Old ${SECRET}', 'mercy')`,
  tradition_type_counts: () => `select * from public.tradition_type_counts('Old ${SECRET}')`,
  // Draws from prayers without an owner only: tests/db/tradition-types.test.ts.
  type_previews: null,
  // These answer for the viewer and take no id; tests/db/account.test.ts and profiles.test.ts hold them to that.
  my_account: null,
  // A shared collection of its owner; shared-collections.test.ts and collections.test.ts have more of it.
  shared_collection: () =>
    `select said from (select public.shared_collection('${SHARE_KEY}')::text as said) as asked
     where said like '%note on it%'`,
  arrange_collection: null,
  delete_account: null,
  ensure_profile: null,
  // By a key of the viewer’s own; for moderators only: replace-variant.test.ts and moderation.test.ts hold them to that.
  replace_variant: null,
  reported_prayers: null,
  decide_report: null,
}

describe('a private prayer', () => {
  it.each(
    Object.entries({ ...WAYS, ...CALLS }).flatMap(([way, sql]) => (sql ? [{ way, sql }] : [])),
  )('can not be reached by $way', ({ sql }) =>
    playScene(database, async (stage) => {
      const scene = await setTheScene(stage)
      for (const [name, stranger] of scene.strangers)
        expect.soft(await stranger.query(sql(scene)), name).toEqual([])
    }),
  )

  it.each(
    Object.entries({ ...WAYS, ...CALLS })
      .filter(([way]) => way !== 'the word that a search offers')
      .flatMap(([way, sql]) => (sql ? [{ way, sql }] : [])),
  )('is reached by its owner by $way, so the way exists', ({ sql }) =>
    playScene(database, async (stage) => {
      const scene = await setTheScene(stage)
      expect(await stage.user(scene.owner, 'aal2').query(sql(scene))).toHaveLength(1)
    }),
  )

  it('has no way through a function that this file does not know', async () => {
    const functions = await database.query<{ name: string }>(
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    )
    expect(functions.map(({ name }) => name).filter((name) => !(name in CALLS))).toEqual([])
  })

  it('teaches the search no word', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      await stage.addPrayer({ title: SECRET, user_id: owner, is_private: true })
      const known = `select 1 from private.search_words where word like '%${SECRET}%'`
      expect(await stage.tableOwner.query(known)).toEqual([])
    }))

  it('is not in the account document of a session that owes the code, nor is anything else', () =>
    playScene(database, async (stage) => {
      const { owner } = await setTheScene(stage)
      const refusal = await stage.user(owner, 'aal1').refusal('select public.my_account()')
      expect(refusal.code).toBe('42501')
      const [document] = await stage
        .user(owner, 'aal2')
        .query('select public.my_account()::text as said')
      expect(onlyRow([document])?.['said']).toContain(SECRET)
    }))
})

/** What may not tell a private id from one that does not exist: code and words must be the same. */
const PROBES: Record<string, (id: string, viewer: string) => string> = {
  'a like': (id, viewer) =>
    `insert into public.likes (prayer_id, user_id) values ('${id}', '${viewer}')`,
  'a remix': (id, viewer) =>
    `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
     values ('T', 'S', 'Islam', 'Hope', '${viewer}', true, '${id}')`,
  'an id of one’s own choice': (id, viewer) =>
    `insert into public.prayers (id, title, short_text, tradition, category, user_id)
     values ('${id}', 'T', 'S', 'Islam', 'Hope', '${viewer}')`,
  'a change': (id) => `update public.prayers set title = 'Mine' where id = '${id}' returning 1 / 0`,
  'a change that would break a rule': (id) =>
    `update public.prayers set title = '' where id = '${id}'`,
  'a deletion': (id) => `delete from public.prayers where id = '${id}' returning 1 / 0`,
  'a number of likes': (id) => `insert into public.like_counts (prayer_id) values ('${id}')`,
  'a condition that fails on a row it sees': (id) =>
    `select 1 from public.prayers where id = '${id}' and 1 / (char_length(title) - char_length(title)) = 1`,
}

describe('an answer about a private prayer', () => {
  it.each(Object.entries(PROBES))('to %s is that about one which does not exist', (_, probe) =>
    playScene(database, async (stage) => {
      const { hidden, strangers } = await setTheScene(stage)
      const viewer = await stage.signUp()
      for (const [name, stranger] of [...strangers, ['somebody', stage.user(viewer)] as const]) {
        const answer = await stranger.attempt(probe(hidden, viewer))
        expect.soft(answer, name).toEqual(await stranger.attempt(probe(MISSING, viewer)))
      }
    }),
  )

  /**
   * Unique keys that a person can run into hold that person's own id (likes, prayers_made_once), or something public
   * (usernames), so neither their errors nor the time they take tell of others: the policy's check of user_id comes
   * before the index is touched. Ids are drawn by the database.
   */
  it('under a key that another person used is refused before the key is looked up', () =>
    playScene(database, async (stage) => {
      const [owner, other] = [await stage.signUp(), await stage.signUp()]
      const used = '11111111-0000-4000-8000-000000000000'
      await stage.addPrayer({ user_id: owner, is_private: true, made_key: used })
      const forged = (key: string) =>
        stage.user(other).refusal(
          `insert into public.prayers (title, short_text, tradition, category, user_id, made_key)
           values ('T', 'S', 'Islam', 'Hope', $1, $2)`,
          [owner, key],
        )
      expect(await forged(used)).toEqual(await forged(MISSING))
      expect((await forged(used)).code).toBe('42501')
    }))

  it('holds in no unique key anything but the viewer’s own or what is public', async () => {
    const keys = await database.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index join pg_class c on c.oid = indrelid
       where indisunique and c.relnamespace = 'public'::regnamespace order by 1`,
    )
    // An id or a key of a link that is taken tells that it was drawn: nobody draws one twice by chance.
    expect(keys.map(({ name }) => name)).toEqual([
      'collection_prayers_pkey',
      'collections_one_of_a_name',
      'collections_pkey',
      'collections_share_key',
      'hidden_prayers_pkey',
      'like_counts_pkey',
      'likes_pkey',
      'prayer_translations_pkey',
      'prayers_made_once',
      'prayers_pkey',
      'profiles_pkey',
      'profiles_username_key',
      'profiles_username_look',
      'profiles_username_look_of_capitals',
      'removed_prayers_pkey',
      'reports_pkey',
    ])
  })
})
