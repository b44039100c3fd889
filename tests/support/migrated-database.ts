import type { LocalDatabase } from '../../supabase/local/database'
import { loadImage } from '../../supabase/local/image'
import { openPglite } from '../../supabase/local/pglite-database'

/** A database of its own for one test file: migrated, without rows, opened from the cached image. */
export async function openMigratedDatabase(): Promise<LocalDatabase> {
  const image = await loadImage({ seeded: false, log: () => undefined })
  return (await openPglite(null, image)).database
}
