/** The family of a remix: who reads it sees the line as far as they can read it, and nothing tells of the rest. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { deleteAccount, remixOf } from '../support/account-scene'
import { openMigratedDatabase } from '../support/migrated-database'
import { decide, withhold } from '../support/report-scene'
import { playScene, type Persona, type Stage } from '../support/stage'

let database: LocalDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
})
afterAll(() => database.close())

interface Member {
  id: string
  relation: 'self' | 'original' | 'remix' | 'sibling'
  steps: number
  title: string
  made_by: string | null
}

const familyOf = (reader: Persona, id: string) =>
  reader.query<Member>('select id, relation, steps, title, made_by from public.prayer_family($1)', [
    id,
  ])

/** Each member as `relation: id`, in the order of the answer. */
const members = async (reader: Persona, id: string) =>
  (await familyOf(reader, id)).map((member) => `${member.relation}: ${member.id}`)

const makePrivate = (stage: Stage, owner: string, id: string) =>
  stage.user(owner).query('update public.prayers set is_private = true where id = $1', [id])

const remove = (stage: Stage, owner: string, id: string) =>
  stage.user(owner).query('delete from public.prayers where id = $1', [id])

/** Ann's prayer, Ben's remix of it, Cem's remix of that. */
async function setLine(stage: Stage) {
  const [ann, ben, cem] = [
    await stage.signUp('Ann.One'),
    await stage.signUp('Ben.Two'),
    await stage.signUp('Cem.Three'),
  ]
  const first = await stage.addPrayer({ user_id: ann, title: 'First' })
  const middle = await remixOf(stage, ben, first)
  const last = await remixOf(stage, cem, middle)
  return { ann, ben, cem, first, middle, last }
}

describe('the family of a prayer', () => {
  it('is its line from the first original, then its remixes, with who made each', () =>
    playScene(database, async (stage) => {
      const { first, middle, last } = await setLine(stage)
      expect(await familyOf(stage.anon, last)).toEqual([
        { id: first, relation: 'original', steps: 2, title: 'First', made_by: 'Ann.One' },
        { id: middle, relation: 'original', steps: 1, title: 'Remixed', made_by: 'Ben.Two' },
        { id: last, relation: 'self', steps: 0, title: 'Remixed', made_by: 'Cem.Three' },
      ])
      expect(await members(stage.anon, first)).toEqual([`self: ${first}`, `remix: ${middle}`])
      expect(await members(stage.anon, middle)).toEqual([
        `original: ${first}`,
        `self: ${middle}`,
        `remix: ${last}`,
      ])
    }))

  it('holds the other remixes of its original', () =>
    playScene(database, async (stage) => {
      const { cem, first, middle } = await setLine(stage)
      const sibling = await remixOf(stage, cem, first)
      expect(await members(stage.anon, middle)).toContain(`sibling: ${sibling}`)
    }))

  it('is that of nobody when the prayer can not be read', () =>
    playScene(database, async (stage) => {
      const { ann, ben, first, middle } = await setLine(stage)
      await makePrivate(stage, ben, middle)
      for (const reader of [stage.anon, stage.user(ann)])
        expect(await familyOf(reader, middle)).toEqual([])
      expect(await members(stage.user(ben), middle)).toEqual([
        `original: ${first}`,
        `self: ${middle}`,
      ])
      await stage.addFactor(ben)
      expect(await familyOf(stage.user(ben, 'aal1'), middle)).toEqual([])
      expect(await familyOf(stage.user(ben, 'aal2'), middle)).toHaveLength(2)
    }))

  it.each([
    ['became private', makePrivate],
    ['was deleted', remove],
  ])('ends where a prayer in the middle %s, on both sides', (_, gone) =>
    playScene(database, async (stage) => {
      const { ann, ben, cem, first, middle, last } = await setLine(stage)
      await gone(stage, ben, middle)
      for (const reader of [stage.anon, stage.user(ann), stage.user(cem)]) {
        expect(await members(reader, first)).toEqual([`self: ${first}`])
        expect(await members(reader, last)).toEqual([`self: ${last}`])
      }
    }),
  )

  it('leaves out a withheld prayer until it is lifted', () =>
    playScene(database, async (stage) => {
      const { ann, ben, first, middle, last } = await setLine(stage)
      const moderator = await stage.signUp()
      await withhold(stage, middle)
      for (const reader of [stage.anon, stage.user(ann), stage.moderator(moderator)]) {
        expect(await members(reader, first)).toEqual([`self: ${first}`])
        expect(await members(reader, last)).toEqual([`self: ${last}`])
        expect(await familyOf(reader, middle)).toEqual([])
      }
      expect(await members(stage.user(ben), middle)).toEqual([
        `original: ${first}`,
        `self: ${middle}`,
      ])
      await decide(stage, moderator, middle, 'keep')
      expect(await members(stage.anon, last)).toEqual([
        `original: ${first}`,
        `original: ${middle}`,
        `self: ${last}`,
      ])
    }))

  it('shows a private remix, or a private sibling, to its owner alone', () =>
    playScene(database, async (stage) => {
      const { ann, cem, first, middle } = await setLine(stage)
      const secret = await stage.addPrayer({
        user_id: cem,
        is_private: true,
        is_remix: true,
        original_prayer_id: first,
      })
      expect(await members(stage.user(cem), first)).toContain(`remix: ${secret}`)
      expect(await members(stage.user(cem), middle)).toContain(`sibling: ${secret}`)
      for (const reader of [stage.anon, stage.user(ann)])
        for (const id of [first, middle])
          expect((await members(reader, id)).join()).not.toContain(secret)
    }))

  it('keeps the credit when an account goes, without its name', () =>
    playScene(database, async (stage) => {
      const { ann, ben, first, middle, last } = await setLine(stage)
      await deleteAccount(stage, ben, 'Ben.Two', false)
      await deleteAccount(stage, ann, 'Ann.One', false)
      const named = (await familyOf(stage.anon, last)).map(({ id, made_by }) => [id, made_by])
      expect(named).toEqual([
        [first, null],
        [middle, 'Anonymous'],
        [last, 'Cem.Three'],
      ])
    }))
})

