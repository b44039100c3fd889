import { RealtimeClient } from '@supabase/supabase-js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeBroadcastPush,
  encodeBroadcast,
  type BroadcastBody,
} from '../../supabase/local/realtime/broadcast-frames'
import { MalformedFrame } from '../../supabase/local/realtime/frames'
import './realtime-stage'

/** The other end of the wire: the client's own serializer. */
const { serializer } = new RealtimeClient('ws://127.0.0.1', {
  params: { apikey: 'key' },
})

const jsonValues = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
/** The client counts characters, not bytes, so its own frames hold in ASCII only. */
const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
const bytes = fc.uint8Array({ maxLength: 200 })

function toArrayBuffer(array: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(array.length)
  new Uint8Array(copy).set(array)
  return copy
}

function pushOf(topic: string, event: string, payload: unknown): Uint8Array {
  let frame = new Uint8Array()
  const message = {
    join_ref: '3',
    ref: '7',
    topic,
    event: 'broadcast',
    payload: { event, payload },
  }
  serializer.encode(message, (encoded) => {
    if (typeof encoded === 'string') throw new Error('The client wrote text.')
    frame = new Uint8Array(encoded)
  })
  return frame
}

function received(frame: Buffer | null): unknown {
  if (!frame) throw new Error('The server wrote nothing.')
  return serializer.decode(toArrayBuffer(frame), (message: unknown) => message)
}

function outcome(frame: Uint8Array): unknown {
  try {
    return typeof decodeBroadcastPush(frame).topic === 'string' && 'read'
  } catch (error) {
    return error instanceof MalformedFrame ? 'refused' : error
  }
}

describe('binary broadcast frames', () => {
  it('of the client are read with JSON payloads', () => {
    fc.assert(
      fc.property(ascii, ascii, jsonValues, (topic, event, value) => {
        const sent = value ?? {}
        expect(decodeBroadcastPush(pushOf(topic, event, value))).toEqual({
          joinRef: '3',
          ref: '7',
          topic,
          event,
          body: { kind: 'json', value: sent },
        })
      }),
    )
  })

  it('of the client are read with bytes', () => {
    fc.assert(
      fc.property(ascii, ascii, bytes, (topic, event, content) => {
        const push = decodeBroadcastPush(pushOf(topic, event, toArrayBuffer(content)))
        expect(push).toMatchObject({ topic, event, body: { kind: 'bytes' } })
        expect(push.body.kind === 'bytes' && [...push.body.bytes]).toEqual([...content])
      }),
    )
  })

  it('are read by byte counts, so that every language can name an event', () => {
    const parts = ['1', '2', 'realtime:zál', 'héllo 祈り', ''].map((text) => Buffer.from(text))
    const header = Buffer.from([3, ...parts.map((part) => part.length), 1])
    const frame = Buffer.concat([header, ...parts, Buffer.from('{"a":1}')])
    expect(decodeBroadcastPush(frame)).toMatchObject({ topic: 'realtime:zál', event: 'héllo 祈り' })
  })

  it('of the server are read by the client, in every language', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 20 })
    const bodies: fc.Arbitrary<BroadcastBody> = fc.oneof(
      jsonValues.map((value) => ({ kind: 'json' as const, value })),
      bytes.map((content) => ({ kind: 'bytes' as const, bytes: content })),
    )
    fc.assert(
      fc.property(names, names, bodies, (topic, event, body) => {
        const frame = encodeBroadcast(topic, { event, body })
        const payload = body.kind === 'json' ? body.value : toArrayBuffer(body.bytes)
        expect(received(frame)).toEqual({
          join_ref: null,
          ref: null,
          topic,
          event: 'broadcast',
          payload: { type: 'broadcast', event, payload },
        })
      }),
    )
  })

  it('of the server are not written when a name needs more than 255 bytes', () => {
    const body: BroadcastBody = { kind: 'json', value: {} }
    expect(encodeBroadcast('t', { event: 'e'.repeat(255), body })).not.toBeNull()
    expect(encodeBroadcast('t', { event: 'é'.repeat(128), body })).toBeNull()
  })

  it('are either read or refused as malformed, whatever arrives', () => {
    const anything = fc.uint8Array({ maxLength: 40 })
    fc.assert(
      fc.property(anything, fc.boolean(), (content, withKind) => {
        const frame = withKind ? Uint8Array.of(3, ...content) : content
        expect(['read', 'refused']).toContain(outcome(frame))
      }),
    )
  })
})
