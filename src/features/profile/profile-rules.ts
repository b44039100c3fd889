import { isSpeltInOneScript, unknownLetters } from './username-spelling'

/** Limits that the database keeps too (migration "profiles"). */
export const USERNAME_LIMIT = 30
export const BIO_LIMIT = 500

/** A typed username as it is stored: one spelling for all the ways to write the same letters, no blanks around it. */
export function tidyUsername(typed: string): string {
  return joinVowelAm(typed.trim().normalize('NFKC'))
}

/** The Thai and Lao vowel am in one piece: NFKC takes it apart and leaves its ring behind the sign of a tone. */
function joinVowelAm(name: string): string {
  return name
    .replaceAll(/\u0E4D([\u0E48-\u0E4B]*)\u0E32/g, '$1\u0E33')
    .replaceAll(/\u0ECD([\u0EC8-\u0ECB]*)\u0EB2/g, '$1\u0EB3')
}

/** What is wrong with a wished username, in words; null when nothing is. */
export function usernameProblem(wished: string): string | null {
  const name = tidyUsername(wished)
  const length = Array.from(name).length
  if (/\p{Default_Ignorable_Code_Point}/u.test(name))
    return 'There is a character in it that nobody sees.'
  if (!/^[\p{L}\p{M}0-9._-]*$/u.test(name))
    return 'Only letters, digits 0 to 9, dots, hyphens and underscores, please.'
  if (length < 3) return 'At least 3 characters, please.'
  if (length > USERNAME_LIMIT) return `At most ${USERNAME_LIMIT} characters, please.`
  if (/(?<![\p{L}\p{M}])\p{M}|\p{M}{5}/u.test(name))
    return 'Accents and vowel signs need a letter before them, and at most four fit on one.'
  if (isSpeltInOneScript(name)) return null
  const unknown = unknownLetters(name)
  return unknown ? `Names can not hold “${unknown}” yet.` : 'Letters of one script only, please.'
}

/** True when the typed name is that username; as in the database, case and surrounding blanks do not count. */
export function isSameUsername(typed: string, username: string): boolean {
  return tidyUsername(typed).toLowerCase() === username.toLowerCase()
}

/** Characters as the database counts them: an emoji is one. */
export function bioLength(bio: string): number {
  return Array.from(bio.trim()).length
}

/** What is wrong with a bio, in words; null when nothing is. */
export function bioProblem(bio: string): string | null {
  return bioLength(bio) > BIO_LIMIT ? `At most ${BIO_LIMIT} characters, please.` : null
}
