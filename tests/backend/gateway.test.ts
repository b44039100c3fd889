import { request as nodeRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

describe('the gateway', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend({ seed: false })
  })
  afterAll(() => backend.stop())

  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('apikey')) headers.set('apikey', backend.anonKey)
    return fetch(backend.url + path, { ...init, headers })
  }
  const send = (path: string, body: string) =>
    ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  it.each(['/', '/nothing', '/rest', '/auth/v1/nothing', '/storage/v1', '/realtime/v1/nothing'])(
    'answers 404 in JSON to the unknown path %s',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('application/json')
      await response.json()
    },
  )

  it.each([
    ['text that is no JSON', () => send('/rest/v1/prayers', '{"title":')],
    ['a column that is not there', () => send('/rest/v1/prayers', '{"nothing":1}')],
    ['no id', () => ask('/rest/v1/prayers?id=eq.not-an-id')],
    ['an unknown operator', () => ask('/rest/v1/prayers?id=what.1')],
    ['an unfinished select', () => ask('/rest/v1/prayers?select=id,likes(')],
    ['an unknown column', () => ask('/rest/v1/prayers?select=nothing')],
    ['an unknown table', () => ask('/rest/v1/nothing')],
    ['a broken escape', () => ask('/rest/v1/%E0%A4%A')],
    ['a zero byte', () => ask('/rest/v1/prayers?title=eq.%00')],
    ['an unknown method', () => ask('/rest/v1/prayers', { method: 'PROPFIND' })],
    ['an unknown function', () => send('/rest/v1/rpc/nothing', '{}')],
    ['wrong arguments', () => send('/rest/v1/rpc/search_prayers', '{"page_size":"many"}')],
    ['a sign-up without JSON', () => send('/auth/v1/signup', '{')],
    ['a sign-in of nothing', () => send('/auth/v1/token?grant_type=password', 'null')],
    ['an address that is a number', () => send('/auth/v1/signup', '{"email":5,"password":{}}')],
    ['an unknown grant', () => send('/auth/v1/token?grant_type=wish', '{}')],
    ['a list without JSON', () => send('/storage/v1/object/list/profiles', '{')],
    ['an upload into no bucket', () => send('/storage/v1/object/nothing/file', '{}')],
    ['a body over ten megabytes', () => send('/rest/v1/prayers', 'x'.repeat(11 * 1024 * 1024))],
    ['an unknown key', () => ask('/rest/v1/prayers', { headers: { apikey: 'sb_publishable_no' } })],
  ])('answers %s with a 4xx in JSON', async (_what, attempt) => {
    const response = await attempt()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toBeTypeOf('object')
  })

  it('lets pages of other origins in, as the hosted service does', async () => {
    const preflight = await ask('/rest/v1/prayers', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,prefer',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer')
    const answer = await ask('/rest/v1/prayers?select=id')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answers to its own names only, so that no foreign name can be pointed at it', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = nodeRequest(
        `${backend.url}/mailbox`,
        { headers: { host: 'elsewhere.example' } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      sent.on('error', reject)
      sent.end()
    })
    expect(status).toBe(403)
  })
})
