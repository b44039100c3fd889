import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileAt, serveSite } from './site-files'

let site: string
let server: Server
let origin: string

const FILES = {
  'index.html': 'home',
  'shell.html': 'shell',
  'about/index.html': 'about',
  'assets/index-x.js': 'script'.repeat(500),
  _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n',
  '.vite/manifest.json': '{}',
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'orison-files-'))
  await mkdir(join(site, 'about'))
  await mkdir(join(site, 'assets'))
  await mkdir(join(site, '.vite'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(site, name), text)
  const serve = serveSite(site)
  server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(405).end()),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(site, { recursive: true })
})

describe('an address of the built site', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/assets/index-x.js', 'assets/index-x.js'],
    ['/no-such-page', 'shell.html'],
    ['/prayer/1', 'shell.html'],
    ['/assets', 'shell.html'],
    ['/%', 'shell.html'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'shell.html'],
    ['/..%2f..%2fetc%2fpasswd', 'shell.html'],
    ['/_headers', 'shell.html'],
    ['/.vite/manifest.json', 'shell.html'],
  ])('%s is answered with %s', (address, file) => {
    expect(fileAt(site, address)).toBe(join(site, file))
  })

  it('comes with the headers of its place, and says its kind', async () => {
    const page = await fetch(`${origin}/about?from=here`)
    expect(await page.text()).toBe('about')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const script = await fetch(`${origin}/assets/index-x.js`)
    expect(script.headers.get('cache-control')).toBe('immutable')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is compressed for a browser that accepts %s', async (accepted, used) => {
    const headers = { 'accept-encoding': accepted }
    const script = await fetch(`${origin}/assets/index-x.js`, { headers })
    expect(script.headers.get('content-encoding')).toBe(used)
    expect(await script.text()).toBe(FILES['assets/index-x.js'])
  })

  it('is not sent again to whoever has it', async () => {
    const etag = (await fetch(`${origin}/about`)).headers.get('etag') ?? ''
    const again = await fetch(`${origin}/about`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('is only read', async () => {
    const head = await fetch(`${origin}/about`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(`${origin}/about`, { method: 'POST' })).status).toBe(405)
  })
})
