import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { LOCAL_ANON_KEY } from '../../supabase/local/keys'

let members = 0

/** An e-mail address that nobody used before in this run. */
export function freshEmail(): string {
  members += 1
  return `reader-${process.pid}-${Date.now()}-${members}@example.org`
}

export const PASSWORD = 'a quiet long password'

/** Waits until the page knows its viewer. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

/** Follows the newest link that was sent to an address, as its owner would in the mailbox. */
export async function followMail(page: Page, email: string): Promise<void> {
  await page.goto('/mailbox')
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click()
  await page.getByRole('main').getByRole('link').first().click()
}

/** A session as the auth endpoint answers it; what the scenarios read of it. */
export interface MemberSession {
  access_token: string
  user: { id: string; email: string }
}

/** Makes a new person without a page, as a program would. */
export async function makeMember(
  request: APIRequestContext,
  email = freshEmail(),
): Promise<MemberSession> {
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: LOCAL_ANON_KEY },
    data: { email, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as MemberSession
}

/** Sends rows to a table in a member's name, all at once, as a program would; answers with what the server says. */
export function sendRows(
  request: APIRequestContext,
  { access_token: token }: MemberSession,
  table: 'prayers' | 'likes',
  rows: object[],
): Promise<APIResponse> {
  return request.post(`/rest/v1/${table}`, {
    headers: {
      apikey: LOCAL_ANON_KEY,
      authorization: `Bearer ${token}`,
      prefer: 'return=representation',
    },
    params: { select: table === 'prayers' ? 'id' : 'prayer_id' },
    data: rows,
  })
}

interface StoredPrayer {
  id: string
  title: string
}

let stored = 0

/** Stores a prayer in a member's name, as a program would; the generator is for the scenarios about making one. */
export async function storePrayer(
  request: APIRequestContext,
  member: MemberSession,
  change: Record<string, unknown> = {},
): Promise<StoredPrayer> {
  const title = `Bread and light ${process.pid}-${(stored += 1)}`
  const words = { short_text: 'Let the lamp last.', medium_text: 'Let the lamp last till six.' }
  const row = { title, ...words, tradition: 'Universal', category: 'Celebration', ...change }
  const answer = await sendRows(request, member, 'prayers', [{ user_id: member.user.id, ...row }])
  expect(answer.status()).toBe(201)
  const [{ id }] = (await answer.json()) as [{ id: string }]
  return { id, title: row.title }
}

/** Where the app keeps the session of a page on 127.0.0.1. */
const SESSION_KEY = 'sb-127-auth-token'

/**
 * Makes a new person whose device remembers them, as on any later visit; the form is for the scenarios about signing
 * in. The page shows nothing of the app yet.
 */
export async function arriveAsMember(page: Page, email = freshEmail()): Promise<MemberSession> {
  const session = await makeMember(page.request, email)
  await page.goto('/robots.txt')
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const)
  return session
}

/** Signs a new person up through the form; ends at home. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/login')
  return signUpFromSignIn(page, email)
}

/** Makes a new person where the form of signing in is shown; answers with the e-mail address. */
export async function signUpFromSignIn(page: Page, email = freshEmail()): Promise<string> {
  await page.getByRole('link', { name: /sign up/i }).click()
  // Until the other view is there its fields are those of signing in.
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expectSignedIn(page)
  return email
}

/** Signs an existing person in through the form. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
}
