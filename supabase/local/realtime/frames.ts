/** Reads and writes the text frames of both protocol versions. */
import { isJsonObject } from './json-object'

export type ProtocolVersion = '1.0.0' | '2.0.0'

export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** Thrown for anything a client sends that is not a frame; the connection drops that message. */
export class MalformedFrame extends Error {}

/** vsn 1.0.0 is an object, vsn 2.0.0 an array of five. */
export function encodeFrame({ payload, ...head }: Frame, version: ProtocolVersion): string {
  return frameAround(JSON.stringify(payload), head, version)
}

/** A frame around a payload that is JSON text already, so that what goes to many is written once. */
export function frameAround(
  payload: string,
  { joinRef, ref, topic, event }: Omit<Frame, 'payload'>,
  version: ProtocolVersion,
): string {
  const [name, kind] = [JSON.stringify(topic), JSON.stringify(event)]
  const [join, reply] = [JSON.stringify(joinRef), JSON.stringify(ref)]
  return version === '1.0.0'
    ? `{"topic":${name},"event":${kind},"payload":${payload},"ref":${reply},"join_ref":${join}}`
    : `[${join},${reply},${name},${kind},${payload}]`
}

/** @throws MalformedFrame */
export function decodeFrame(text: string, version: ProtocolVersion): Frame {
  const value = parse(text)
  if (version === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) throw new MalformedFrame('not an array of 5')
    const [joinRef, ref, topic, event, payload]: unknown[] = value
    return checked(joinRef, ref, topic, event, payload)
  }
  if (!isJsonObject(value)) throw new MalformedFrame('not an object')
  return checked(value.join_ref, value.ref, value.topic, value.event, value.payload)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedFrame('not JSON')
  }
}

function checked(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame {
  if (typeof topic !== 'string' || typeof event !== 'string') {
    throw new MalformedFrame('topic and event must be strings')
  }
  return { joinRef: reference(joinRef), ref: reference(ref), topic, event, payload }
}

function reference(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new MalformedFrame('a reference must be a string')
}
