import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import type { Prayer } from '../prayer'

type Named = Pick<Prayer, 'title' | 'isPrivate'> & { readonly id: string | null }

/** Where others can open the prayer; null when nobody else can. */
export function publicAddress({ id, isPrivate }: Named): string | null {
  return id === null || isPrivate ? null : window.location.origin + addresses.prayer(id)
}

/** The one line that says where a copied text comes from. */
function sourceLine(prayer: Named): string {
  const address = publicAddress(prayer)
  return `— “${prayer.title}”, ${PRODUCT_NAME}${address ? `, ${address}` : ''}`
}

/** What the copy button writes: the text on show and the source line, nothing else. */
export function copiedWords(prayer: Named, text: string): string {
  return `${text.trim()}\n\n${sourceLine(prayer)}`
}
