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
