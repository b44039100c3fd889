import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'

interface ReceivedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** What the service says next; null leaves the caller waiting. */
interface RecordedAnswer {
  status: number
  body: string
}

export interface RecordedService {
  url: string
  calls: ReceivedCall[]
  answer: RecordedAnswer | null
  stop(): Promise<void>
}

/** A server on a free port of this machine that gives answers in a shape recorded from a real service. */
export async function startRecordedService(): Promise<RecordedService> {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      })
      if (!service.answer) return
      response.writeHead(service.answer.status, { 'Content-Type': 'application/json' })
      response.end(service.answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const service: RecordedService = {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer: null,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
