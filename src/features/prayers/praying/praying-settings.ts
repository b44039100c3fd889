import { useCallback, useState } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'

export const TEXT_SIZES = [0.8, 1, 1.2, 1.45, 1.75] as const
export const PACES = [
  { value: 'slow', label: 'Slow', rate: 0.75 },
  { value: 'calm', label: 'Calm', rate: 0.9 },
  { value: 'usual', label: 'Usual', rate: 1 },
] as const

export type Ground = 'light' | 'dark'
export type Pace = (typeof PACES)[number]['value']

/** How one person likes to pray on this device. */
export interface PrayingSettings {
  /** Null: as the rest of the site. */
  readonly ground: Ground | null
  /** A place in TEXT_SIZES. */
  readonly size: number
  readonly pace: Pace
  /** The address of a voice of this device; null lets the device choose. */
  readonly voice: string | null
}

const STORAGE_KEY = 'praying'
const USUAL: PrayingSettings = { ground: null, size: 1, pace: 'calm', voice: null }

/** Reads what is kept on the device, which may hold anything. */
export function parsePrayingSettings(stored: unknown): PrayingSettings | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { ground, size, pace, voice } = stored as Record<string, unknown>
  return {
    ground: ground === 'light' || ground === 'dark' ? ground : null,
    size: typeof size === 'number' && size in TEXT_SIZES ? size : USUAL.size,
    pace: PACES.find(({ value }) => value === pace)?.value ?? USUAL.pace,
    voice: typeof voice === 'string' ? voice : null,
  }
}

export function usePrayingSettings() {
  const [settings, setSettings] = useState(
    () => readDevice(STORAGE_KEY, parsePrayingSettings) ?? USUAL,
  )
  const change = useCallback((changes: Partial<PrayingSettings>) => {
    setSettings((before) => {
      const after = { ...before, ...changes }
      writeDevice(STORAGE_KEY, after)
      return after
    })
  }, [])
  return [settings, change] as const
}
