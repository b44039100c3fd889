import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { jsonAnswer } from './answers.ts'
import { isForOwnHost } from './own-host.ts'

const CLAIMED_ADDRESSES = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
]

/** Shorter answers fit into one packet anyway. In bytes. */
const COMPRESSED_FROM = 1000

/** Answers a Node request by a web-standard handler; one under a foreign host name is refused. */
export async function answerNodeRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handler: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await answerOrExplain(incoming, handler)
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  // What was not read of a refused upload would be taken for the next request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end()
    return
  }
  const body = Readable.fromWeb(response.body as NodeStream)
  try {
    if (isWorthCompressing(incoming, response)) {
      outgoing.removeHeader('content-length')
      outgoing.setHeader('content-encoding', 'gzip')
      outgoing.appendHeader('vary', 'accept-encoding')
      await pipeline(body, createGzip(), outgoing)
    } else await pipeline(body, outgoing)
  } catch {
    // The reader went away in the middle of the answer.
    outgoing.destroy()
  }
}

/** As the hosted service: lists of prayers are long, and slow networks wait for their bytes. */
function isWorthCompressing(incoming: IncomingMessage, { headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? Infinity)
  return (
    length >= COMPRESSED_FROM &&
    /\bjson\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    /\bgzip\b/.test(String(incoming.headers['accept-encoding']))
  )
}

async function answerOrExplain(
  incoming: IncomingMessage,
  handler: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isForOwnHost(incoming)) {
    return jsonAnswer(403, { message: 'This backend answers to 127.0.0.1 and localhost only.' })
  }
  let request: Request
  try {
    request = toRequest(incoming)
  } catch {
    return jsonAnswer(400, { message: 'The request could not be understood.' })
  }
  try {
    return await handler(request)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return jsonAnswer(500, { code: 'unexpected_failure', message })
  }
}

function toRequest(incoming: IncomingMessage): Request {
  const url = new URL(`http://${incoming.headers.host}${incoming.url ?? '/'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // As the hosted gateway: what a caller says of the own address counts for nothing, the connection's does.
  for (const name of CLAIMED_ADDRESSES) headers.delete(name)
  headers.set('cf-connecting-ip', incoming.socket.remoteAddress ?? '127.0.0.1')
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  })
}
