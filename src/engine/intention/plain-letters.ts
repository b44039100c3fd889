/**
 * A text in the letters that are meant: full-width and styled ones as plain ones, without what is not seen (soft hyphens,
 * joiners, the sign that colours an emoji), so that no such sign hides a word.
 */
export const plainLetters = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
