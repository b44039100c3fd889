/** Reads and writes the binary broadcast frames of protocol 2.0.0 (kind 3 from the client, kind 4 to it). */
import { MalformedFrame } from './frames'

const PUSH_KIND = 3
const BROADCAST_KIND = 4
const JSON_ENCODING = 1
const PUSH_HEADER = 7
const BROADCAST_HEADER = 5
const LONGEST_FIELD = 255

/** A broadcast's content: a JSON value, or bytes that only 2.0.0 clients can receive. */
export type BroadcastBody = { kind: 'json'; value: unknown } | { kind: 'bytes'; bytes: Uint8Array }

export interface Broadcast {
  event: string
  body: BroadcastBody
  meta?: unknown
}

export interface BroadcastPush extends Broadcast {
  joinRef: string | null
  ref: string | null
  topic: string
}

/** @throws MalformedFrame for another kind, a short frame or a JSON part that is not JSON. */
export function decodeBroadcastPush(frame: Uint8Array): BroadcastPush {
  if (frame.length < PUSH_HEADER || frame[0] !== PUSH_KIND) throw new MalformedFrame('unknown kind')
  const lengths = [...frame.subarray(1, 6)]
  const encoding = frame[6]
  let offset = PUSH_HEADER
  const fields = lengths.map((length) => {
    const end = offset + length
    if (end > frame.length) throw new MalformedFrame('shorter than its header says')
    const text = Buffer.from(frame.subarray(offset, end)).toString('utf8')
    offset = end
    return text
  })
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = fields
  const bytes = frame.slice(offset)
  const body: BroadcastBody =
    encoding === JSON_ENCODING ? { kind: 'json', value: json(bytes) } : { kind: 'bytes', bytes }
  const push = { joinRef: joinRef || null, ref: ref || null, topic, event, body }
  return metadata === '' ? push : { ...push, meta: json(Buffer.from(metadata)) }
}

/** Null when topic, event or metadata need more than 255 bytes: such a broadcast goes out as text. */
export function encodeBroadcast(topic: string, broadcast: Broadcast): Buffer | null {
  const { event, body, meta } = broadcast
  const fields = [topic, event, meta === undefined ? '' : JSON.stringify(meta)].map((text) =>
    Buffer.from(text),
  )
  if (fields.some((field) => field.length > LONGEST_FIELD)) return null
  const header = Buffer.alloc(BROADCAST_HEADER)
  header[0] = BROADCAST_KIND
  fields.forEach((field, index) => (header[index + 1] = field.length))
  header[4] = body.kind === 'json' ? JSON_ENCODING : 0
  const content = body.kind === 'json' ? Buffer.from(JSON.stringify(body.value)) : body.bytes
  return Buffer.concat([header, ...fields, content])
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new MalformedFrame('not JSON')
  }
}
