import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'

describe('signing in with an e-mail address and a password', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend()
  })
  afterAll(() => backend.stop())

  it('gives a session at once on signing up', async () => {
    const { client, email } = await backend.signUp()
    const { data } = await client.auth.getUser()
    expect(data.user?.email).toBe(email)
  })

  it('makes a profile for a new person', async () => {
    const { client, userId } = await backend.signUp()
    const { data } = await client.from('profiles').select('id').eq('id', userId).single()
    expect(data).toEqual({ id: userId })
  })

  it('lets the person in again from another device', async () => {
    const { email, password, userId } = await backend.signUp()
    const { data, error } = await backend.client().auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(userId)
    expect(data.session?.expires_in).toBe(3600)
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await backend.signUp()
    const client = backend.client()
    const wrong = await client.auth.signInWithPassword({ email, password: 'not this one' })
    const unknown = await client.auth.signInWithPassword({
      email: 'nobody@example.com',
      password: 'not this one',
    })
    expect(wrong.error?.code).toBe('invalid_credentials')
    expect(unknown.error?.message).toBe(wrong.error?.message)
  })

  it('refuses a second account with the same address', async () => {
    const { email, password } = await backend.signUp()
    const { error } = await backend.client().auth.signUp({ email: email.toUpperCase(), password })
    expect(error?.code).toBe('user_already_exists')
  })

  it('refuses a password shorter than six characters', async () => {
    const { error } = await backend
      .client()
      .auth.signUp({ email: 'short@example.com', password: '12345' })
    expect(error?.code).toBe('weak_password')
  })

  it('renews a session', async () => {
    const { client, userId } = await backend.signUp()
    const before = (await client.auth.getSession()).data.session
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect(data.user?.id).toBe(userId)
  })

  it('ends the session on signing out, so that it cannot be renewed', async () => {
    const { client } = await backend.signUp()
    const token = (await client.auth.getSession()).data.session?.refresh_token
    await client.auth.signOut()
    expect((await client.auth.getSession()).data.session).toBeNull()
    const { error } = await backend.client().auth.refreshSession({ refresh_token: token ?? '' })
    expect(error?.code).toBe('refresh_token_not_found')
  })

  it('changes the password of a signed-in person', async () => {
    const { client, email } = await backend.signUp()
    expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull()
    const again = await backend
      .client()
      .auth.signInWithPassword({ email, password: 'another password' })
    expect(again.error).toBeNull()
  })

  it('answers 401 to a forged access token on every service that reads one', async () => {
    const forged = {
      apikey: backend.anonKey,
      authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl',
    }
    const rest = await fetch(`${backend.url}/rest/v1/prayers?select=id`, { headers: forged })
    expect(rest.status).toBe(401)
    const user = await fetch(`${backend.url}/auth/v1/user`, { headers: forged })
    expect([401, 403]).toContain(user.status)
  })
})
