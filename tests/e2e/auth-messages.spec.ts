import type { Page } from '@playwright/test'
import { expect, test } from './scenario'
import { arriveAsMember, expectSignedIn, freshEmail, PASSWORD, signIn } from './member'

interface Message {
  to: string
  text: string
  links: string[]
}

/** The newest message to an address; waits for it, because it is sent while the form already answers. */
async function mailTo(page: Page, email: string): Promise<Message> {
  const find = async () =>
    ((await (await page.request.get('/mailbox.json')).json()) as Message[]).find(
      ({ to }) => to === email,
    )
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? { to: email, text: '', links: [] }
}

async function askForMagicLink(page: Page, email: string) {
  await page.goto('/login?view=magic_link')
  await page.getByLabel(/email/i).fill(email)
  await page.getByRole('button', { name: /magic link/i }).click()
  await expect(page.getByText('Check your email for the magic link')).toBeVisible()
}

test('A magic link for an empty address is refused in words, and nothing is sent', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/otp')) requests++
  })
  await page.goto('/login?view=magic_link')
  await page.getByRole('button', { name: /magic link/i }).click()
  await expect(page.getByRole('alert')).toContainText('email address is empty')
  expect(requests).toBe(0)
})

test('The code from the e-mail signs in on the code view; a wrong one is told', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/, /\/auth\/v1\/verify$/)
  const email = freshEmail()
  await askForMagicLink(page, email)
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.getByRole('link', { name: /Have a code/ }).click()
  await expect(page).toHaveURL(/view=verify_otp/)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByRole('alert')).toContainText(/invalid|expired/i)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expectSignedIn(page)
  await expect(page).toHaveURL('/')
})

test('A link that was used before says that it is expired', async ({ page, openWindow }) => {
  const email = freshEmail()
  await askForMagicLink(page, email)
  const link = (await mailTo(page, email)).links[0] ?? ''
  await page.goto(link)
  await expectSignedIn(page)
  const elsewhere = await openWindow()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('alert')).toContainText(/invalid or has expired/i)
})

test('A taken address is told at sign-up, and what was typed stays', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  expectNoise(/422/, /\/auth\/v1\/signup\?/)
  const { email } = (await arriveAsMember(page)).user
  const elsewhere = await openWindow()
  await elsewhere.goto('/login?view=sign_up')
  await elsewhere.getByLabel(/email/i).fill(email)
  await elsewhere.getByLabel(/password/i).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Sign up' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText('User already registered')
  await expect(elsewhere.getByLabel(/email/i)).toHaveValue(email)
})

test('A sign-up that must be confirmed by e-mail says so', async ({ page }) => {
  const email = freshEmail()
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      json: { id: '00000000-0000-4000-8000-000000000001', email, identities: [{}] },
    }),
  )
  await page.goto('/login?view=sign_up')
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Check your email for the confirmation link')).toBeVisible()
})

test('Without a network signing in says so, keeps what was typed, and works later', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/)
  expectNoise(/400/, /\/auth\/v1\/token\?grant_type=password$/)
  await page.goto('/login')
  await page.getByLabel(/email/i).fill('reader@example.org')
  await page.getByLabel(/password/i).fill('a password')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  await expect(page.getByLabel(/email/i)).toHaveValue('reader@example.org')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
})

test('The views lead to one another, each with its own title, and typed text goes along', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel(/email/i)).toHaveAttribute('type', 'email')
  await page.getByLabel(/email/i).fill('reader@example.org')
  for (const [link, address, title] of [
    [/sign up/i, '/login?view=sign_up', 'Sign up · Orison'],
    [/sign in/i, '/login', 'Sign in · Orison'],
    [/forgot/i, '/login?view=forgotten_password', 'Forgotten password · Orison'],
    [/sign in/i, '/login', 'Sign in · Orison'],
    [/magic link/i, '/login?view=magic_link', 'Sign in with a magic link · Orison'],
    [/code from an email/i, '/login?view=verify_otp', 'Enter the code from your email · Orison'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(title)
    await expect(page.getByLabel(/email/i)).toHaveValue('reader@example.org')
  }
})

test('Whoever signs out of the settings and in again lands at home', async ({ page }) => {
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
  await expect(page).toHaveURL('/')
})

test('Whoever was sent to sign in comes back to the page they wanted', async ({
  page,
  openWindow,
}) => {
  const { email } = (await arriveAsMember(page)).user
  const elsewhere = await openWindow()
  await elsewhere.goto('/settings')
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.getByLabel(/email/i).fill(email)
  await elsewhere.getByLabel(/password/i).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere).toHaveURL('/settings')
})

test('The form offers no other provider and is dark in a light page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  const form = page.getByRole('main')
  await expect(form.getByRole('button')).toHaveText(['Sign in'])
  await expect(form.getByLabel(/email|password/i)).toHaveCount(2)
  const scheme = await form
    .getByLabel(/email/i)
    .evaluate((field) => getComputedStyle(field).colorScheme)
  expect(scheme).toBe('dark')
})

test('Whoever is signed in already is led home from the sign-in page', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('A member chooses a new password in the settings, and only that one works', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  expectNoise(/400/, /\/auth\/v1\/token\?grant_type=password$/)
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/login?view=update_password')
  await expect(page).toHaveTitle('Choose a new password · Orison')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/sign in/i)
  await page.getByLabel(/new password/i).fill(`${PASSWORD} anew`)
  await page.getByRole('button', { name: /update password/i }).click()
  await expect(page.getByText('Your password has been updated')).toBeVisible()
  await expect(page).toHaveURL('/')

  const elsewhere = await openWindow()
  await elsewhere.goto('/login')
  await elsewhere.getByLabel(/email/i).fill(email)
  await elsewhere.getByLabel(/password/i).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText('Invalid login credentials')
  await signIn(elsewhere, email, `${PASSWORD} anew`)
})

// Sessions of the embedded backend are signed with a shared secret, which is never shown.
test('The public keys that sign sessions can be read, and kept for ten minutes', async ({
  page,
}) => {
  const answer = await page.request.get('/auth/v1/.well-known/jwks.json')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('public, max-age=600')
  expect(await answer.json()).toEqual({ keys: [] })
})
