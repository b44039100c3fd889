import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadImage } from '../../supabase/local/image'
import { openPglite } from '../../supabase/local/pglite-database'

describe('the image of a fresh database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orison-image-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is made once, says so, and is read from the folder afterwards', async () => {
    const said: string[] = []
    const options = { seeded: false, log: (line: string) => said.push(line), folder }
    const made = await loadImage(options)
    const read = await loadImage(options)
    expect(said).toHaveLength(1)
    expect(read.size).toBe(made.size)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^image-[0-9a-f]{16}\.tar$/)])
  })

  it('holds roles, grants and every migration', async () => {
    const { database } = await openPglite(
      null,
      await loadImage({ seeded: false, log: () => undefined, folder }),
    )
    const [roles] = await database.query<{ names: string[] }>(
      `select array_agg(rolname::text order by rolname) as names from pg_roles
       where rolname in ('anon', 'authenticated', 'service_role')`,
    )
    expect(roles?.names).toEqual(['anon', 'authenticated', 'service_role'])
    const [path] = await database.query<{ search_path: string }>('show search_path')
    expect(path?.search_path).toBe('"$user", public, extensions')
    await database.close()
  })
})
