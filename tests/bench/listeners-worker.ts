/** One process of listeners: many websockets that note what is announced, apart from the server's process. */
import { WebSocket } from 'ws'

/** Who listens: with an access token, or null for a visitor. */
export interface Audience {
  url: string
  anonKey: string
  tokens: (string | null)[]
}

/** One announced prayer: the number in its title, and the places of those who heard it. */
export interface Told {
  number: number
  listeners: number[]
  /** When the last of them heard it, in milliseconds since 1970. */
  last: number
}

export type ToWorker = { join: Audience } | { tell: number }
export type FromWorker = { joined: number } | { told: Told }

const AT_ONCE = 20
const heard = new Map<number, Told>()
let joined = 0

function note(listener: number, message: string): void {
  const number = Number(/"title":"Prayer (\d+)"/.exec(message)?.[1])
  if (Number.isNaN(number)) return
  const told = heard.get(number) ?? { number, listeners: [], last: 0 }
  told.listeners.push(listener)
  told.last = performance.timeOrigin + performance.now()
  heard.set(number, told)
}

/** Resolves when the server says that it listens for this one. */
function listen({ url, anonKey }: Audience, token: string | null, place: number): Promise<void> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const binding = { event: 'INSERT', schema: 'public', table: 'prayers' }
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => {
      const payload = { config: { postgres_changes: [binding] }, access_token: token }
      socket.send(JSON.stringify(['1', '1', 'realtime:prayer-updates', 'phx_join', payload]))
    })
    socket.on('message', (data) => {
      const message = (data as Buffer).toString('utf8')
      if (message.includes('Subscribed to PostgreSQL')) resolve()
      else note(place, message)
    })
  })
}

async function join(audience: Audience): Promise<void> {
  const waiting = [...audience.tokens]
  const first = joined
  joined += waiting.length
  let place = first
  const one = async () => {
    while (waiting.length > 0) await listen(audience, waiting.shift() ?? null, place++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  process.send?.({ joined } satisfies FromWorker)
}

process.on('message', (message: ToWorker) => {
  if ('join' in message) void join(message.join)
  else
    process.send?.({
      told: heard.get(message.tell) ?? { number: message.tell, listeners: [], last: Number.NaN },
    } satisfies FromWorker)
})
