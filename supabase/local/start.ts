/** `npm start`: the built site on its embedded backend, at one address. */
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { readCommandLine } from './command-line'
import { findFreePort, readPort } from './ports'
import { readProject } from './project-address'
import { ensureSiteBuild } from './site-build'

const PORT = 4173
const project = fileURLToPath(new URL('../..', import.meta.url))

const { values } = readCommandLine({
  usage: `Usage: npm start -- [--port 4173]

Serves the built site on its embedded backend, at one address, and builds it first when it has changed. Without a
port, neither here nor in PORT, the first free one from ${PORT} on. The data is kept in ORISON_DATA or .orison.`,
  options: { port: { type: 'string' } },
})

try {
  const wanted = readPort(values.port)
  const site = await ensureSiteBuild(project, (line) => console.log(line))
  const port = wanted ?? (await findFreePort(PORT))
  const server = await preview({
    root: project,
    logLevel: 'info',
    build: { outDir: site },
    preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  })
  const address = `http://127.0.0.1:${port}`
  // Answered once the database is open: whoever opens the address finds prayers there, also on a slow machine. When it
  // does not open, the plugin has said why and closed the server.
  if (!usesProject()) await fetch(`${address}/rest/v1/`).catch(() => process.exit(1))
  console.log(`Orison    ${address}`)
  if (!usesProject()) {
    console.log(`Mailbox   ${address}/mailbox
For this machine only; it is no production server. Stop it with Ctrl+C.`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function usesProject(): boolean {
  return readProject({ root: project }, 'production') !== null
}
