/** What stands in the avatar without a picture: the e-mail's first letter, upper case, or else U. */
export function avatarLetter(email: string | null | undefined): string {
  return email?.trim().charAt(0).toUpperCase() || 'U'
}
