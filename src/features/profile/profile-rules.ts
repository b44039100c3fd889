/** Limits that the database keeps too (migration "profiles"). */
export const USERNAME_LIMIT = 30
export const BIO_LIMIT = 500

/** What is wrong with a wished username, in words; null when nothing is. Surrounding blanks do not count. */
export function usernameProblem(wished: string): string | null {
  const name = wished.trim()
  if (!/^[A-Za-z0-9._-]*$/.test(name))
    return 'Only letters, digits, dots, hyphens and underscores, please.'
  if (name.length < 3) return 'At least 3 characters, please.'
  if (name.length > USERNAME_LIMIT) return `At most ${USERNAME_LIMIT} characters, please.`
  return null
}

/** True when the typed name is that username; as in the database, case and surrounding blanks do not count. */
export function isSameUsername(typed: string, username: string): boolean {
  return typed.trim().toLowerCase() === username.toLowerCase()
}

/** Characters as the database counts them: an emoji is one. */
export function bioLength(bio: string): number {
  return Array.from(bio.trim()).length
}

/** What is wrong with a bio, in words; null when nothing is. */
export function bioProblem(bio: string): string | null {
  return bioLength(bio) > BIO_LIMIT ? `At most ${BIO_LIMIT} characters, please.` : null
}
