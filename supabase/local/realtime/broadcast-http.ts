/** The HTTP way to send a broadcast: a batch of messages, or one event of one topic. */
import type { Broadcast } from './broadcast-frames'
import { checkBroadcast } from './broadcast-limit'
import { isJsonObject } from './json-object'
import type { RealtimeServices } from './services'
import { readToken, TokenRefused, type TokenSettings } from './tokens'

const BATCH_PATH = '/realtime/v1/api/broadcast'
const EVENT_PATH = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/

interface Message extends Broadcast {
  /** Without the `realtime:` prefix. */
  topic: string
  private: boolean
}

class RequestRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Answers 202, or a 4xx with `{"message"}`. */
export async function serveBroadcast(
  request: Request,
  { hub, tokens }: RealtimeServices,
): Promise<Response> {
  try {
    const url = new URL(request.url)
    const oneEvent = EVENT_PATH.exec(url.pathname)
    if (!oneEvent && url.pathname !== BATCH_PATH) throw new RequestRefused(404, 'Not found')
    if (request.method !== 'POST') throw new RequestRefused(405, 'Method not allowed')
    await authorize(request, url, tokens)
    const messages = oneEvent
      ? [await readEvent(request, url, oneEvent[1] ?? '', oneEvent[2] ?? '')]
      : await readBatch(request)
    for (const message of messages) {
      const refusal = checkBroadcast(message)
      if (refusal) throw new RequestRefused(422, refusal)
    }
    for (const message of messages) {
      // Private channels cannot be joined here, so a private message has no receivers.
      const members = message.private ? [] : hub.members(`realtime:${message.topic}`)
      for (const member of members) member.receiveBroadcast(message)
    }
    return new Response(null, { status: 202 })
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    return Response.json({ message: error.message }, { status: error.status })
  }
}

async function authorize(request: Request, url: URL, tokens: TokenSettings): Promise<void> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const key = bearer || request.headers.get('apikey') || url.searchParams.get('apikey')
  if (!key) throw new RequestRefused(401, 'Unauthorized')
  try {
    await readToken(key, tokens)
  } catch (error) {
    throw error instanceof TokenRefused ? new RequestRefused(401, 'Unauthorized') : error
  }
}

async function readBatch(request: Request): Promise<Message[]> {
  const body = await readJson(request)
  if (!isJsonObject(body) || !Array.isArray(body.messages)) {
    throw new RequestRefused(422, 'messages must be a list')
  }
  return body.messages.map((message: unknown) => {
    if (
      !isJsonObject(message) ||
      typeof message.topic !== 'string' ||
      typeof message.event !== 'string' ||
      message.payload === undefined
    ) {
      throw new RequestRefused(422, 'every message needs topic, event and payload')
    }
    return {
      topic: message.topic,
      event: message.event,
      private: message.private === true,
      body: { kind: 'json', value: message.payload },
    }
  })
}

async function readEvent(
  request: Request,
  url: URL,
  topic: string,
  event: string,
): Promise<Message> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim()
  const message = {
    topic: decode(topic),
    event: decode(event),
    private: url.searchParams.get('private') === 'true',
  }
  if (type === 'application/octet-stream') {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return { ...message, body: { kind: 'bytes', bytes } }
  }
  if (type !== 'application/json') throw new RequestRefused(415, 'Unsupported media type')
  return { ...message, body: { kind: 'json', value: await readJson(request) } }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new RequestRefused(422, 'The body is not JSON')
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new RequestRefused(422, 'The address is malformed')
  }
}
