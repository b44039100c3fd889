/** `npm run backend`: the embedded backend alone, for tools and for an app served elsewhere. */
import { resolve } from 'node:path'
import { createBackend } from './backend'
import { readCommandLine } from './command-line'
import { listen } from './listen'
import { readPort } from './ports'

const PORT = 54321

const { values } = readCommandLine({
  usage: `Usage: npm run backend -- [--port ${PORT}]

Serves the embedded backend alone, on 127.0.0.1 at --port, or PORT, or ${PORT}. The data is kept in ORISON_DATA or
.orison, or in the database of DATABASE_URL.`,
  options: { port: { type: 'string' } },
})

const server = await listen(wantedPort(), (port) =>
  createBackend({
    dataFolder: resolve(process.env.ORISON_DATA || '.orison'),
    publicUrl: `http://127.0.0.1:${port}`,
    log: (line) => console.log(line),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
  }),
).catch((error: unknown) => fail(error))

const backend = await server.backend.catch((error: unknown) => fail(error))

console.log(`Backend   ${backend.url}
Key       ${backend.anonKey}
Mailbox   ${backend.url}/mailbox
For this machine only; it is no production server. Stop it with Ctrl+C.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server
      .stop()
      .then(() => backend.close())
      .then(() => process.exit(0))
  })
}

function wantedPort(): number {
  try {
    return readPort(values.port) ?? PORT
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
