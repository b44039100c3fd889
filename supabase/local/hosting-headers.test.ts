import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersFor } from './hosting-headers'

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
