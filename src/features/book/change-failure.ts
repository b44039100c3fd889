import { AppError, isPostgresError, userMessage } from '@/lib/errors'

/** What to tell a person when a change of their book was not stored. */
export function changeFailure(error: unknown): string {
  if (isPostgresError(error, 'uniqueViolation'))
    return 'You have a collection of this name already.'
  if (error instanceof AppError && error.kind === 'offline')
    return 'No connection. Please try again when you are online.'
  if (error instanceof AppError && error.kind === 'forbidden')
    return 'This is no longer there. Please load the page again.'
  return userMessage(error) ?? 'This could not be stored. Please try again later.'
}
