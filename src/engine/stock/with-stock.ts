import { composeFragmentPrayer } from '../compose-fragment-prayer'
import type { Pack, Voice } from '../pack'
import { STOCK } from './stock'

/** Gives a pack that was imported directly the stock it may fall back on; `loadPack` does so by itself. */
export function withStock(pack: Pack): Voice {
  return { ...pack, stock: STOCK, compose: composeFragmentPrayer }
}
