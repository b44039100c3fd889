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
})
