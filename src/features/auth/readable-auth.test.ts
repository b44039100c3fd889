import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { NO_CONNECTION, toReadableError, withReadableErrors } from './readable-auth'
import { twoFactorProblem } from './two-factor-problem'

describe('what the sign-in form prints', () => {
  it("is the provider's message where there is one", () => {
    const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
    expect(toReadableError(refused).message).toBe('Invalid login credentials')
  })

  it('is a plain sentence when there is no way to the server', () => {
    expect(toReadableError(new AuthRetryableFetchError('Failed to fetch', 0)).message).toBe(
      NO_CONNECTION,
    )
  })

  it('is a plain sentence when the server broke', () => {
    for (const broken of [new AuthRetryableFetchError('{}', 502), new TypeError('x is undefined')])
      expect(toReadableError(broken).message).toMatch(/went wrong on the server/)
  })
})

describe('the auth client of the form', () => {
  const asked: unknown[] = []
  const client = withReadableErrors({
    signInWithPassword: (given: { email: string }) => {
      asked.push(given)
      return Promise.resolve({ data: { user: 'someone' }, error: null })
    },
    signUp: (): Promise<{ error: Error | null }> => Promise.reject(new TypeError('broken')),
  })

  it('passes an answer through untouched', async () => {
    const answer = await client.signInWithPassword({ email: 'a@example.org' })
    expect(answer).toEqual({ data: { user: 'someone' }, error: null })
  })

  it('asks nobody when the e-mail address is empty', async () => {
    const before = asked.length
    const answer = await client.signInWithPassword({ email: ' ' })
    expect(answer.error).toMatchObject({ message: 'Please enter your email address.' })
    expect(asked).toHaveLength(before)
  })

  it('answers with an error where the real one throws, so that the form is not locked', async () => {
    expect((await client.signUp()).error?.message).toMatch(/went wrong/)
  })
})

describe('what the two-factor settings say', () => {
  it('is that the server does not offer it, when its addresses are missing or switched off', () => {
    for (const error of [
      new AuthUnknownError('Unexpected non-whitespace character', new SyntaxError('no JSON')),
      new AuthApiError('Not found', 404, 'not_found'),
      new AuthApiError('disabled', 422, 'mfa_totp_enroll_not_enabled'),
    ])
      expect(twoFactorProblem(error)).toBe('This server does not offer two-factor sign-in.')
  })

  it("is the provider's message for a wrong code", () => {
    const wrong = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed')
    expect(twoFactorProblem(wrong)).toBe('Invalid TOTP code entered')
  })
})
