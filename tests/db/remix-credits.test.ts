/** Who made the original of a remix stays known when the original is gone, and tells nobody why it is. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { deleteAccount, remixOf } from '../support/account-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { withhold } from '../support/report-scene'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Credit {
  original_made_by: string | null
  original_user_id: string | null
}

/** What a visitor reads of the original of one remix. */
async function creditOf(stage: Stage, remix: string): Promise<Credit | undefined> {
  const rows = await stage.anon.query<Credit>(
    'select original_made_by, original_user_id from public.prayer_family($1) where id = $1',
    [remix],
  )
  return rows[0]
}

it.each<[string, (stage: Stage, owner: string, id: string) => Promise<unknown>]>([
  [
    'deleted',
    (stage, owner, id) => stage.user(owner).query('delete from public.prayers where id = $1', [id]),
  ],
  [
    'private',
    (stage, owner, id) =>
      stage.user(owner).query('update public.prayers set is_private = true where id = $1', [id]),
  ],
  ['withheld', (stage, _, id) => withhold(stage, id)],
])('Whoever made an original that is %s is credited by their present name', (_, remove) =>
  playScene(database, async (stage) => {
    const [ann, ben] = [await stage.signUp('Ann.One'), await stage.signUp('Ben.Two')]
    const original = await stage.addPrayer({ user_id: ann })
    const remix = await remixOf(stage, ben, original)
    await remove(stage, ann, original)
    expect(await creditOf(stage, remix)).toEqual({
      original_made_by: 'Ann.One',
      original_user_id: ann,
    })
    await stage
      .user(ann)
      .query("update public.profiles set username = 'Ann.New' where id = $1", [ann])
    expect((await creditOf(stage, remix))?.original_made_by).toBe('Ann.New')
    await deleteAccount(stage, ann, 'Ann.New', false)
    expect(await creditOf(stage, remix)).toEqual({ original_made_by: null, original_user_id: null })
    const kept = stage.tableOwner.query('select 1 from private.remix_credits')
    expect(await kept).toEqual([])
  }),
)

it('Nobody is credited for an original that was private when it was remixed', () =>
  playScene(database, async (stage) => {
    const ann = await stage.signUp('Ann.One')
    const secret = await stage.addPrayer({ user_id: ann, is_private: true })
    const remix = await stage.addPrayer({
      user_id: ann,
      is_remix: true,
      original_prayer_id: secret,
    })
    expect(await creditOf(stage, remix)).toEqual({ original_made_by: null, original_user_id: null })
  }))
