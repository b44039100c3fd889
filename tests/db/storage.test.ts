import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { openMigratedDatabase } from '../support/migrated-database'
import { playScene, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

const upload = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
const anObject = (stage: Stage, owner: string, name = 'avatar/one.png') =>
  stage.tableOwner.query(upload, ['profiles', name, owner])

describe('the bucket of profile pictures', () => {
  it('is public, takes pictures of five kinds and 50 MB at most', async () => {
    expect(
      await database.query(
        'select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
        ['profiles'],
      ),
    ).toEqual([
      {
        public: true,
        file_size_limit: 50 * 1024 * 1024,
        allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
      },
    ])
  })

  it('is listed to people, not to visitors', () =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const buckets = 'select id from storage.buckets'
      expect(await stage.user(id).query(buckets)).toEqual([{ id: 'profiles' }])
      expect(await stage.anon.query(buckets)).toEqual([])
    }))
})

describe('a profile picture', () => {
  it.each(['avatar/one.png', 'banner/9b2_1700000000000.jpeg'])('can be put at %s', (name) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      const made = await stage.user(id).query(`${upload} returning name`, ['profiles', name, id])
      expect(made).toEqual([{ name }])
    }),
  )

  it.each([
    ['outside the two folders', 'profiles', 'one.png'],
    ['in another folder', 'profiles', 'secrets/one.png'],
    ['deeper in a folder', 'profiles', 'avatar/deep/one.png'],
    ['with a way out of the folder', 'profiles', 'avatar/../one.png'],
    ['without a name', 'profiles', 'avatar/'],
  ])('can not be put %s', (_, bucket, name) =>
    playScene(database, async (stage) => {
      const id = await stage.signUp()
      expect((await stage.user(id).refusal(upload, [bucket, name, id])).code).toBe('42501')
    }),
  )

  it('can not be put in another person’s name, nor by a visitor', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      for (const owner of [other, null])
        expect(
          (await stage.user(id).refusal(upload, ['profiles', 'avatar/a.png', owner])).code,
        ).toBe('42501')
      expect((await stage.anon.refusal(upload, ['profiles', 'avatar/a.png', id])).code).toBe(
        '42501',
      )
    }))

  it('is replaced, listed and deleted by its owner only', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      await anObject(stage, id)
      const statements = [
        'select name from storage.objects',
        "update storage.objects set version = '2' returning name",
        'delete from storage.objects returning name',
      ]
      for (const statement of statements) {
        expect(await stage.anon.query(statement)).toEqual([])
        expect(await stage.user(other).query(statement)).toEqual([])
      }
      for (const statement of statements)
        expect(await stage.user(id).query(statement)).toEqual([{ name: 'avatar/one.png' }])
    }))

  it('can not be moved out of the folders or given away', () =>
    playScene(database, async (stage) => {
      const [id, other] = [await stage.signUp(), await stage.signUp()]
      await anObject(stage, id)
      for (const assignment of ["name = 'elsewhere.png'", `owner_id = '${other}'`])
        expect(
          (await stage.user(id).refusal(`update storage.objects set ${assignment}`)).code,
        ).toBe('42501')
    }))
})
