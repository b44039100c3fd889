import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalDatabase } from '../../supabase/local/database'
import { Inbox } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import { ANON_KEY, startRealtimeStage, type RealtimeStage } from './realtime-stage'

interface Message {
  event: string
  payload?: unknown
}

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

async function join(client: SupabaseClient, name: string, broadcast = {}) {
  const config: RealtimeChannelOptions = { config: { broadcast } }
  const channel = client.channel(name, config)
  const messages = new Inbox<Message>()
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => messages.put({ event, payload }))
  await subscribed(channel)
  return { channel, messages }
}

function subscribed(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
      else reject(error ?? new Error(status))
    })
  })
}

interface Post extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>
}

function post(path: string, init: Post, key: string | null = ANON_KEY): Promise<Response> {
  return fetch(`${stage.url}/realtime/v1/api/broadcast${path}`, {
    method: 'POST',
    ...init,
    headers: { ...(key !== null && { apikey: key }), ...init.headers },
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

describe('broadcasts', () => {
  it('reach the others, and the sender only when it asks for that', async () => {
    const [quiet, self, other] = await Promise.all([
      join(stage.client(), 'hall'),
      join(stage.client(), 'hall', { self: true }),
      join(stage.client(), 'hall'),
    ])
    await quiet.channel.send({ type: 'broadcast', event: 'one', payload: { n: 1 } })
    expect(await other.messages.next()).toEqual({ event: 'one', payload: { n: 1 } })
    await self.channel.send({ type: 'broadcast', event: 'two', payload: { n: 2 } })
    expect(await self.messages.take(2)).toMatchObject([{ event: 'one' }, { event: 'two' }])
    // Its own message would have come before the second one.
    expect(await quiet.messages.next()).toMatchObject({ event: 'two' })
  })

  it('are acknowledged when the channel asks for it', async () => {
    const { channel } = await join(stage.client(), 'acked', { ack: true })
    expect(await channel.send({ type: 'broadcast', event: 'e', payload: {} })).toBe('ok')
    const large = { text: 'x'.repeat(300_000) }
    expect(await channel.send({ type: 'broadcast', event: 'e', payload: large })).toBe('error')
  })

  it('carry JSON between clients of both protocol versions', async () => {
    const [old, current] = await Promise.all([
      join(stage.client({ vsn: '1.0.0' }), 'versions'),
      join(stage.client({ vsn: '2.0.0' }), 'versions'),
    ])
    const payload = { words: 'Ọ́runmìlà 祈り' }
    await old.channel.send({ type: 'broadcast', event: 'from old', payload })
    expect(await current.messages.next()).toEqual({ event: 'from old', payload })
    await current.channel.send({ type: 'broadcast', event: 'from new', payload })
    expect(await old.messages.next()).toEqual({ event: 'from new', payload })
  })

  it('carry bytes to clients of version 2.0.0 only', async () => {
    const [sender, old, current] = await Promise.all([
      join(stage.client(), 'bytes'),
      join(stage.client({ vsn: '1.0.0' }), 'bytes'),
      join(stage.client(), 'bytes'),
    ])
    await sender.channel.send({
      type: 'broadcast',
      event: 'raw',
      payload: Uint8Array.of(1, 2).buffer,
    })
    await sender.channel.send({ type: 'broadcast', event: 'then', payload: {} })
    const { payload } = await current.messages.next()
    expect(payload).toEqual(Uint8Array.of(1, 2).buffer)
    expect(await old.messages.next()).toMatchObject({ event: 'then' })
  })

  it('stay in their own topic', async () => {
    const [here, there] = await Promise.all([
      join(stage.client(), 'here', { ack: true }),
      join(stage.client(), 'there', { self: true, ack: true }),
    ])
    await here.channel.send({ type: 'broadcast', event: 'here', payload: {} })
    await there.channel.send({ type: 'broadcast', event: 'there', payload: {} })
    expect(await there.messages.next()).toMatchObject({ event: 'there' })
  })

  it('can be sent over HTTP, one by one and by name', async () => {
    const { messages } = await join(stage.client(), 'post & room')
    const sender = stage.client().channel('post & room')
    expect(await sender.httpSend('one / two', { n: 1 })).toEqual({ success: true })
    expect(await messages.next()).toEqual({ event: 'one / two', payload: { n: 1 } })
    expect(await sender.httpSend('raw', Uint8Array.of(7).buffer)).toEqual({ success: true })
    expect((await messages.next()).payload).toEqual(Uint8Array.of(7).buffer)
  })

  it('can be sent over HTTP in a batch', async () => {
    const { messages } = await join(stage.client(), 'batch')
    const list = [1, 2].map((n) => ({ topic: 'batch', event: 'e', payload: { n } }))
    const response = await post('', {
      headers: JSON_TYPE,
      body: JSON.stringify({ messages: list }),
    })
    expect(response.status).toBe(202)
    expect(await messages.take(2)).toMatchObject([{ payload: { n: 1 } }, { payload: { n: 2 } }])
  })

  it.each([
    ['without a key', '', { headers: JSON_TYPE, body: '{"messages":[]}' }, null, 401],
    ['with a wrong key', '', { headers: JSON_TYPE, body: '{"messages":[]}' }, 'wrong', 401],
    ['that is not JSON', '', { headers: JSON_TYPE, body: '{' }, ANON_KEY, 422],
    ['without messages', '', { headers: JSON_TYPE, body: '{}' }, ANON_KEY, 422],
    [
      'with half a message',
      '',
      { headers: JSON_TYPE, body: '{"messages":[{"topic":"a"}]}' },
      ANON_KEY,
      422,
    ],
    [
      'of another type',
      '/a/events/b',
      { headers: { 'content-type': 'text/csv' }, body: '1' },
      ANON_KEY,
      415,
    ],
    ['to a broken address', '/%ff/events/b', { headers: JSON_TYPE, body: '1' }, ANON_KEY, 422],
    ['to an unknown path', '/a/b', { headers: JSON_TYPE, body: '1' }, ANON_KEY, 404],
    [
      'too large',
      '/a/events/b',
      { headers: JSON_TYPE, body: `"${'x'.repeat(300_000)}"` },
      ANON_KEY,
      422,
    ],
  ])('over HTTP %s are refused', async (_, path, init, key, status) => {
    const response = await post(path, init, key)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('message')
  })
})
