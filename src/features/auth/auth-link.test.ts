import { describe, expect, it } from 'vitest'
import { readAuthLink } from './auth-link'

describe('the link of an auth e-mail', () => {
  it('is known as a recovery by its type', () => {
    expect(readAuthLink('#access_token=a.b.c&type=recovery')).toEqual({
      isRecovery: true,
      errorMessage: null,
    })
    expect(readAuthLink('#access_token=a.b.c&type=signup').isRecovery).toBe(false)
  })

  it("gives the provider's words when it has expired, and recovers nothing", () => {
    const expired =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&type=recovery'
    expect(readAuthLink(expired)).toEqual({
      isRecovery: false,
      errorMessage: 'Email link is invalid or has expired',
    })
  })

  it('says something readable when the server gave only a code', () => {
    expect(readAuthLink('#error=server_error').errorMessage).toBe(
      'This link does not work any more.',
    )
  })

  it('says nothing for an ordinary address', () => {
    expect(readAuthLink('')).toEqual({ isRecovery: false, errorMessage: null })
  })
})
