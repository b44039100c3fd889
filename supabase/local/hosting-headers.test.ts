import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allowProject, headersFor } from './hosting-headers'

describe('the headers of the public site, on this machine', () => {
  it('are those of every address, and for some files their own beside', () => {
    const text = [
      '# a note',
      '/*',
      '  X-Content-Type-Options: nosniff',
      '',
      '/assets/*',
      '  Cache-Control: public',
    ].join('\n')
    expect(headersFor(text, '/about')).toEqual({ 'X-Content-Type-Options': 'nosniff' })
    expect(headersFor(text, '/assets/index.js')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public',
    })
  })

  it('leave out what only works over https', () => {
    const text = [
      '/*',
      "  Content-Security-Policy: script-src 'self'; upgrade-insecure-requests",
      '  Strict-Transport-Security: max-age=1',
    ].join('\n')
    expect(headersFor(text, '/')).toEqual({ 'Content-Security-Policy': "script-src 'self'" })
  })

  it('forbid scripts written into the page or made from text', () => {
    const file = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')
    const policy = headersFor(file, '/')['Content-Security-Policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

describe('the headers of a site that asks a project', () => {
  const text = [
    '/*',
    "  Content-Security-Policy: default-src 'none'; connect-src 'self'; upgrade-insecure-requests",
    '  X-Content-Type-Options: nosniff',
  ].join('\n')

  it('turn no request to a project without https into one with it', () => {
    const written = allowProject(text, 'http://10.0.0.7:8000')
    expect(written).toContain("connect-src 'self' http://10.0.0.7:8000 ws://10.0.0.7:8000\n")
    expect(written).not.toContain('upgrade-insecure-requests')
  })

  it('turn every request into one with https where the project has it', () => {
    const written = allowProject(text, 'https://data.example')
    expect(written).toContain('wss://data.example; upgrade-insecure-requests\n')
  })
})
