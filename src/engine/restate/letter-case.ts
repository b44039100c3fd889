/** With a capital, as a sentence begins. */
export const capitalised = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A sentence as it goes on behind other words: its subject in small letters, unless it is “I” or a name. */
export const uncapitalised = (text: string): string =>
  text.replace(/^(?:We|My|Our|He|She|They)\b/, (word) => word.toLowerCase())