describe('a family is bounded', () => {
  /** Prayers that each remix the one before. */
  async function addChain(stage: Stage, length: number): Promise<string[]> {
    const ids: string[] = []
    for (let place = 0; place < length; place++) {
      const original = ids.at(-1)
      ids.push(
        await stage.addPrayer(original ? { is_remix: true, original_prayer_id: original } : {}),
      )
    }
    return ids
  }

  it('in depth: a line of forty is told twelve steps back', () =>
    playScene(database, async (stage) => {
      const chain = await addChain(stage, 40)
      const family = await familyOf(stage.anon, chain.at(-1) ?? '')
      expect(family.map(({ id }) => id)).toEqual(chain.slice(-13))
      expect(family[0]).toMatchObject({ relation: 'original', steps: 12 })
    }))

  it('in width: the newest 20 of its remixes, and 10 of those beside it', () =>
    playScene(database, async (stage) => {
      const original = await stage.addPrayer()
      const remixes: string[] = []
      for (let day = 1; day <= 30; day++)
        remixes.push(
          await stage.addPrayer({
            is_remix: true,
            original_prayer_id: original,
            created_at: `2026-01-${String(day).padStart(2, '0')}`,
          }),
        )
      const newest = remixes.toReversed()
      const family = await familyOf(stage.anon, original)
      expect(family.slice(1).map(({ id }) => id)).toEqual(newest.slice(0, 20))
      const beside = await familyOf(stage.anon, newest[0] ?? '')
      expect(beside.slice(2).map(({ id }) => id)).toEqual(newest.slice(1, 11))
    }))

  it('and has no circle, whoever writes', () =>
    playScene(database, async (stage) => {
      const [one, two] = [
        '11111111-0000-4000-8000-000000000001',
        '11111111-0000-4000-8000-000000000002',
      ]
      const fields = `(id, title, short_text, tradition, category, is_remix, original_prayer_id)`
      const row = (id: string, original: string) =>
        `('${id}', 'T', 'S', 'Islam', 'Hope', true, '${original}')`
      await stage.service.query(
        `insert into public.prayers ${fields} values ${row(one, two)}, ${row(two, one)}`,
      )
      await stage.service.query(
        `update public.prayers set original_prayer_id = '${two}' where id = '${one}'`,
      )
      const named = await stage.anon.query(
        `select id from public.prayers where id = '${one}' and original_prayer_id is not null`,
      )
      expect(named).toEqual([])
    }))

  it('and ends, even if there were one', () =>
    playScene(database, async (stage) => {
      const [one = '', two = ''] = await addChain(stage, 2)
      await stage.tableOwner.query(`set local session_replication_role = 'replica'`)
      await stage.tableOwner.query(
        'update public.prayers set is_remix = true, original_prayer_id = $2 where id = $1',
        [one, two],
      )
      await stage.tableOwner.query(`set local session_replication_role = 'origin'`)
      expect((await familyOf(stage.anon, one)).length).toBeLessThan(20)
    }))

  it.each(['00000000-0000-4000-8000-000000000000', null])('for %s nothing', (id) =>
    playScene(database, async (stage) => {
      expect(await stage.anon.query('select * from public.prayer_family($1::uuid)', [id])).toEqual(
        [],
      )
    }),
  )
})
