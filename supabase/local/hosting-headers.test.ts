import { describe, expect, it } from 'vitest'
import { hostingHeaders, readHeadersOfEveryPage } from './hosting-headers'

describe('the headers of the public site, on this machine', () => {
  it('are those of every page, not those of some files', () => {
    const text = [
      '# a note',
      '/*',
      '  X-Content-Type-Options: nosniff',
      '',
      '/assets/*',
      '  Cache-Control: public',
    ].join('\n')
    expect(readHeadersOfEveryPage(text)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
  })

  it('leave out what only works over https', () => {
    const text = [
      '/*',
      "  Content-Security-Policy: script-src 'self'; upgrade-insecure-requests",
      '  Strict-Transport-Security: max-age=1',
    ].join('\n')
    expect(readHeadersOfEveryPage(text)).toEqual({ 'Content-Security-Policy': "script-src 'self'" })
  })

  it('forbid scripts written into the page or made from text', () => {
    const policy = hostingHeaders(new URL('../../public/_headers', import.meta.url))[
      'Content-Security-Policy'
    ]
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
