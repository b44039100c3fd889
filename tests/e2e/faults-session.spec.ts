import type { Page } from '@playwright/test'
import { openPrayer } from './scenario'
import { expect, test, WAIT_ENDS_WITHIN } from './faulty-scenario'
import { arriveAsMember, expectSignedIn, PASSWORD } from './member'

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

/** Ends all sessions of the page's person on the server, as signing out everywhere on another device would. */
async function revokeSession(page: Page): Promise<void> {
  const request = page.waitForRequest((sent) => /\/(rest|auth)\/v1\//.test(sent.url()))
  await page.reload()
  const headers = await (await request).allHeaders()
  const answer = await page.request.post('/auth/v1/logout?scope=global', {
    headers: { apikey: headers.apikey ?? '', authorization: headers.authorization ?? '' },
  })
  expect(answer.ok()).toBe(true)
}

/** Two hours later by the page's clock: the access token has expired. */
async function letExpire(page: Page): Promise<void> {
  await page.clock.fastForward('02:00:00')
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.clock.setSystemTime(Date.now())
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
}

/** What auth-js is answered and says of it while it starts; what a page asks for meanwhile is asked for by nobody. */
function expectEndOfSession(expectNoise: (text: RegExp, address?: RegExp) => void): void {
  expectNoise(/400/, /\/auth\/v1\/token\?grant_type=refresh_token$/)
  expectNoise(/Invalid Refresh Token/)
  expectNoise(/401/, /\/rest\/v1\//)
}

test('A profile change survives that the session ended, and is saved after signing in again', async ({
  page,
  expectNoise,
}) => {
  expectEndOfSession(expectNoise)
  await page.clock.install()
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/settings')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('Typed before the session ended.')
  await revokeSession(page)
  await expect(bio).toHaveValue('Typed before the session ended.')
  await letExpire(page)
  await expect(page).toHaveURL(/\/login/)
  await signInAgain(page, email)
  await page.goto('/settings')
  await expect(bio).toHaveValue('Typed before the session ended.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('A remix survives that the session ended, and is saved after signing in again', async ({
  page,
  expectNoise,
}) => {
  expectEndOfSession(expectNoise)
  await page.clock.install()
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/traditions/islam')
  await openPrayer(page)
  const original = page.url()
  await revokeSession(page)
  const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
  const openRemix = () => page.getByRole('button', { name: 'Remix Prayer' }).click()
  await openRemix()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Typed before the session ended')
  await letExpire(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login')
  await signInAgain(page, email)
  await page.goto(original)
  await openRemix()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Typed before the session ended',
  )
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
})

test('Whoever comes back with an expired session while the server is away stays signed in', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await arriveAsMember(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.fail({ kind: 'silent' })
  await letExpire(page)
  await page.reload()
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .first()
  await expect(retry).toBeVisible({ timeout: WAIT_ENDS_WITHIN + 5000 })
  await expect(page).toHaveURL(/\/profile/)
  await expectSignedIn(page)
  await page.clock.setSystemTime(Date.now())
  server.mend()
  await retry.click()
  await expect(retry).toBeHidden()
})
