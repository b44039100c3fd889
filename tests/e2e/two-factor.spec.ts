import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, test } from './errand'
import { arriveAsMember, expectSignedIn, PASSWORD } from './member'

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate()

test('An authenticator app is set up, asked for at sign-in, and removed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/)
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const form = page.getByRole('form', { name: 'Set up an authenticator app' })
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = await form.getByRole('code').innerText()
  await form.getByRole('textbox', { name: 'Code from the app' }).fill('000000')
  await form.getByRole('button', { name: 'Verify and turn on' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /code/i })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret))
  await form.getByRole('button', { name: 'Verify and turn on' }).click()
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/password/i).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const code = page.getByRole('textbox', { name: /code/i })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await code.fill(codeOf(secret))
  await code.press('Enter')
  await expectSignedIn(page)
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})
