/**
 * A ready database (bootstrapped, migrated, seeded) kept as a tar file, because making one takes
 * seconds and loading one takes half a second. The name holds a hash of everything that went in.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap, bootstrapSql, migrate, seed } from './migrations'
import { openPglite } from './pglite-database'
import { PROJECT_CACHE_FOLDER, readMigrations, readSeed } from './project-files'

/** Raise when this module makes the image differently from the same files. */
const RECIPE = 2
const IMAGES_KEPT = 3

export interface ImageOptions {
  seeded: boolean
  log: (line: string) => void
  folder?: string
}

/** The image of a fresh database: from the cache, or made now and kept there. */
export async function loadImage({
  seeded,
  log,
  folder = PROJECT_CACHE_FOLDER,
}: ImageOptions): Promise<Blob> {
  const file = join(folder, `image-${await fingerprint(seeded)}.tar`)
  try {
    return new Blob([await readFile(file)])
  } catch {
    log('Preparing the database for the first time; this takes a few seconds …')
  }
  const image = await makeImage(seeded)
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, file)
  await forgetOldImages(folder)
  return image
}

async function makeImage(seeded: boolean): Promise<Blob> {
  const { database, dump } = await openPglite(null)
  try {
    // Logs that are kept for later are 16 MB each, three quarters of an image, and every opening copies them.
    await database.exec('set wal_recycle = off')
    await bootstrap(database)
    await migrate(database)
    if (seeded) await seed(database)
    await database.exec('analyze; select pg_switch_wal(); checkpoint')
    return await dump()
  } finally {
    await database.close()
  }
}

async function fingerprint(seeded: boolean): Promise<string> {
  const pglite = await readFile(
    new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url),
    'utf8',
  )
  const parts = [
    RECIPE,
    (JSON.parse(pglite) as { version: string }).version,
    await bootstrapSql(),
    await readMigrations(),
    seeded ? await readSeed() : null,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

async function forgetOldImages(folder: string): Promise<void> {
  const images = (await readdir(folder)).filter((file) => /^image-.*\.tar$/.test(file))
  const dated = await Promise.all(
    images.map(async (file) => ({ file, changed: (await stat(join(folder, file))).mtimeMs })),
  )
  const old = dated.sort((one, other) => other.changed - one.changed).slice(IMAGES_KEPT)
  await Promise.all(old.map(({ file }) => rm(join(folder, file), { force: true })))
}
