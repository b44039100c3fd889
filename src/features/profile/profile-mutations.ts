import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, isPostgresError, unwrap, userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import type { ProfileDraft } from './profile-draft'
import { profileKeys } from './profile-queries'
import { tidyUsername } from './profile-rules'

/** Words for a username that the database refused; null when the failure has another reason. */
export function usernameRefusal(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  if (isPostgresError(error, 'uniqueViolation'))
    return error.message.includes('_look')
      ? 'This username is taken, or looks like one that is. Please choose another.'
      : 'This username is taken. Please choose another.'
  const isAboutName = isPostgresError(error, 'checkViolation') && error.message.includes('username')
  return isAboutName ? 'This username cannot be used. Please choose another.' : null
}

/** What the form says itself: a toast passes, and may not have been loaded. Null for failures that are said elsewhere. */
export function offlineMessage(error: unknown): string | null {
  const isUnreachable = error instanceof AppError && error.kind === 'offline'
  return isUnreachable ? 'No connection. What you wrote is kept on this device.' : null
}

async function saveProfile(userId: string, { username, bio }: ProfileDraft): Promise<void> {
  unwrap(
    await supabase
      .from('profiles')
      .update({ username: tidyUsername(username), bio: bio.trim() || null })
      .eq('id', userId)
      .select('id')
      .single(),
  )
}

/** Saves username and bio, and says how it went. A refused username is left to the form to explain. */
export function useSaveProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProfileDraft) => saveProfile(userId, draft),
    onSuccess: () => {
      notify.success('Profile updated successfully')
      return queryClient.invalidateQueries({ queryKey: profileKeys.detail(userId) })
    },
    onError: (error) => {
      if (usernameRefusal(error)) return
      notify.error(userMessage(error) ?? 'Error updating profile', { title: 'Error' })
    },
  })
}
