import { toSlug } from '@/catalogue/slug'
import { TRADITIONS } from '@/catalogue/traditions'
import { fileName, FILES_CACHE } from '@/lib/app-files'

/** The traditions in which prayers can be made without a network, in alphabetical order. Never rejects. */
export async function findKeptVoices(): Promise<string[]> {
  try {
    const kept = await (await caches.open(FILES_CACHE)).keys()
    const names = new Set(kept.map(({ url }) => fileName(url)))
    return TRADITIONS.map(({ name }) => name).filter((name) => names.has(toSlug(name)))
  } catch {
    // The browser keeps no files for the site.
    return []
  }
}
