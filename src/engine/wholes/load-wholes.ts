import type { TypeFamily } from '../passages/keys'
import type { Wholes, WholesDocument } from '../passages/documents'
import { isWrittenFor, sayWhole } from './say-whole'

const DOCUMENTS = import.meta.glob<WholesDocument>('./*/*/en.yaml', { import: 'default' })

/** The whole prayers of a tradition for one family of types, in a chunk of their own; null where it has none. */
export async function loadWholes(slug: string, family: TypeFamily): Promise<Wholes | null> {
  const load = DOCUMENTS[`./${slug}/${family}/en.yaml`]
  return load ? { written: await load(), sayWhole, isWrittenFor } : null
}
