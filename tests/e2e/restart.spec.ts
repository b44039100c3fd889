import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectSignedIn, generate, signUp, test } from './errand'

const PORT = 4327

/** Starts the app as a person would and resolves when it prints its address. */
function start(dataFolder: string): Promise<ChildProcess> {
  const server = spawn('npx', ['tsx', 'supabase/local/start.ts', '--port', String(PORT)], {
    env: { ...process.env, ORISON_DATA: dataFolder },
    detached: true,
  })
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes(`:${PORT}`)) resolve(server)
    })
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

/** Ends the server and all it started, without a chance to tidy up, and waits until it is gone. */
function kill(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.on('exit', () => resolve())
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
  })
}

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test('After the server was killed and started again, everything is still there', async ({
  page,
  expectNoise,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'One restart proves it; it needs a port of its own.')
  test.setTimeout(120_000)
  expectNoise(/ERR_CONNECTION|WebSocket|Failed to load resource|Failed to fetch/)
  const dataFolder = mkdtempSync(join(tmpdir(), 'orison-restart-'))
  const first = await start(dataFolder)
  let title = ''
  try {
    await signUp(page)
    title = await generate(page, {
      tradition: 'Islam',
      type: 'Patience',
      category: 'Wellbeing',
    })
    await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  } finally {
    await kill(first)
  }

  const second = await start(dataFolder)
  try {
    await page.goto('/profile')
    await expectSignedIn(page)
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  } finally {
    await kill(second)
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
