import { describe, expect, it } from 'vitest'
import { readReturnAddress } from './return-address'

describe('the way back after signing in', () => {
  it('leads to the page whose guard sent the person, query included', () => {
    expect(readReturnAddress({ from: '/settings' }, '/')).toBe('/settings')
    expect(readReturnAddress({ from: '/prayer/1?length=long' }, '/')).toBe('/prayer/1?length=long')
  })

  it('leads to the given page when nobody was sent', () => {
    expect(readReturnAddress(null, '/')).toBe('/')
    expect(readReturnAddress({ from: 7 }, '/prayer-result')).toBe('/prayer-result')
  })

  it('never leaves the app and never returns to the sign-in page', () => {
    for (const from of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/login?view=sign_up',
      '',
    ])
      expect(readReturnAddress({ from }, '/')).toBe('/')
  })
})
