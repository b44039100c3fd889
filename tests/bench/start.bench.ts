import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Measured } from './figure'

/** Milliseconds. */
const RETRY_AFTER = 20

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
  })
}

async function untilAnswered(address: string, headers: Record<string, string> = {}): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { headers }).catch(() => null)
    if (answer?.ok) return
    await wait(RETRY_AFTER)
  }
}

/** Seconds from the command to the page, and to the first data. */
async function startOnce(environment: Record<string, string>, withData: boolean) {
  const port = await freePort()
  const begin = performance.now()
  const server = spawn('npm', ['start', '--silent', '--', '--port', String(port)], {
    env: { ...process.env, ...environment },
    detached: true,
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswered(origin)
  const page = (performance.now() - begin) / 1000
  if (withData)
    await untilAnswered(`${origin}/rest/v1/prayers?select=id&limit=1`, {
      apikey: 'sb_publishable_orison_local_backend',
    })
  const rows = (performance.now() - begin) / 1000
  await stop(server)
  return { page, rows }
}

/** First and second start of `npm start` beside a start that serves the site alone. */
export async function measureStart(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'orison-bench-'))
  try {
    const first = await startOnce({ ORISON_DATA: folder }, true)
    const second = await startOnce({ ORISON_DATA: folder }, true)
    const elsewhere = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_ANON_KEY: 'none' }
    await startOnce(elsewhere, false)
    const alone = await startOnce(elsewhere, false)
    const baseline = 'the site alone, without a backend'
    const figures = [
      { name: 'First start, to the page', unit: 's', value: first.page },
      { name: 'First start, to the first rows', unit: 's', value: first.rows },
      { name: 'Second start, to the page', unit: 's', value: second.page },
      { name: 'Second start, to the first rows', unit: 's', value: second.rows },
    ].map((figure) => ({ ...figure, baseline, baselineValue: alone.page }))
    return { figures, notes: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
