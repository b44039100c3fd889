import { isAuthApiError } from '@supabase/supabase-js'
import { toReadableError } from './readable-auth'

const SWITCHED_OFF = new Set(['mfa_totp_enroll_not_enabled', 'mfa_totp_verify_not_enabled'])

/** What to say when adding, confirming or removing an authenticator app failed. */
export function twoFactorProblem(error: unknown): string {
  const isMissing =
    isAuthApiError(error) && error.status === 404 && error.code !== 'mfa_factor_not_found'
  if (isMissing || (isAuthApiError(error) && SWITCHED_OFF.has(error.code ?? '')))
    return 'This server does not offer two-factor sign-in.'
  if (isAuthApiError(error) && error.code === 'insufficient_aal')
    return 'Please sign out, sign in with your code, and try again.'
  return toReadableError(error).message
}
