import { expect, expectAccessible, test } from './scenario'
import {
  arriveAsMember,
  expectSignedIn,
  followMail,
  freshEmail,
  PASSWORD,
  signIn,
  signUp,
} from './member'

test(
  'A newcomer signs up, stays signed in over a reload, and signs out',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page)
    await page.reload()
    await page.getByRole('button', { name: 'Your account' }).click()
    for (const entry of ['My Profile', 'Settings', 'Sign Out'])
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
)

test('A wrong password is told in a red box, and what was typed stays', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/400/, /\/auth\/v1\/token\?grant_type=password$/)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Orison' })).toBeVisible()
  await expect(
    page.getByText('Sign in to access your personalized prayer experience'),
  ).toBeVisible()
  const email = page.getByLabel(/email/i)
  await email.fill('nobody@example.org')
  await page.getByLabel(/password/i).fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await expect(email).toHaveValue('nobody@example.org')
  await expectAccessible(page)
})

test('All six views of the form can be reached', async ({ page }) => {
  // One address of one page: the form alone changes from view to view.
  const rules = ['label', 'color-contrast', 'link-name', 'button-name', 'autocomplete-valid']
  for (const view of [
    'sign_in',
    'sign_up',
    'magic_link',
    'forgotten_password',
    'update_password',
    'verify_otp',
  ]) {
    await page.goto(`/login?view=${view}`)
    await expect(
      page
        .getByRole('main')
        .getByRole('textbox')
        .or(page.getByLabel(/password/i))
        .first(),
    ).toBeVisible()
    await expectAccessible(page, { rules })
  }
})

test('A magic link is sent, read in the mailbox, and signs in', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/login?view=magic_link')
  await page.getByLabel(/email/i).fill(email)
  await page.getByRole('button', { name: /magic link/i }).click()
  await expect(page.getByText('Check your email for the magic link')).toBeVisible()
  await followMail(page, email)
  await expectSignedIn(page)
  await expect(page).toHaveURL('/')
})

test('A forgotten password is replaced by way of the mailbox, and the new one works', async ({
  page,
  openWindow,
}) => {
  const { email } = (await arriveAsMember(page)).user
  const elsewhere = await openWindow()
  await elsewhere.goto('/login?view=forgotten_password')
  await elsewhere.getByLabel(/email/i).fill(email)
  await elsewhere.getByRole('button', { name: /reset/i }).click()
  await expect(elsewhere.getByText(/check your email/i)).toBeVisible()
  await followMail(elsewhere, email)
  await elsewhere.getByLabel(/new password/i).fill(`${PASSWORD} anew`)
  await elsewhere.getByRole('button', { name: /update password/i }).click()
  await expectSignedIn(elsewhere)
  const third = await openWindow()
  await signIn(third, email, `${PASSWORD} anew`)
})
