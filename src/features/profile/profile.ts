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

/** The letter in the place of a missing picture. */
export function profileLetter({ username }: Pick<Profile, 'username'>): string {
  return Array.from(username)[0]?.toUpperCase() ?? 'U'
}
