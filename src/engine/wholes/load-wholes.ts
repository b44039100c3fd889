import { toldFolder, type TypeFamily } from '../passages/keys'
import type { OccasionKey } from '../intention/occasions'
import type { Stock, ToldWholes, Wholes } from '../passages/documents'
import type { ToldWholesDocument, WholesDocument } from './wholes-documents'
import { loadParticulars } from '../particulars/load-particulars'
import { isWrittenForTold, sayToldWhole } from './say-told-whole'
import { isWrittenFor, sayWhole } from './say-whole'

const FOR_CHOICES = import.meta.glob<WholesDocument>('./*/*/en.yaml', { import: 'default' })

const FOR_TOLD = import.meta.glob<ToldWholesDocument>('./*/told/*/en.yaml', {
  import: 'default',
})

/** The whole prayers of a tradition for one family of types, in a chunk of their own; null where it has none. */
export async function loadWholes(slug: string, family: TypeFamily): Promise<Wholes | null> {
  const load = FOR_CHOICES[`./${slug}/${family}/en.yaml`]
  return load ? { written: await load(), sayWhole, isWrittenFor } : null
}

/** Those for what was told, in the same way: of the family of the occasion that leads, or of the types where none does. */
export async function loadToldWholes(
  slug: string,
  stock: Stock,
  occasion: OccasionKey | undefined,
): Promise<ToldWholes | null> {
  const load = FOR_TOLD[`./${slug}/told/${toldFolder(occasion)}/en.yaml`]
  if (!load) return null
  const [written, particulars] = await Promise.all([load(), loadParticulars(stock, occasion)])
  return {
    written,
    particulars,
    sayToldWhole,
    isWrittenForTold,
  }
}
