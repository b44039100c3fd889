import { createPostgresError, unwrap, unwrapEmpty } from '@/lib/errors'
import { callWithStallTimeout } from '@/lib/call-with-stall-timeout'
import { openStorage } from '@/lib/storage'
import { supabase } from '@/lib/supabase'
import { accountFile, type AccountFile } from './account-file'
import { removeOwnPictures } from './own-pictures'
import { PICTURE_BUCKET } from './picture-path'
import { isSameUsername, tidyUsername } from './profile-rules'

/** Everything that is the viewer's, as a file. Throws AppError. */
export async function fetchAccountFile(): Promise<AccountFile> {
  return accountFile(await callWithStallTimeout('my_account'))
}

/** What a person asked for in the dialog. */
export interface AccountDeletion {
  readonly typedUsername: string
  readonly removesPublicPrayers: boolean
}

/** The pictures could not all be removed, and so the account was left as it is. */
export class PicturesLeft extends Error {
  override readonly name = 'PicturesLeft'
}

/** The database asks this again; here it keeps a mistyped name from costing the pictures. */
async function requireOwnUsername(userId: string, typed: string): Promise<void> {
  const answer = await supabase.from('profiles').select('username').eq('id', userId).maybeSingle()
  if (answer.error) unwrap(answer)
  // Without a profile the account is gone already and only the answer was lost.
  if (answer.data && !isSameUsername(typed, answer.data.username))
    throw createPostgresError('invalidParameter', 'This is not the username of this account.')
}

async function removePictures(userId: string): Promise<void> {
  let count = 0
  try {
    const storage = await openStorage()
    count = await removeOwnPictures(storage.from(PICTURE_BUCKET))
  } catch (cause) {
    throw new PicturesLeft('The pictures could not be removed.', { cause })
  }
  if (count === 0) return
  const noPictures = { avatar_url: null, banner_url: null }
  unwrapEmpty(await supabase.from('profiles').update(noPictures).eq('id', userId))
}

/**
 * Deletes the viewer's account: first the pictures, which only the storage service can remove, then all else in one
 * step. It may be sent again whatever the outcome of the last attempt. Throws PicturesLeft or AppError.
 */
export async function deleteAccount(userId: string, deletion: AccountDeletion): Promise<void> {
  const { typedUsername, removesPublicPrayers } = deletion
  await requireOwnUsername(userId, typedUsername)
  await removePictures(userId)
  unwrapEmpty(
    await supabase.rpc('delete_account', {
      typed_username: tidyUsername(typedUsername),
      remove_public_prayers: removesPublicPrayers,
    }),
  )
}
