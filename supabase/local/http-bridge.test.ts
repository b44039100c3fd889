import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { jsonAnswer } from './answers'
import { answerNodeRequest } from './http-bridge'

let server: Server | undefined
afterEach(() => server?.close())

/** Answers every request so; the address to ask. */
async function serve(answer: () => Response): Promise<string> {
  server = createServer((incoming, outgoing) => {
    void answerNodeRequest(incoming, outgoing, async () => answer())
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ROWS = Array.from({ length: 100 }, () => ({ title: 'Bread and light' }))

describe('an answer of the backend', () => {
  it('is compressed when it is a long list', async () => {
    const answer = await fetch(await serve(() => jsonAnswer(200, ROWS)))
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.json()).toEqual(ROWS)
  })

  it.each([
    ['the asker does not know how', ROWS, 'application/json', 'identity'],
    ['it is a file', 'x'.repeat(2000), 'image/png', 'gzip'],
  ])('is sent as it is when %s', async (_, body, type, encoding) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const url = await serve(() => new Response(text, { headers: { 'content-type': type } }))
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe(text)
  })

  it('is sent as it is when it is short and says so', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '2' }
    const answer = await fetch(await serve(() => new Response('[]', { headers })))
    expect(answer.headers.has('content-encoding')).toBe(false)
  })
})
