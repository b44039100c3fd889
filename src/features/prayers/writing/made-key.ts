import { useRef } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

function asKey(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

/**
 * The key of a remix that is not known to be saved: the same for every try, also after a reload, so that a try whose
 * answer was lost is not stored a second time. After `forget` the next remix has a new one.
 */
export function useMadeKey(userId: string, prayerId: string) {
  const name = `remix-key.${userId}.${prayerId}`
  const drawn = useRef<string | null>(null)
  return {
    take(): string {
      drawn.current ??= readDevice(name, asKey) ?? crypto.randomUUID()
      writeDevice(name, drawn.current)
      return drawn.current
    },
    forget(): void {
      drawn.current = null
      writeDevice(name, null)
    },
  }
}
