import type { Locator } from '@playwright/test'
import { Secret, TOTP, URI } from 'otpauth'
import decodeQR from 'qr/decode.js'
import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember, expectSignedIn, PASSWORD } from './member'

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate()

/** What a phone held before the screen would read from a picture. */
async function scan(picture: Locator): Promise<string> {
  const screenshot = (await picture.screenshot()).toString('base64')
  const pixels = await picture.page().evaluate(async (png) => {
    const seen = new Image()
    seen.src = `data:image/png;base64,${png}`
    await seen.decode()
    const { naturalWidth: width, naturalHeight: height } = seen
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    drawing?.drawImage(seen, 0, 0)
    return { width, height, data: [...(drawing?.getImageData(0, 0, width, height).data ?? [])] }
  }, screenshot)
  return decodeQR({ ...pixels, data: Uint8Array.from(pixels.data) })
}

test('An authenticator app is set up by scanning its picture, asked for at sign-in, and removed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/, /\/auth\/v1\/factors\/[\w-]+\/verify$/)
  const { email } = (await arriveAsMember(page)).user
  await page.goto('/settings')
  const setUp = page.getByRole('button', { name: 'Set up an authenticator app' })
  await setUp.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code from the app' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(setUp).toBeFocused()
  await setUp.click()
  const form = page.getByRole('form', { name: 'Set up an authenticator app' })
  const secret = await form.getByRole('code').innerText()
  const picture = form.getByRole('img', { name: /QR code/ })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const scanned = URI.parse(await scan(picture))
    expect(scanned).toBeInstanceOf(TOTP)
    expect([scanned.issuer, scanned.label]).toEqual(['Orison', email])
    expect(scanned.secret.base32).toBe(secret)
  }
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
  await expect(setUp).toBeFocused()
})
