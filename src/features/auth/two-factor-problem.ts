import { isAuthApiError, isAuthError } from '@supabase/auth-js'
import { toReadableError } from './readable-auth'

const SWITCHED_OFF = new Set(['mfa_totp_enroll_not_enabled', 'mfa_totp_verify_not_enabled'])

/** A server without these addresses answers 404, or with something that is no answer of an auth server at all. */
function isNotOffered(error: unknown): boolean {
  if (!isAuthApiError(error)) return isAuthError(error) && error.name === 'AuthUnknownError'
  if (SWITCHED_OFF.has(error.code ?? '')) return true
  return error.status === 404 && error.code !== 'mfa_factor_not_found'
}

/** What to say when adding, confirming or removing an authenticator app failed. */
export function twoFactorProblem(error: unknown): string {
  if (isNotOffered(error)) return 'This server does not offer two-factor sign-in.'
  if (isAuthApiError(error) && error.code === 'insufficient_aal')
    return 'Please sign out, sign in with your code, and try again.'
  return toReadableError(error).message
}
