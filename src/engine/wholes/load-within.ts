import type { OccasionKey } from '../intention/occasions'
import type { Stock, WithinDocument } from '../passages/documents'
import { withinFamily } from '../passages/keys'

const DOCUMENTS = import.meta.glob<WithinDocument>('../stock/within-*-*/en.yaml', {
  import: 'default',
})

/** How types are asked for within occasions of one family, in a chunk of its own: those of whatever is told where none was heard. */
export async function loadWithin(
  stock: Stock,
  occasion: OccasionKey = 'someone',
): Promise<WithinDocument['within']> {
  const load = DOCUMENTS[`../stock/within-${withinFamily(occasion)}-${stock}/en.yaml`]
  return load ? (await load()).within : {}
}
