const WORD = /[\p{L}\p{M}\p{N}’'-]+/gu

/** The words of a text, as the bands count them. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** How many words a text has. */
export function countWords(text: string): number {
  return wordsOf(text).length
}

/** A sentence as repetition checks see it: lower case, words only. */
export function normalise(text: string): string {
  return wordsOf(text).join(' ').toLowerCase().normalize('NFC')
}
