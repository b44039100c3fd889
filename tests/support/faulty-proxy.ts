import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** What may go wrong between the page and the server. */
export type Fault =
  /** Each answer comes that many milliseconds later. */
  | { readonly kind: 'slow'; readonly by: number }
  /** Answered with this status, and the server never hears of it. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  /** The connection breaks before the server hears of it. */
  | { readonly kind: 'away' }
  /** The server does what it was asked; the connection breaks before it can say so. */
  | { readonly kind: 'answer lost' }
  /** The server's answer, with another text. */
  | { readonly kind: 'changed'; readonly change: (text: string) => string }
  /** Nobody ever answers. */
  | { readonly kind: 'silent' }

export interface SeenRequest {
  readonly method: string
  readonly path: string
}

type Matches = (request: SeenRequest) => boolean

/** Stands before a server and does to its answers what a test says. */
export interface FaultyProxy {
  readonly url: string
  /** All requests and sockets for the backend since the last `forget`, refused ones included. */
  readonly seen: readonly SeenRequest[]
  forget(): void
  /** From now on requests fail so: those that match, else all that are for the backend. Sockets only by 'away'. */
  fail(fault: Fault, matches?: Matches): void
  /** Everything works again; who is kept waiting is not answered any more. */
  mend(): void
  /** Breaks the live connections that are open. */
  cutSockets(): void
  stop(): Promise<void>
}

const BACKEND = /^\/(?:rest|auth|storage|functions|realtime)\/v1/
const isForBackend: Matches = ({ path }) => BACKEND.test(path)

async function sendChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const said = await text(answer)
  const { 'content-length': _length, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, connection: 'close' })
  outgoing.end(change(said))
}

/** Starts a proxy on a free port. Stop it afterwards. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Duplex>()
  let seen: SeenRequest[] = []
  let faults: { fault: Fault; matches: Matches }[] = []

  function meet(incoming: IncomingMessage): Fault | undefined {
    const request = { method: incoming.method ?? 'GET', path: incoming.url ?? '/' }
    if (isForBackend(request)) seen.push(request)
    return faults.find(({ matches }) => matches(request))?.fault
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault): void {
    const { method, url } = incoming
    const headers = { ...incoming.headers }
    if (fault?.kind === 'changed')
      for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
    const onward = ask({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      if (fault?.kind === 'answer lost') {
        answer.resume()
        answer.on('end', () => outgoing.destroy())
        return
      }
      if (fault?.kind === 'changed') {
        void sendChanged(answer, outgoing, fault.change)
        return
      }
      const hand = () => {
        // A kept connection that breaks is tried again by the browser itself, unseen by the page.
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
        answer.pipe(outgoing)
      }
      if (fault?.kind === 'slow') setTimeout(hand, fault.by)
      else hand()
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => {
    const fault = meet(incoming)
    if (fault?.kind === 'away') incoming.socket.destroy()
    else if (fault?.kind === 'silent') incoming.resume()
    else if (fault?.kind === 'status') {
      incoming.resume()
      outgoing.writeHead(fault.status, { 'content-type': 'application/json', connection: 'close' })
      outgoing.end(JSON.stringify(fault.body ?? { message: 'down' }))
    } else forward(incoming, outgoing, fault)
  })

  server.on('upgrade', (incoming, socket: Duplex, head: Buffer) => {
    if (meet(incoming)?.kind === 'away') {
      socket.destroy()
      return
    }
    const onward = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
      for (let at = 0; at < incoming.rawHeaders.length; at += 2)
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`)
      onward.write(`${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    sockets.add(socket)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    socket.on('close', () => sockets.delete(socket))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cutSockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen() {
      return seen
    },
    forget() {
      seen = []
    },
    fail(fault, matches = isForBackend) {
      faults = [{ fault, matches }, ...faults]
    },
    mend() {
      faults = []
    },
    cutSockets,
    stop: () =>
      new Promise((resolve) => {
        cutSockets()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
