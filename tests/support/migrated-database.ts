import type { LocalDatabase } from '../../supabase/local/database'
import { loadImage } from '../../supabase/local/image'
import { openPglite } from '../../supabase/local/pglite-database'

async function openDatabase(seeded: boolean): Promise<LocalDatabase> {
  const image = await loadImage({ seeded, log: () => undefined })
  return (await openPglite(null, image)).database
}

/** A database of its own for one test file: migrated, without rows, opened from the cached image. */
export const openMigratedDatabase = () => openDatabase(false)

/** The same with the library that a newcomer finds. */
export const openSeededDatabase = () => openDatabase(true)
