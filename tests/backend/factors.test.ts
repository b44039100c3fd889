import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ seed: false })
})

afterAll(() => backend.stop())

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

async function enrol(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, ...data.totp }
}

async function enrolAndVerify(client: SupabaseClient) {
  const factor = await enrol(client)
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.factorId,
    code: codeOf(factor.secret),
  })
  if (error) throw error
  return factor
}

async function levels(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

describe('a second factor', () => {
  it('is enrolled with a picture and a secret, and is in use once its code was given', async () => {
    const { client } = await backend.signUp()
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
    const { factorId, secret, qr_code: picture, uri } = await enrol(client)
    // The client puts it into an address as it is, where a `#` would end it.
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>\s*$/)
    expect(uri).toContain(`secret=${secret}`)
    const { data: before } = await client.auth.mfa.listFactors()
    expect(before?.all).toEqual([expect.objectContaining({ id: factorId, status: 'unverified' })])
    expect(JSON.stringify(before)).not.toContain(secret)

    const { data, error } = await client.auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(secret),
    })
    expect(error).toBeNull()
    expect(data?.user.factors).toEqual([
      expect.objectContaining({ id: factorId, status: 'verified', factor_type: 'totp' }),
    ])
    expect(await levels(client)).toEqual(['aal2', 'aal2'])
  })

  it('is asked for at the next sign-in, and the session keeps its level when it refreshes', async () => {
    const { client, email, password } = await backend.signUp()
    const { factorId, secret } = await enrolAndVerify(client)
    const elsewhere = backend.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    expect(await levels(elsewhere)).toEqual(['aal1', 'aal2'])
    await elsewhere.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(await levels(elsewhere)).toEqual(['aal2', 'aal2'])
    const { error } = await elsewhere.auth.refreshSession()
    expect(error).toBeNull()
    expect(await levels(elsewhere)).toEqual(['aal2', 'aal2'])
    const { data } = await elsewhere.auth.getClaims()
    expect(
      data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ).toEqual(['totp', 'password'])
  })

  it('ends the sessions that only gave the password', async () => {
    const { client, email, password } = await backend.signUp()
    const older = backend.client()
    await older.auth.signInWithPassword({ email, password })
    await enrolAndVerify(client)
    const { error } = await older.auth.refreshSession()
    expect(error?.message).toMatch(/refresh token/i)
  })

  it('refuses a wrong code, an unknown challenge, an answered one and an empty code', async () => {
    const { client } = await backend.signUp()
    const { factorId, secret } = await enrol(client)
    const { data: challenge } = await client.auth.mfa.challenge({ factorId })
    const challengeId = challenge?.id ?? ''
    const answer = async (code: string, id = challengeId) => {
      const { error } = await client.auth.mfa.verify({ factorId, challengeId: id, code })
      return error?.code ?? null
    }
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    expect(await answer(wrong)).toBe('mfa_verification_failed')
    expect(await answer('')).toBe('validation_failed')
    expect(await answer(codeOf(secret), crypto.randomUUID())).toBe('mfa_factor_not_found')
    expect(await answer(codeOf(secret))).toBeNull()
    expect(await answer(codeOf(secret))).toBe('mfa_ip_address_mismatch')
  })

  it('of somebody else is not found', async () => {
    const { client } = await backend.signUp()
    const { factorId } = await enrol(client)
    const { client: stranger } = await backend.signUp()
    const { error } = await stranger.auth.mfa.challenge({ factorId })
    expect(error?.code).toBe('mfa_factor_not_found')
    const { error: removal } = await stranger.auth.mfa.unenroll({ factorId })
    expect(removal?.code).toBe('mfa_factor_not_found')
  })

  it('has a name of its own', async () => {
    const { client } = await backend.signUp()
    await enrol(client, 'Phone')
    await expect(enrol(client, 'Phone')).rejects.toMatchObject({ code: 'mfa_factor_name_conflict' })
  })

  it('can only be removed, and the password only be changed, by whoever gave the code', async () => {
    const { client, email, password } = await backend.signUp()
    const { factorId } = await enrolAndVerify(client)
    const aal1 = backend.client()
    await aal1.auth.signInWithPassword({ email, password })
    const { error: removal } = await aal1.auth.mfa.unenroll({ factorId })
    expect(removal?.code).toBe('insufficient_aal')
    const { error: change } = await aal1.auth.updateUser({ password: 'another long password' })
    expect(change?.code).toBe('insufficient_aal')

    const { error } = await client.auth.mfa.unenroll({ factorId })
    expect(error).toBeNull()
    await client.auth.refreshSession()
    expect(await levels(client)).toEqual(['aal1', 'aal1'])
  })

  it('needs somebody who is signed in', async () => {
    const answer = await fetch(`${backend.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ factor_type: 'totp' }),
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' })
  })
})
