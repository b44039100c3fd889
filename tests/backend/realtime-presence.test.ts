import { REALTIME_PRESENCE_LISTEN_EVENTS, type RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { Inbox } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import { startRealtimeStage, type RealtimeStage } from './realtime-stage'

let database: LocalDatabase
let stage: RealtimeStage

beforeAll(async () => {
  database = await openNotes()
  stage = await startRealtimeStage(database)
})

afterAll(async () => {
  await stage.stop()
  await database.close()
})

interface Member {
  channel: RealtimeChannel
  joins: Inbox<{ key: string; newPresences: { mood?: string }[] }>
  leaves: Inbox<{ key: string; leftPresences: { mood?: string }[] }>
  syncs: Inbox<string[]>
}

async function enter(room: string, key: string): Promise<Member> {
  const client = stage.client()
  const channel = client.channel(room, { config: { presence: { key } } })
  const member: Member = { channel, joins: new Inbox(), leaves: new Inbox(), syncs: new Inbox() }
  channel
    .on('presence', { event: REALTIME_PRESENCE_LISTEN_EVENTS.JOIN }, member.joins.put)
    .on('presence', { event: REALTIME_PRESENCE_LISTEN_EVENTS.LEAVE }, member.leaves.put)
    .on('presence', { event: REALTIME_PRESENCE_LISTEN_EVENTS.SYNC }, () =>
      member.syncs.put(Object.keys(channel.presenceState())),
    )
    .subscribe()
  await member.syncs.next()
  return member
}

describe('presence', () => {
  it('tells everyone who comes, and a newcomer who is there', async () => {
    const ana = await enter('porch', 'ana')
    expect(await ana.channel.track({ mood: 'calm' })).toBe('ok')
    expect(await ana.joins.next()).toMatchObject({ key: 'ana', newPresences: [{ mood: 'calm' }] })
    const ben = await enter('porch', 'ben')
    expect(ben.channel.presenceState()).toMatchObject({ ana: [{ mood: 'calm' }] })
    await ben.channel.track({ mood: 'glad' })
    expect(await ana.joins.next()).toMatchObject({ key: 'ben', newPresences: [{ mood: 'glad' }] })
  })

  it('tells everyone who goes: by untrack, by leaving and by a lost connection', async () => {
    const watcher = await enter('gate', 'watcher')
    const leaving: [string, (member: Member) => Promise<unknown>][] = [
      ['a', (member) => member.channel.untrack()],
      ['b', (member) => member.channel.unsubscribe()],
      ['c', (member) => member.channel.socket.disconnect()],
    ]
    for (const [key, leave] of leaving) {
      const member = await enter('gate', key)
      await member.channel.track({})
      expect(await watcher.joins.next()).toMatchObject({ key })
      await leave(member)
      expect(await watcher.leaves.next()).toMatchObject({ key })
    }
    expect(watcher.channel.presenceState()).toEqual({})
  })

  it('tells the others what a member says of itself now, and what it no longer says', async () => {
    const [ana, ben] = await Promise.all([enter('desk', 'ana'), enter('desk', 'ben')])
    await ana.channel.track({ mood: 'calm' })
    await ben.joins.next()
    await ana.channel.track({ mood: 'glad' })
    expect(await ben.joins.next()).toMatchObject({ key: 'ana', newPresences: [{ mood: 'glad' }] })
    expect(await ben.leaves.next()).toMatchObject({ key: 'ana', leftPresences: [{ mood: 'calm' }] })
  })

  it('refuses what is not an object', async () => {
    const ana = await enter('wall', 'ana')
    const words: unknown = 'text'
    expect(await ana.channel.send({ type: 'presence', event: 'track', payload: words })).toBe(
      'error',
    )
  })

  it('closes the channel of a client that calls more than five times in thirty seconds', async () => {
    const ana = await enter('rush', 'ana')
    const last = new Inbox<{ message: string }>()
    ana.channel.on('system', {}, last.put)
    for (const mood of ['1', '2', '3', '4', '5']) await ana.channel.track({ mood })
    void ana.channel.track({ mood: '6' })
    expect(await last.next()).toMatchObject({ message: 'Client presence rate limit exceeded' })
  })
})
