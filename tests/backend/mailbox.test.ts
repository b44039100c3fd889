import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailboxMessage } from '../../supabase/local/mailbox'
import { startTestBackend, type TestBackend } from '../support/backend'

/** Follows a link of a message as a browser does, and gives what stands behind the `#` at its end. */
async function follow(link: string): Promise<{ address: string; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' })
  const target = new URL(response.headers.get('location') ?? '')
  return {
    address: target.origin + target.pathname,
    fragment: new URLSearchParams(target.hash.slice(1)),
  }
}

async function signInBy(fragment: URLSearchParams, client: SupabaseClient) {
  return client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
}

function linkOf(message: MailboxMessage | null): string {
  const link = message?.links[0]
  if (link === undefined) throw new Error('The message has no link.')
  return link
}

describe('e-mails', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend()
  })
  afterAll(() => backend.stop())

  it('sign in by a magic link that leads back to the page that asked', async () => {
    const email = 'magic@example.com'
    const emailRedirectTo = `${backend.url}/profile`
    const { error } = await backend.client().auth.signInWithOtp({
      email,
      options: { emailRedirectTo },
    })
    expect(error).toBeNull()
    const { address, fragment } = await follow(linkOf(backend.mailbox.latestTo(email)))
    expect(address).toBe(emailRedirectTo)
    const { data } = await signInBy(fragment, backend.client())
    expect(data.user?.email).toBe(email)
  })

  it('sign in by the code in the message as well', async () => {
    const email = 'code@example.com'
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const token = /\b\d{6}\b/.exec(backend.mailbox.latestTo(email)?.text ?? '')?.[0] ?? ''
    const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  it('lead to a new password for whoever forgot theirs', async () => {
    const { email } = await backend.signUp()
    await backend.client().auth.resetPasswordForEmail(email)
    const { fragment } = await follow(linkOf(backend.mailbox.latestTo(email)))
    expect(fragment.get('type')).toBe('recovery')
    const client = backend.client()
    await signInBy(fragment, client)
    await client.auth.updateUser({ password: 'remembered this time' })
    const again = await backend
      .client()
      .auth.signInWithPassword({ email, password: 'remembered this time' })
    expect(again.error).toBeNull()
  })

  it('hold links that work once', async () => {
    const email = 'once@example.com'
    await backend.client().auth.signInWithOtp({ email })
    const link = linkOf(backend.mailbox.latestTo(email))
    await follow(link)
    const { fragment } = await follow(link)
    expect(fragment.get('access_token')).toBeNull()
    expect(fragment.get('error_code')).toBe('otp_expired')
  })

  it('lead to another server on this machine, where the app may be developed', async () => {
    const email = 'developer@example.com'
    const emailRedirectTo = 'http://localhost:5173/profile'
    await backend.client().auth.signInWithOtp({ email, options: { emailRedirectTo } })
    const { address } = await follow(linkOf(backend.mailbox.latestTo(email)))
    expect(address).toBe(emailRedirectTo)
  })

  it('never lead to a foreign site', async () => {
    const email = 'foreign@example.com'
    await backend.client().auth.signInWithOtp({
      email,
      options: { emailRedirectTo: 'https://elsewhere.example/steal' },
    })
    const { address } = await follow(linkOf(backend.mailbox.latestTo(email)))
    expect(new URL(address).origin).toBe(backend.url)
  })

  it('tell nobody whether an address has an account', async () => {
    const { error } = await backend.client().auth.resetPasswordForEmail('stranger@example.com')
    expect(error).toBeNull()
    expect(backend.mailbox.latestTo('stranger@example.com')).toBeNull()
  })
})

describe('the mailbox page', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend()
  })
  afterAll(() => backend.stop())

  it('says that it is empty, then lists messages and shows one with its link', async () => {
    expect(await (await fetch(`${backend.url}/mailbox`)).text()).toContain('No messages yet.')
    await backend.client().auth.signInWithOtp({ email: 'reader@example.com' })
    const list = await (await fetch(`${backend.url}/mailbox`)).text()
    const path = /href="(\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? ''
    expect(list).toContain('to reader@example.com')
    const message = await (await fetch(backend.url + path)).text()
    expect(message).toMatch(/<a href="http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=/)
  })

  it('gives the same as JSON, to pages of this origin only', async () => {
    const response = await fetch(`${backend.url}/mailbox.json`)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toMatchObject([{ to: 'reader@example.com' }])
  })

  it('answers 404 to an unknown message and 405 to a write', async () => {
    expect((await fetch(`${backend.url}/mailbox/none`)).status).toBe(404)
    expect((await fetch(`${backend.url}/mailbox`, { method: 'POST' })).status).toBe(405)
  })
})

describe('with confirmation of addresses switched on', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend({ settings: { emailConfirmations: true } })
  })
  afterAll(() => backend.stop())

  it('lets a new person in only after the link in their e-mail', async () => {
    const account = { email: 'new@example.com', password: 'a long enough password' }
    const client = backend.client()
    const { data } = await client.auth.signUp(account)
    expect(data.session).toBeNull()
    expect((await client.auth.signInWithPassword(account)).error?.code).toBe('email_not_confirmed')
    const { fragment } = await follow(linkOf(backend.mailbox.latestTo(account.email)))
    expect(fragment.get('type')).toBe('signup')
    expect((await client.auth.signInWithPassword(account)).error).toBeNull()
  })
})
