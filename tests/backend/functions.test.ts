import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

const GREETING = `import { greet } from './greet.ts'
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const { name } = (await request.json()) as { name: string }
    return Response.json({ words: greet(name), backend: process.env.SUPABASE_URL })
  },
}`

describe('edge functions', () => {
  let folder: string
  let backend: TestBackend
  const put = async (name: string, file: string, code: string) => {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, file), code)
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orison-functions-'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await put('greeting', 'index.ts', GREETING)
    await put('greeting', 'greet.ts', 'export const greet = (name: string) => `Hello, ${name}`')
    await put('members', 'index.ts', "export default { fetch: () => new Response('welcome') }")
    await put('failing', 'index.ts', "export default { fetch: () => { throw new Error('oops') } }")
    await put('empty', 'index.ts', 'export const nothing = 1')
    backend = await startTestBackend({
      seed: false,
      functionsFolder: folder,
      settings: { openFunctions: ['greeting', 'failing', 'empty'] },
    })
  })
  afterAll(async () => {
    await backend.stop()
    await rm(folder, { recursive: true })
  })

  it('run in TypeScript, with their own files and the backend’s address', async () => {
    const { data, error } = await backend
      .client()
      .functions.invoke('greeting', { body: { name: 'Ada' } })
    expect(error).toBeNull()
    expect(data).toEqual({ words: 'Hello, Ada', backend: backend.url })
  })

  it('are loaded anew when their code changes', async () => {
    await put('changing', 'index.ts', "export default { fetch: () => new Response('old') }")
    const { client } = await backend.signUp()
    expect((await client.functions.invoke('changing')).data).toBe('old')
    await put('changing', 'index.ts', "export default { fetch: () => new Response('new, longer') }")
    expect((await client.functions.invoke('changing')).data).toBe('new, longer')
  })

  it('want a signed-in caller unless the configuration opens them', async () => {
    const refused = await fetch(`${backend.url}/functions/v1/members`)
    expect(refused.status).toBe(401)
    const { client } = await backend.signUp()
    expect((await client.functions.invoke('members')).data).toBe('welcome')
  })

  it('that do not exist answer 404 in JSON', async () => {
    const response = await fetch(`${backend.url}/functions/v1/nothing-here`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that fail answer 500, and ones without a handler 503, naming the function', async () => {
    const failing = await fetch(`${backend.url}/functions/v1/failing`)
    expect([failing.status, await failing.json()]).toEqual([
      500,
      { code: 'WORKER_ERROR', message: 'failing: oops' },
    ])
    expect((await fetch(`${backend.url}/functions/v1/empty`)).status).toBe(503)
  })
})
