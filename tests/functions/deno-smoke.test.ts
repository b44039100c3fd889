import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

let deno: ChildProcess
let url: string

/** Deno chooses the port and says so on its error stream. */
async function readAddress(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk)
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
    if (address) return address
  }
  throw new Error(`Deno did not start: ${said}`)
}

beforeAll(async () => {
  deno = spawn(
    `${root}node_modules/.bin/deno`,
    [
      'serve',
      '--no-remote',
      '--no-prompt',
      '--allow-env',
      '--allow-net=127.0.0.1',
      '--host=127.0.0.1',
      '--port=0',
      'supabase/functions/translate/index.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
    },
  )
  url = await readAddress(deno)
})

afterAll(async () => {
  deno.kill()
  if (deno.exitCode === null && deno.signalCode === null) await once(deno, 'exit')
})

const post = (body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('The translate function under Deno', () => {
  it('checks what it is given', async () => {
    const response = await post({ text: 'May it be so.', targetLanguage: 'nl' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'bad_request',
      error: 'targetLanguage must be one of es, fr, de, it, pt.',
    })
  })

  it('answers from the memory without any service', async () => {
    const response = await post({ text: 'May it be so.', targetLanguage: 'fr' })
    expect(await response.json()).toEqual({ translatedText: 'Ainsi soit-il.' })
  })

  it('says that no service is set up for a text it does not know', async () => {
    const response = await post({ text: 'An unknown sentence.', targetLanguage: 'fr' })
    expect(response.status).toBe(503)
  })
})
