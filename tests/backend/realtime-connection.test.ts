import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { LocalDatabase } from '../../supabase/local/database'
import { Inbox, listenTo, ready } from './realtime-inbox'
import { openNotes } from './realtime-notes'
import { ANON_KEY, signToken, startRealtimeStage, type RealtimeStage } from './realtime-stage'

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

/** A raw client of protocol 2.0.0, for what the real one would never send. */
async function rawClient() {
  const socket = new WebSocket(address(`apikey=${ANON_KEY}&vsn=2.0.0`))
  const frames = new Inbox<unknown>()
  socket.on('message', (data: Buffer) => frames.put(JSON.parse(data.toString('utf8'))))
  await once(socket, 'open')
  return { socket, frames, send: (frame: unknown) => socket.send(JSON.stringify(frame)) }
}

function address(query: string): string {
  return `${stage.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`
}

function refusal(
  query: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; error: string }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address(query), { headers })
    socket.on('open', () => reject(new Error('The server let the client in.')))
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
      response.on('end', () => {
        const { error } = JSON.parse(body) as { error: string }
        resolve({ status: response.statusCode ?? 0, error })
      })
    })
  })
}

describe('a connection', () => {
  it('is refused without a valid key, with the words of the real service', async () => {
    const forged = `${(await signToken('x')).slice(0, -4)}AAAA`
    const expired = await signToken('x', -10)
    expect(await refusal('vsn=2.0.0')).toEqual({ status: 401, error: 'API key is missing' })
    expect(await refusal('apikey=wrong')).toEqual({
      status: 401,
      error: 'The token provided is not a valid JWT',
    })
    expect(await refusal(`apikey=${forged}`)).toEqual({
      status: 401,
      error: 'Failed to validate JWT signature',
    })
    expect(await refusal(`apikey=${expired}`)).toEqual({ status: 401, error: 'Token has expired' })
  })

  it('is refused under a foreign host name, which a page elsewhere could point at this machine', async () => {
    expect(await refusal(`apikey=${ANON_KEY}`, { host: 'elsewhere.example' })).toEqual({
      status: 403,
      error: 'Foreign host name',
    })
  })

  it('answers heartbeats', async () => {
    const { send, frames, socket } = await rawClient()
    send([null, '1', 'phoenix', 'heartbeat', {}])
    expect(await frames.next()).toEqual([
      null,
      '1',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ])
    socket.terminate()
  })

  it('survives whatever a client sends', async () => {
    const { socket, send, frames } = await rawClient()
    socket.send('{')
    socket.send('null')
    socket.send('[]')
    socket.send(Buffer.from([9, 9, 9]))
    socket.send(Buffer.from([3, 255, 255, 255, 255, 255, 1]))
    send([null, '1', 'realtime:x', 'broadcast', 'no object'])
    send(['2', '2', 'realtime:bad', 'phx_join', { config: { postgres_changes: [null, 7, {}] } }])
    send(['2', '3', 'realtime:bad', 'presence', null])
    send(['2', '4', 'realtime:bad', 'access_token', { access_token: 7 }])
    send([null, '9', 'phoenix', 'heartbeat', {}])
    const seen: unknown[] = []
    let frame = await frames.next()
    while (!(Array.isArray(frame) && frame[1] === '9')) {
      seen.push(frame)
      frame = await frames.next()
    }
    expect(seen[0]).toEqual([
      null,
      '1',
      'realtime:x',
      'phx_reply',
      { status: 'error', response: { reason: 'unmatched topic' } },
    ])
    expect(seen).toContainEqual([
      '2',
      '3',
      'realtime:bad',
      'phx_reply',
      {
        status: 'error',
        response: { reason: 'The embedded backend knows changes of the database only' },
      },
    ])
    expect(seen).toContainEqual([
      '2',
      '2',
      'realtime:bad',
      'phx_reply',
      { status: 'ok', response: { postgres_changes: [{ id: 1 }] } },
    ])
    socket.terminate()
  })

  it('refuses channels without a name, private ones, and more than a hundred', async () => {
    const { send, frames, socket } = await rawClient()
    const reason = async () => {
      const frame = await frames.until((value) => Array.isArray(value) && value[3] === 'phx_reply')
      return (frame as { response: { reason?: string } }[])[4]?.response.reason
    }
    send(['1', '1', 'realtime:', 'phx_join', {}])
    expect(await reason()).toBe('TopicNameRequired: You must provide a topic name')
    send(['1', '1', 'realtime:den', 'phx_join', { config: { private: true } }])
    expect(await reason()).toBe(
      'Unauthorized: You do not have permissions to read from this Channel topic: den',
    )
    for (let place = 0; place < 100; place++) {
      send(['1', '1', `realtime:${place}`, 'phx_join', {}])
      expect(await reason()).toBeUndefined()
    }
    send(['1', '1', 'realtime:one too many', 'phx_join', {}])
    expect(await reason()).toBe('ChannelRateLimitReached: Too many channels')
    socket.terminate()
  })

  it('answers a leave, closes the channel and sends it nothing more', async () => {
    const client = stage.client()
    const listener = listenTo(client.channel('left'))
    await ready(listener)
    expect(await listener.channel.unsubscribe()).toBe('ok')
    await listener.status.until((status) => status === 'CLOSED')
    const other = listenTo(stage.client().channel('stayed'))
    await ready(other)
    await database.query('insert into notes (id) values (1)')
    await other.changes.next()
    expect(listener.changes.size).toBe(0)
  })

  it('that is lost comes back by itself, joins again and goes on receiving', async () => {
    const listener = listenTo(stage.client().channel('lost'))
    await ready(listener)
    stage.dropConnections()
    await ready(listener)
    await database.query('insert into notes (id) values (2)')
    expect(await listener.changes.next()).toMatchObject({ new: { id: 2 } })
  })
})
