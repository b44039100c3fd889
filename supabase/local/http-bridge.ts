import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { jsonAnswer } from './answers.ts'

/** Names under which only this machine reaches a server on 127.0.0.1. */
const OWN_HOSTS = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * Answers a Node request by a web-standard handler.
 *
 * A request under a foreign host name is refused: a page elsewhere that points its name at 127.0.0.1
 * could otherwise read the mailbox.
 */
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
  try {
    await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
  } catch {
    // The reader went away in the middle of the answer.
    outgoing.destroy()
  }
}

async function answerOrExplain(
  incoming: IncomingMessage,
  handler: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!OWN_HOSTS.test(incoming.headers.host ?? '')) {
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
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  })
}
