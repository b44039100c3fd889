import type { LocalDatabase } from './database'

/**
 * Makes the account with this e-mail address a moderator, or ends that; docs/moderation.md has the same statement for hosted
 * projects. It takes effect with the account's next access token. False when there is no such account.
 */
export async function setModerator(
  database: Pick<LocalDatabase, 'query'>,
  email: string,
  isModerator: boolean,
): Promise<boolean> {
  const accounts = await database.query(
    `update auth.users
     set raw_app_meta_data = case
       when $2::boolean then coalesce(raw_app_meta_data, '{}') || '{"role": "moderator"}'
       else raw_app_meta_data - 'role'
     end
     where lower(email) = lower($1) returning id`,
    [email, isModerator],
  )
  return accounts.length > 0
}
