/** The public face of an account; made from rows in `profile-queries.ts` and nowhere else. */
export interface Profile {
  /** The account's id. */
  readonly id: string
  readonly username: string
  /** Empty when nothing is written. */
  readonly bio: string
  /** Addresses of pictures in the app's own storage; null without a picture. */
  readonly avatarUrl: string | null
  readonly bannerUrl: string | null
}

/** What stands in the place of a missing picture: the first letter of a name or e-mail, upper case, or else U. */
export function avatarLetter(name: string | undefined): string {
  return Array.from(name?.trim() ?? '')[0]?.toUpperCase() ?? 'U'
}
