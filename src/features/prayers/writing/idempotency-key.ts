import { useRef } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

function asKey(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

/**
 * The idempotency key of a remix: the same for every attempt until it is known to be saved, also after a reload. An
 * attempt whose answer was lost is then not stored a second time. After `forget` the next remix has a new key.
 */
export function useIdempotencyKey(userId: string, prayerId: string) {
  const name = `remix-key.${userId}.${prayerId}`
  const current = useRef<string | null>(null)
  return {
    take(): string {
      current.current ??= readDevice(name, asKey) ?? crypto.randomUUID()
      writeDevice(name, current.current)
      return current.current
    },
    forget(): void {
      current.current = null
      writeDevice(name, null)
    },
  }
}
