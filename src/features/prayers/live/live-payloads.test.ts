import { describe, expect, it } from 'vitest'
import { eventFromRemoval } from './live-payloads'

describe('a row of removed prayers', () => {
  it('takes the prayer off the screen, whether it was deleted or became private', () => {
    const row = { id: 'row', prayer_id: 'prayer', removed_at: '2026-01-01T00:00:00+00:00' }
    expect(eventFromRemoval({ eventType: 'INSERT', new: row })).toEqual({
      kind: 'deleted',
      id: 'prayer',
    })
  })

  it('that can not be read changes nothing', () => {
    expect(eventFromRemoval({ eventType: 'INSERT', new: {} })).toBeNull()
  })
})
