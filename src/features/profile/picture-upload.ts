import { userMessage } from '@/lib/errors'
import { retryWithBackoff } from '@/lib/retry-with-backoff'
import { extensionOf, type PictureType } from './picture-kind'

export type PictureSlot = 'avatar' | 'banner'

/** The largest file that may be chosen: 50 MB. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024

/** How often an upload is attempted, and the pause between attempts in milliseconds. */
export const UPLOAD_ATTEMPTS = 3
const UPLOAD_PAUSE = 1000

/** `{avatar|banner}/{random}_{timestamp}.{ext}` */
export function pictureStoragePath(
  slot: PictureSlot,
  type: PictureType,
  random: string,
  now: number,
): string {
  return `${slot}/${random}_${now}.${extensionOf(type)}`
}

/** No further attempt begins when the person has waited this long, in milliseconds: a stall is told instead. */
const ATTEMPTS_TIMEOUT = 8000

/**
 * Uploads a picture in up to three attempts with a second in between; in fewer when an attempt takes long or the
 * server says why it refuses. `onAttempt` is called before each with its number, starting at 1. Rejects with the last
 * failure.
 */
export function uploadWithRetry<Result>(
  upload: () => Promise<Result>,
  onAttempt: (attempt: number) => void,
): Promise<Result> {
  const startTime = performance.now()
  let attempt = 0
  return retryWithBackoff(
    () => {
      attempt += 1
      onAttempt(attempt)
      return upload()
    },
    {
      delays: Array.from({ length: UPLOAD_ATTEMPTS - 1 }, () => UPLOAD_PAUSE),
      shouldRetry: (error) =>
        userMessage(error) === null && performance.now() - startTime <= ATTEMPTS_TIMEOUT,
    },
  )
}
