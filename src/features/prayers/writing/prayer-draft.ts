import { useState } from 'react'
import { readDevice, writeDevice } from '@/lib/device-storage'
import type { PrayerEdits } from '../prayer'

type Changes = { -readonly [Field in keyof PrayerEdits]?: PrayerEdits[Field] }

const TEXT_FIELDS = ['title', 'shortText', 'mediumText', 'longText'] as const

/** Reads kept changes; a field that is not what it should be is left out. */
export function parseChanges(stored: unknown): Changes | null {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = new Map(Object.entries(stored))
  const changes: Changes = {}
  for (const field of TEXT_FIELDS) {
    const text: unknown = kept.get(field)
    if (typeof text === 'string') changes[field] = text
  }
  const isPrivate: unknown = kept.get('isPrivate')
  if (typeof isPrivate === 'boolean') changes.isPrivate = isPrivate
  return changes
}

/**
 * What a person changed in a prayer and has not saved: kept on the device, so that neither closing the dialog nor a
 * failure, a reload or an expired session loses it.
 */
export function usePrayerDraft(kind: 'remix' | 'edit', userId: string, prayerId: string) {
  const key = `${kind}.${userId}.${prayerId}`
  const [changes, setChanges] = useState<Changes>(() => readDevice(key, parseChanges) ?? {})

  function keep(next: Changes | null) {
    setChanges(next ?? {})
    writeDevice(key, next)
  }

  return {
    changes,
    change: (part: Changes) => keep({ ...changes, ...part }),
    forget: () => keep(null),
  }
}
