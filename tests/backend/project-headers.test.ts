import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview, type InlineConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectHeaders } from '../../supabase/local/headers-plugin'
import { builtSite } from '../../supabase/local/site-plugin'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'orison-headers-'))
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Orison</title>')
  await writeFile(join(root, 'public/_headers'), await readFile('public/_headers', 'utf8'))
})
afterEach(() => rm(root, { recursive: true }))

const configuration = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [projectHeaders(), builtSite()],
  preview: { host: '127.0.0.1', port: 0 },
})

const buildFor = async (url: string) => {
  const settings = `VITE_SUPABASE_URL=${url}\nVITE_SUPABASE_ANON_KEY=its-key\n`
  await writeFile(join(root, '.env.production'), settings)
  await build(configuration())
  return readFile(join(root, 'dist/_headers'), 'utf8')
}

const directive = (headers: string, name: string) =>
  new RegExp(`; ${name} ([^;\\n]*)`).exec(headers)?.[1]

describe('the content security policy of a build', () => {
  it.each([
    [
      'a hosted project',
      'https://abcdefgh.supabase.co',
      'https://abcdefgh.supabase.co',
      'wss://abcdefgh.supabase.co',
    ],
    [
      'a domain of its own',
      'https://data.prayers.example/',
      'https://data.prayers.example',
      'wss://data.prayers.example',
    ],
    [
      'a server behind a prefix, with its whole host,',
      'https://prayers.example/supabase',
      'https://prayers.example',
      'wss://prayers.example',
    ],
    ['a self-hosted server', 'http://10.0.0.7:8000', 'http://10.0.0.7:8000', 'ws://10.0.0.7:8000'],
  ])('allows %s and no other server', async (_, url, origin, socket) => {
    const headers = await buildFor(url)
    expect(directive(headers, 'connect-src')).toBe(`'self' ${origin} ${socket}`)
    expect(directive(headers, 'img-src')).toBe(`'self' data: blob: ${origin}`)
    expect(directive(headers, 'script-src')).toBe("'self'")
    expect(headers.includes('upgrade-insecure-requests')).toBe(url.startsWith('https:'))
    expect(headers.match(/supabase\.co/g)?.length ?? 0).toBe(url.includes('supabase.co') ? 3 : 0)
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  })

  it('allows the page’s own origin alone when no project is named', async () => {
    await build(configuration())
    const headers = await readFile(join(root, 'dist/_headers'), 'utf8')
    expect(directive(headers, 'connect-src')).toBe("'self'")
    expect(directive(headers, 'img-src')).toBe("'self' data: blob:")
  })

  it('is what the preview of that build sends', async () => {
    await buildFor('https://data.prayers.example')
    const server = await preview(configuration())
    const { port } = server.httpServer.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    await server.close()
    expect(directive(policy, 'connect-src')).toContain('wss://data.prayers.example')
  })

  it('is not written for an address that is none', async () => {
    await expect(buildFor('project.example')).rejects.toThrow('VITE_SUPABASE_URL needs an address')
  })
})
