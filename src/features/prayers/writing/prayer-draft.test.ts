import { describe, expect, it } from 'vitest'
import { parseChanges } from './prayer-draft'

describe('changes kept on the device', () => {
  it('come back as they were', () => {
    const changes = { title: 'Bread', longText: '', isPrivate: true }
    expect(parseChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes)
  })

  it('lose what is no change of a prayer, and keep the rest', () => {
    expect(parseChanges({ title: 7, shortText: 'kept', user_id: 'x', isPrivate: 'yes' })).toEqual({
      shortText: 'kept',
    })
  })

  it('are none when something else is kept there', () => {
    for (const stored of [null, 'text', 3]) expect(parseChanges(stored)).toBeNull()
  })
})
