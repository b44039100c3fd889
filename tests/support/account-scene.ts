import { onlyRow, type Stage } from './stage'

/** What `my_account` answers, as docs/account-file.md has it. */
export interface AccountFile {
  format: string
  version: number
  exported_at: string
  profile: Record<string, unknown>
  prayers: Record<string, unknown>[]
  likes: Record<string, unknown>[]
  reports: Record<string, unknown>[]
  hidden_prayers: Record<string, unknown>[]
  collections: Record<string, unknown>[]
}

export async function accountOf(stage: Stage, id: string): Promise<AccountFile> {
  const rows = await stage
    .user(id)
    .query<{ account: AccountFile }>('select public.my_account() as account')
  return onlyRow(rows).account
}

export const DELETE = 'select public.delete_account($1, $2)'
export const deleteAccount = (stage: Stage, id: string, name: string, withPublicPrayers: boolean) =>
  stage.user(id).query(DELETE, [name, withPublicPrayers])

export const giveLike = 'insert into public.likes (prayer_id) values ($1)'

/** A remix that a person made of a prayer; answers with its id. */
export async function remixOf(stage: Stage, id: string, original: string): Promise<string> {
  const made = await stage.user(id).query<{ id: string }>(
    `insert into public.prayers (title, short_text, tradition, category, user_id, is_remix, original_prayer_id)
     values ('Remixed', 'Again.', 'Universal', 'Hope', $1, true, $2) returning id`,
    [id, original],
  )
  return onlyRow(made).id
}
