import { describe, expect, it } from 'vitest'
import { createPresence } from './presence'

describe('presence', () => {
  it('joins a key once and says nothing about the same payload again', () => {
    const presence = createPresence()
    const owner = {}
    const first = presence.track('room', 'ana', owner, { mood: 'calm' })
    expect(first?.joins.ana?.metas[0]).toMatchObject({ mood: 'calm' })
    expect(first?.leaves).toEqual({})
    expect(presence.track('room', 'ana', owner, { mood: 'calm' })).toBeNull()
  })

  it('replaces the old meta by the new one when the payload changes', () => {
    const presence = createPresence()
    const owner = {}
    const first = presence.track('room', 'ana', owner, { mood: 'calm' })
    const second = presence.track('room', 'ana', owner, { mood: 'glad' })
    const before = first?.joins.ana?.metas[0]
    expect(second?.leaves).toEqual({ ana: { metas: [before] } })
    expect(second?.joins.ana?.metas[0]).toMatchObject({
      mood: 'glad',
      phx_ref_prev: before?.phx_ref,
    })
    expect(presence.state('room').ana?.metas).toHaveLength(1)
  })

  it('keeps two owners of one key apart and forgets a room that is empty', () => {
    const presence = createPresence()
    const [phone, laptop] = [{}, {}]
    presence.track('room', 'ana', phone, { on: 'phone' })
    presence.track('room', 'ana', laptop, { on: 'laptop' })
    expect(presence.state('room').ana?.metas).toHaveLength(2)
    expect(presence.untrack('room', 'ana', phone)?.leaves.ana?.metas).toMatchObject([
      { on: 'phone' },
    ])
    expect(presence.state('room').ana?.metas).toMatchObject([{ on: 'laptop' }])
    presence.untrack('room', 'ana', laptop)
    expect(presence.state('room')).toEqual({})
    expect(presence.untrack('room', 'ana', laptop)).toBeNull()
  })

  it('keeps rooms apart', () => {
    const presence = createPresence()
    presence.track('one', 'ana', {}, {})
    expect(presence.state('two')).toEqual({})
  })
})
