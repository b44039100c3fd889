/** Doubled consonants are written once, so “hitting” is “hit” and “ing”. */
export const undouble = (word: string): string =>
  word.length > 3 ? word.replaceAll(/([b-df-hj-np-tv-z])\1/g, '$1') : word
