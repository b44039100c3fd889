import { existsSync } from 'node:fs'
import { toSlug } from '@/catalogue/slug'
import type { Pack, Voice } from '../pack'
import type { PassageVoice } from '../passages/documents'
import { withStock } from '../stock/with-stock'
import { documentFile, loadVoiceFromFiles } from './load-voice'

/** Whether a tradition's voice is kept as passages already. */
export function speaksInPassages(slug: string): boolean {
  return existsSync(documentFile(`packs/${slug}`))
}

/** A voice from its files, whichever form it has: for commands that run without Vite. */
export async function readVoice(tradition: string): Promise<Voice | PassageVoice> {
  const slug = toSlug(tradition)
  if (speaksInPassages(slug)) return loadVoiceFromFiles(slug)
  const { pack } = (await import(`../packs/${slug}.ts`)) as { pack: Pack }
  return withStock(pack)
}
