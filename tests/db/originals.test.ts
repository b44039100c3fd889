/** A remix names its original only to those who can read it; hidden and deleted originals are the same to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { remixOf } from '../support/account-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { onlyRow, playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const remixRow = async (stage: Stage, id: string) =>
  onlyRow(
    await stage.anon.query(
      'select is_remix, original_prayer_id, remix_author from public.prayers where id = $1',
      [id],
    ),
  )

const setPrivate = (stage: Stage, owner: string, id: string, isPrivate: boolean) =>
  stage
    .user(owner)
    .query('update public.prayers set is_private = $2 where id = $1', [id, isPrivate])

describe('a public remix', () => {
  it('of an original that became private is the same as of one that was deleted', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp()
      const remixer = await stage.signUp('Remixer')
      const remixes: string[] = []
      for (const _ of ['hidden', 'deleted']) {
        const original = await stage.addPrayer({ user_id: owner })
        remixes.push(await remixOf(stage, remixer, original))
        if (remixes.length === 1) await setPrivate(stage, owner, original, true)
        else await stage.user(owner).query('delete from public.prayers where id = $1', [original])
      }
      const [hidden = '', deleted = ''] = remixes
      expect(await remixRow(stage, hidden)).toEqual(await remixRow(stage, deleted))
      expect(await remixRow(stage, hidden)).toMatchObject({ original_prayer_id: null })
    }))

  it('can not name a private original of its own maker, new or made public later', () =>
    playScene(database, async (stage) => {
      const owner = await stage.signUp('Owner')
      const original = await stage.addPrayer({ user_id: owner, is_private: true })
      const shown = await remixOf(stage, owner, original)
      expect(await remixRow(stage, shown)).toMatchObject({ original_prayer_id: null })
      const kept = onlyRow(
        await stage.user(owner).query<{ id: string; original_prayer_id: string }>(
          `insert into public.prayers
             (title, short_text, tradition, category, user_id, is_remix, original_prayer_id, is_private)
           values ('T', 'S', 'Islam', 'Hope', $1, true, $2, true) returning id, original_prayer_id`,
          [owner, original],
        ),
      )
      expect(kept.original_prayer_id).toBe(original)
      await setPrivate(stage, owner, kept.id, false)
      expect(await remixRow(stage, kept.id)).toMatchObject({ original_prayer_id: null })
    }))

  it('names a public original, and goes on naming it when that is edited', () =>
    playScene(database, async (stage) => {
      const [owner, remixer] = [await stage.signUp(), await stage.signUp()]
      const original = await stage.addPrayer({ user_id: owner })
      const remix = await remixOf(stage, remixer, original)
      await stage
        .user(owner)
        .query(`update public.prayers set title = 'New' where id = $1`, [original])
      expect(await remixRow(stage, remix)).toMatchObject({ original_prayer_id: original })
    }))

  it('names none that does not exist, whoever writes it', () =>
    playScene(database, async (stage) => {
      const remix = await stage.addPrayer({
        is_remix: true,
        original_prayer_id: '00000000-0000-4000-8000-000000000000',
      })
      expect(await remixRow(stage, remix)).toMatchObject({ original_prayer_id: null })
    }))
})
