import { describe, expect, it } from 'vitest'
import { AUTH_VIEWS, authViewSearch, readAuthView, viewOfFormLink } from './auth-view'

describe('the view of the sign-in page', () => {
  it('can be asked for by address, each of the six', () => {
    for (const view of AUTH_VIEWS) expect(readAuthView(authViewSearch(view))).toBe(view)
  })

  it('is sign-in when the address asks for none or for an unknown one', () => {
    expect(readAuthView('')).toBe('sign_in')
    expect(readAuthView('?view=admin')).toBe('sign_in')
  })

  it("follows the ready-made form's own links and no others", () => {
    expect(viewOfFormLink('#auth-forgot-password')).toBe('forgotten_password')
    expect(viewOfFormLink('#auth-sign-up')).toBe('sign_up')
    expect(viewOfFormLink('/login?view=verify_otp')).toBeNull()
    expect(viewOfFormLink(null)).toBeNull()
  })
})
