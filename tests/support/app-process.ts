import { spawn, type ChildProcess } from 'node:child_process'

/** Starts the app as a person would and resolves when its database answers. */
export async function startApp(port: number, dataFolder: string): Promise<ChildProcess> {
  const server = spawn('npx', ['tsx', 'supabase/local/start.ts', '--port', String(port)], {
    env: { ...process.env, ORISON_DATA: dataFolder },
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes(`:${port}`)) resolve()
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  // The address is printed at once; requests wait for the database, which a first start has to prepare.
  await fetch(`http://127.0.0.1:${port}/rest/v1/`)
  return server
}

/** Ends the server and all it started, without a chance to tidy up, and waits until it is gone. */
export function killApp(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.on('exit', () => resolve())
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
  })
}
