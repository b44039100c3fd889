import { sentenceOf } from '@/lib/errors'
import { extensionOf, type PictureType } from './picture-kind'

export type PictureSlot = 'avatar' | 'banner'

/** The largest file that may be chosen: 50 MB (specification, section 9). */
export const UPLOAD_LIMIT = 50 * 1024 * 1024

/** How often an upload is tried, and the pause between tries in milliseconds (specification, section 9). */
export const UPLOAD_ATTEMPTS = 3
const UPLOAD_PAUSE = 1000

/** `{avatar|banner}/{random}_{timestamp}.{ext}` (specification, section 7). */
export function pictureStoragePath(
  slot: PictureSlot,
  type: PictureType,
  random: string,
  now: number,
): string {
  return `${slot}/${random}_${now}.${extensionOf(type)}`
}

interface AttemptOptions {
  /** Called before each try with its number, starting at 1. */
  onAttempt?: (attempt: number) => void
  /** Waits that many milliseconds. */
  pause?: (milliseconds: number) => Promise<void>
  /** The present, in milliseconds. */
  now?: () => number
}

function realPause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** No further try begins when the person has waited this long, in milliseconds: a stall is told instead. */
const TRIES_WITHIN = 8000

/**
 * Runs `work` until it succeeds, three times at most with a second in between, and fewer when a try takes long or the
 * server says why it will not.
 * Rejects with the last failure.
 */
export async function withAttempts<Result>(
  work: () => Promise<Result>,
  { onAttempt, pause = realPause, now = () => performance.now() }: AttemptOptions = {},
): Promise<Result> {
  const begunAt = now()
  for (let attempt = 1; ; attempt += 1) {
    onAttempt?.(attempt)
    try {
      return await work()
    } catch (error) {
      if (
        sentenceOf(error) !== null ||
        attempt === UPLOAD_ATTEMPTS ||
        now() - begunAt > TRIES_WITHIN
      )
        throw error
      await pause(UPLOAD_PAUSE)
    }
  }
}
