import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'

export interface SessionState {
  readonly status: 'loading' | 'signed-out' | 'signed-in'
  readonly user: User | null
  readonly session: Session | null
  /** The password was right, and an authenticator code is still owed; until then nobody counts as signed in. */
  readonly isCodeNeeded: boolean
  /** Somebody came by a recovery link and has not chosen a new password yet. */
  readonly isRecovering: boolean
}

export const LOADING_SESSION: SessionState = {
  status: 'loading',
  user: null,
  session: null,
  isCodeNeeded: false,
  isRecovering: false,
}

/** The assurance level that a token states; `aal1` when it states none or cannot be read. */
export function assuranceLevelOf(accessToken: string): string {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    const hasLevel = typeof claims === 'object' && claims !== null && 'aal' in claims
    return hasLevel && typeof claims.aal === 'string' ? claims.aal : 'aal1'
  } catch {
    return 'aal1'
  }
}

/** True when this account has a verified factor that this session has not been asked for yet. */
function isSecondFactorOwed(session: Session): boolean {
  const hasVerifiedFactor = session.user.factors?.some(({ status }) => status === 'verified')
  return Boolean(hasVerifiedFactor) && assuranceLevelOf(session.access_token) !== 'aal2'
}

/** The state after an auth event. The same object comes back when nothing changed, so that nothing re-renders. */
export function nextSessionState(
  before: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
): SessionState {
  const isRecovering =
    session !== null &&
    (event === 'PASSWORD_RECOVERY' || (before.isRecovering && event !== 'USER_UPDATED'))
  if (!session) {
    const isSame = before.status === 'signed-out' && !before.isCodeNeeded && !before.isRecovering
    return isSame ? before : { ...LOADING_SESSION, status: 'signed-out' }
  }
  const isSameToken = before.session?.access_token === session.access_token
  const isSameUser = before.session?.user.updated_at === session.user.updated_at
  const hasSameFactors = before.session?.user.factors?.length === session.user.factors?.length
  if (isSameToken && isSameUser && hasSameFactors && before.isRecovering === isRecovering)
    return before
  return isSecondFactorOwed(session)
    ? { status: 'signed-out', user: null, session, isCodeNeeded: true, isRecovering }
    : { status: 'signed-in', user: session.user, session, isCodeNeeded: false, isRecovering }
}
