import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, openPrayer, test } from './scenario'
import { arriveAsMember, freshEmail, PASSWORD, signIn, signUp, storePrayer } from './member'

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens Settings; tells the username. */
async function openSettings(page: Page): Promise<string> {
  await page.goto('/settings')
  const username = page.getByRole('textbox', { name: 'Username' })
  await expect(username).toHaveValue(/./)
  return username.inputValue()
}

/** A deleted account's sign-out: the server knows no session of it any more. */
const NO_SESSION_LEFT = [/403/, /\/auth\/v1\/logout\?/] as const

async function openDeletion(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Delete my account/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
}

test('A member downloads everything that is theirs as one file', async ({ page }) => {
  const member = await arriveAsMember(page)
  const open = await storePrayer(page.request, member)
  const hidden = await storePrayer(page.request, member, { is_private: true })
  await page.goto('/prayers/traditions/universal')
  await openPrayer(page)
  await page.getByRole('button', { name: /^like/i }).first().click()
  const liked = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByRole('button', { name: /like/i, pressed: true }).first()).toBeVisible()

  const username = await openSettings(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^orison-${username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
  )
  await expect(page.getByText('Your data was downloaded')).toBeVisible()
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    format: string
    version: number
    profile: Record<string, unknown>
    prayers: Record<string, unknown>[]
    likes: Record<string, unknown>[]
  }
  expect(file).toMatchObject({ format: 'orison-account', version: 1 })
  expect(file.profile).toMatchObject({ username, email: member.user.email })
  expect(file.prayers.map(({ title, is_private }) => [title, is_private])).toEqual([
    [open.title, false],
    [hidden.title, true],
  ])
  expect(file.likes).toEqual([expect.objectContaining({ title: liked.split('\n')[0] })])
})

test('An account goes with its pictures; its public prayers stay without a name', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  // A whole life of an account: a picture, two windows, and the same address again.
  test.setTimeout(120_000)
  expectNoise(...NO_SESSION_LEFT)
  expectNoise(/400/, /\/auth\/v1\/token\?grant_type=password$/)
  // The other window keeps the prayer book on the device when it has time: that may be when the account goes.
  expectNoise(/401/, /\/rest\/v1\/(?:collections|likes|prayers)\?/)
  const member = await arriveAsMember(page)
  const address = `/prayer/${(await storePrayer(page.request, member)).id}`
  await openSettings(page)
  await page
    .getByLabel('Choose avatar')
    .and(page.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText('avatar uploaded successfully')).toBeVisible()
  const username = await openSettings(page)
  const avatar = page.getByRole('group', { name: 'Avatar' }).locator('img')
  const picture = (await avatar.getAttribute('src')) ?? ''
  expect((await page.request.get(picture)).status()).toBe(200)

  // Another window of the same person has the same session.
  const otherWindow = await page.context().newPage()
  await otherWindow.goto('/profile')
  await expect(otherWindow.getByRole('heading', { level: 1 })).toHaveText(username)

  const dialog = await openDeletion(page)
  await expect(dialog.getByRole('radio', { name: 'Keep them, without my name' })).toBeChecked()
  await expectAccessible(page)
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  const name = dialog.getByRole('textbox', { name: /Type your username/ })
  await name.fill(`${username}x`)
  await expect(remove).toBeDisabled()
  await name.fill(username.toUpperCase())
  await remove.click()
  await expectGone(page)

  expect((await page.request.get(picture, { headers: { 'cache-control': 'no-cache' } })).ok()).toBe(
    false,
  )
  await expect(otherWindow).toHaveURL(/\/login/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(username)).toHaveCount(0)

  const later = await openWindow()
  await later.goto('/login')
  await later.getByLabel(/email/i).fill(member.user.email)
  await later.getByLabel(/password/i).fill(PASSWORD)
  await later.getByRole('button', { name: 'Sign in' }).click()
  await expect(later.getByText(/invalid|incorrect/i)).toBeVisible()
  await signUp(later, member.user.email)
})

test('By keyboard an account goes with its public prayers', async ({ page, expectNoise }) => {
  expectNoise(...NO_SESSION_LEFT)
  const member = await arriveAsMember(page)
  const address = `/prayer/${(await storePrayer(page.request, member)).id}`
  const username = await openSettings(page)

  await page.getByRole('button', { name: /Delete my account/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Delete my account/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Keep them, without my name' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Delete them too' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: /Type your username/ })).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Enter')
  await expectGone(page)
  await page.goto(address)
  await expect(page.getByText('Failed to load prayer')).toBeVisible()
})

test('A device whose account was deleted elsewhere signs out and says why', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  expectNoise(...NO_SESSION_LEFT)
  // How the server tells that the person is gone.
  expectNoise(/409/, /\/rpc\/ensure_profile$/)
  const email = freshEmail()
  await arriveAsMember(page, email)
  const elsewhere = await openWindow()
  await signIn(elsewhere, email)
  const username = await openSettings(elsewhere)
  const dialog = await openDeletion(elsewhere)
  await dialog.getByRole('textbox', { name: /Type your username/ }).fill(username)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectGone(elsewhere)

  await page.goto('/')
  await expect(page.getByText('This account was deleted. You are signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
