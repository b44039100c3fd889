import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetOnDevice } from '@/lib/device-storage'
import { AppError, isPostgresError } from '@/lib/errors'
import { deleteAccount, PicturesLeft, type AccountDeletion } from './account-requests'
import { profileKeys } from './profile-queries'

/** Why an account is still there, in words. */
export function deletionErrorMessage(error: unknown): string {
  // The database raises an exception when another window stored a picture between the two steps.
  if (error instanceof PicturesLeft || isPostgresError(error, 'raisedException'))
    return 'Your pictures could not be removed, so your account was not deleted. Please try again.'
  if (isPostgresError(error, 'invalidParameter'))
    return 'This is not the username of your account, so it was not deleted. Please check it.'
  if (error instanceof AppError && error.kind === 'forbidden')
    return 'Please sign out, sign in again, and then delete your account.'
  return 'Your account could not be deleted. Please check your connection and try again.'
}

/** Deletes the account of the viewer, forgets their drafts on this device, and hands over to `onDeleted`. */
export function useDeleteAccount(userId: string, onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => deleteAccount(userId, deletion),
    onSuccess: () => {
      forgetOnDevice(userId)
      onDeleted()
    },
    // The pictures may be gone though the account is not.
    onError: () => void queryClient.invalidateQueries({ queryKey: profileKeys.detail(userId) }),
  })
}
