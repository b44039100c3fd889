import type { Factor, Session } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { assuranceLevelOf, LOADING_SESSION, nextSessionState } from './session-state'

function tokenWith(claims: object): string {
  return `head.${btoa(JSON.stringify(claims)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_')}.sign`
}

function sessionWith(aal: string, factors: Factor['status'][] = []): Session {
  const at = '2026-01-01T00:00:00Z'
  return {
    access_token: tokenWith({ aal, sub: 'someone' }),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      id: 'someone',
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: at,
      updated_at: at,
      factors: factors.map((status, position) => ({
        id: `factor-${position}`,
        factor_type: 'totp' as const,
        status,
        created_at: at,
        updated_at: at,
      })),
    },
  }
}

describe('the session', () => {
  it('is loading until the stored one has been read, then signed out without one', () => {
    const state = nextSessionState(LOADING_SESSION, 'INITIAL_SESSION', null)
    expect(state).toMatchObject({ status: 'signed-out', user: null, isCodeNeeded: false })
  })

  it('signs in at once for an account without a second factor', () => {
    const state = nextSessionState(LOADING_SESSION, 'SIGNED_IN', sessionWith('aal1'))
    expect(state).toMatchObject({ status: 'signed-in', isCodeNeeded: false })
    expect(state.user?.id).toBe('someone')
  })

  it('counts nobody as signed in while an authenticator code is owed', () => {
    const state = nextSessionState(LOADING_SESSION, 'SIGNED_IN', sessionWith('aal1', ['verified']))
    expect(state).toMatchObject({ status: 'signed-out', user: null, isCodeNeeded: true })
  })

  it('signs in when the code was right', () => {
    const owed = nextSessionState(LOADING_SESSION, 'SIGNED_IN', sessionWith('aal1', ['verified']))
    const session = sessionWith('aal2', ['verified'])
    expect(nextSessionState(owed, 'MFA_CHALLENGE_VERIFIED', session)).toMatchObject({
      status: 'signed-in',
      isCodeNeeded: false,
    })
  })

  it('asks for no code when an enrolment was begun and never confirmed', () => {
    const state = nextSessionState(
      LOADING_SESSION,
      'SIGNED_IN',
      sessionWith('aal1', ['unverified']),
    )
    expect(state.status).toBe('signed-in')
  })

  it('stays the same object when an event brings nothing new, so that no form is rendered again', () => {
    const state = nextSessionState(LOADING_SESSION, 'INITIAL_SESSION', sessionWith('aal1'))
    expect(nextSessionState(state, 'SIGNED_IN', sessionWith('aal1'))).toBe(state)
    const signedOut = nextSessionState(state, 'SIGNED_OUT', null)
    expect(nextSessionState(signedOut, 'SIGNED_OUT', null)).toBe(signedOut)
  })

  it('is recovering from the recovery link until the new password is stored', () => {
    const arrived = { ...LOADING_SESSION, isRecovering: true }
    const initial = nextSessionState(arrived, 'INITIAL_SESSION', sessionWith('aal1'))
    expect(initial.isRecovering).toBe(true)
    const announced = nextSessionState(initial, 'PASSWORD_RECOVERY', sessionWith('aal1'))
    expect(announced.isRecovering).toBe(true)
    expect(nextSessionState(announced, 'USER_UPDATED', sessionWith('aal1')).isRecovering).toBe(
      false,
    )
  })
})

describe('the assurance level of a token', () => {
  it('is what the token claims', () => {
    expect(assuranceLevelOf(tokenWith({ aal: 'aal2' }))).toBe('aal2')
  })

  it('is aal1 for a token that says nothing or is no token', () => {
    expect(assuranceLevelOf(tokenWith({}))).toBe('aal1')
    expect(assuranceLevelOf('rubbish')).toBe('aal1')
    expect(assuranceLevelOf('a.%%%.c')).toBe('aal1')
  })
})
