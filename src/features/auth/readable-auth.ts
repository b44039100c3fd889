import { AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'

/** Shown in place of the browser's "Failed to fetch". */
export const NO_CONNECTION = 'No connection. Please check your network and try again.'
const NO_EMAIL = 'Please enter your email address.'

/** The calls of the form that need an e-mail address; the form itself marks no field as required. */
const CALLS_WITH_EMAIL = new Set([
  'signInWithPassword',
  'signUp',
  'resetPasswordForEmail',
  'verifyOtp',
])

/** The error with words that a person can act on; the provider's own words where they already are. */
export function toReadableError(error: unknown): AuthError {
  if (isAuthRetryableFetchError(error) && error.status === 0) return new AuthError(NO_CONNECTION, 0)
  if (error instanceof AuthError && error.message && error.message !== '{}') return error
  return new AuthError('Something went wrong on the server. Please try again.', 500)
}

function isEmailMissing(call: string, [first]: readonly unknown[]): boolean {
  if (!CALLS_WITH_EMAIL.has(call)) return false
  const email =
    typeof first === 'object' && first !== null && 'email' in first ? first.email : first
  return typeof email === 'string' && email.trim() === ''
}

const NOBODY = { user: null, session: null }

/**
 * The auth client as the ready-made form needs it: the form prints `error.message` as it is, and stays locked for
 * ever when a call throws. Everything else passes through untouched.
 */
export function withReadableErrors<Client extends object>(auth: Client): Client {
  return new Proxy(auth, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      if (name === 'onAuthStateChange') return member.bind(target)
      return async (...parameters: unknown[]) => {
        if (isEmailMissing(name, parameters))
          return { data: NOBODY, error: new AuthError(NO_EMAIL, 400) }
        try {
          const answer = await Reflect.apply(member, target, parameters)
          return answer?.error ? { ...answer, error: toReadableError(answer.error) } : answer
        } catch (error) {
          return { data: NOBODY, error: toReadableError(error) }
        }
      }
    },
  })
}
