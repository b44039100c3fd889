/**
 * How a context is cleaned: trimmed; everything but letters, digits, underscore, whitespace and
 * `. , ! ? ' -` removed; runs of whitespace become one space. Letters of every script count as letters.
 */
export function cleanContext(context: string): string {
  return context
    .replace(/[^\p{L}\p{M}\p{N}_\s.,!?'-]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
