import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'

// Node 20 has no WebSocket of its own.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

const SERVE = fileURLToPath(new URL('../../supabase/local/serve.ts', import.meta.url))

/** The stand-alone backend in a process of its own, ready for requests. End the process afterwards. */
export async function serveBackend(
  dataFolder: string,
  port: number,
): Promise<{ process: ChildProcess; key: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE, '--port', String(port)], {
    env: { ...process.env, ORISON_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    const key = /^Key\s+(\S+)$/m.exec(printed)?.[1]
    if (key !== undefined && printed.includes('Mailbox')) return { process: child, key }
  }
  throw new Error(`The backend ended instead of starting: ${printed}`)
}

/** Ends it without a chance to tidy up, and waits until it is gone. */
export async function killBackend({ process: served }: { process: ChildProcess }): Promise<void> {
  if (served.exitCode !== null || served.signalCode !== null) return
  const exited = once(served, 'exit')
  served.kill('SIGKILL')
  await exited
}
