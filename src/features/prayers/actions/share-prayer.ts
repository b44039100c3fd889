import { addresses } from '@/catalogue/addresses'
import { PRODUCT_NAME } from '@/catalogue/product'
import type { Prayer } from '../prayer'

/** How sharing ended; each has its own message, except a cancelled one, which does nothing. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

export interface ShareWords {
  readonly title: string
  readonly text: string
  /** Left out for what others could not open. */
  readonly url?: string
}

/** Writes to the clipboard. False when the browser has none or forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the system's share sheet; without one the words are copied. */
export async function sharePrayer(words: ShareWords, copied: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return (await copyText(copied)) ? 'copied' : 'failed'
  try {
    await navigator.share(words)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}

export type NamedPrayer = Pick<Prayer, 'title' | 'isPrivate'> & { readonly id: string | null }

/** Where others can open the prayer; null when nobody else can. */
export function publicAddress({ id, isPrivate }: NamedPrayer): string | null {
  return id === null || isPrivate ? null : window.location.origin + addresses.prayer(id)
}

/** The one line that says where a copied text comes from. */
function sourceLine(prayer: NamedPrayer): string {
  const address = publicAddress(prayer)
  return `— “${prayer.title}”, ${PRODUCT_NAME}${address ? `, ${address}` : ''}`
}

/** What the copy button writes: the text on show and the source line, nothing else. */
export function copiedWords(prayer: NamedPrayer, text: string): string {
  return `${text.trim()}\n\n${sourceLine(prayer)}`
}

/** What a picture names as its source: the prayer's address without its protocol, else the site's name. */
export function pictureSource(prayer: NamedPrayer): string {
  return publicAddress(prayer)?.replace(/^https?:\/\//, '') ?? PRODUCT_NAME
}
