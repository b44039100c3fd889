/** The real service's limit on the size of a broadcast (free plan: 256 KB). */
import type { Broadcast } from './broadcast-frames'

const LARGEST_BROADCAST = 256 * 1024

/** The reason of a refusal, or null. */
export function checkBroadcast({ body }: Broadcast): string | null {
  const size =
    body.kind === 'bytes' ? body.bytes.length : Buffer.byteLength(JSON.stringify(body.value))
  return size > LARGEST_BROADCAST ? 'Payload size exceeds tenant limit' : null
}
