/** `npm run backend`: the embedded backend alone, for tools and for an app served elsewhere. */
import { resolve } from 'node:path'
import { createBackend } from './backend'
import { listen } from './listen'

const PORT = 54321

const server = await listen(PORT, (port) =>
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

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
