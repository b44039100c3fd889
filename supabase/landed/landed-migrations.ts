import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))

/** The list of what landed: file names with the SHA-256 of their bytes, in hexadecimal. */
export const LANDED = fileURLToPath(new URL('landed.json', import.meta.url))

export type Hashes = Readonly<Record<string, string>>

/** The migrations as they are, in the order they apply in. */
export function hashMigrations(): Hashes {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    names.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(MIGRATIONS + name))
        .digest('hex'),
    ]),
  )
}

/** The migrations as they landed. */
export function readLanded(): Hashes {
  return JSON.parse(readFileSync(LANDED, 'utf8')) as Hashes
}

/** The names of landed migrations that were changed or are gone. */
export function findChanged(landed: Hashes, found: Hashes): string[] {
  return Object.keys(landed).filter((name) => found[name] !== landed[name])
}
