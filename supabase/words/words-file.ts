import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))

/** The path of the migration whose words stand in the database at the end; null before the first. */
export function newestWordsFile(): string | null {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => /^\d+_words_of_the_catalogue\.sql$/.test(name))
    .toSorted()
    .at(-1)
  return newest === undefined ? null : MIGRATIONS + newest
}
