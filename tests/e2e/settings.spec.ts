import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember } from './member'

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('Settings need a signed-in person', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})

test('A member changes username and bio; a taken name is refused and nothing is lost', async ({
  page,
  openWindow,
  expectNoise,
}) => {
  expectNoise(/409/, /\/rest\/v1\/profiles\?/)
  const { email } = (await arriveAsMember(page)).user
  const name = `Reader.${Date.now().toString(36)}`
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
  await page.getByRole('textbox', { name: 'Username' }).fill(name)
  await page.getByRole('textbox', { name: 'Bio' }).fill('I read in the mornings.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('I read in the mornings.')).toBeVisible()

  const other = await openWindow()
  await arriveAsMember(other)
  await other.goto('/settings')
  await other.getByRole('textbox', { name: 'Username' }).fill('no')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await other.getByRole('textbox', { name: 'Username' }).fill(name.toUpperCase())
  await other.getByRole('textbox', { name: 'Bio' }).fill('A bio worth keeping')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText(/taken/i)).toBeVisible()
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Bio' })).toHaveValue('A bio worth keeping')
})

test('A profile that can not be saved says so and keeps what was typed', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Bio' }).fill('Still here')
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Error updating profile')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Still here')
})

test('An avatar and a banner are uploaded and shown', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  for (const slot of ['avatar', 'banner']) {
    await page
      .getByLabel(`Choose ${slot}`)
      .and(page.locator('input'))
      .setInputFiles({ name: `${slot}.png`, mimeType: 'image/png', buffer: PIXEL })
    await expect(page.getByText(`${slot} uploaded successfully`)).toBeVisible()
  }
  await page.goto('/profile')
  const address = await page.getByRole('main').locator('img').first().getAttribute('src')
  expect(address).toMatch(/\/profiles\/(avatar|banner)\/[\w-]+_\d+\.\w+$/)
  const picture = await page.request.get(address ?? '')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('An avatar and a banner are removed, files and all, and the keyboard goes on where they were', async ({
  page,
}) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  for (const slot of ['avatar', 'banner']) {
    const remove = page.getByRole('button', { name: `Remove ${slot}` })
    const choose = page.getByRole('button').filter({ hasText: `Choose ${slot}` })
    await expect(choose).toBeVisible()
    await expect(remove).toHaveCount(0)
    await page
      .getByLabel(`Choose ${slot}`)
      .and(page.locator('input'))
      .setInputFiles({ name: `${slot}.png`, mimeType: 'image/png', buffer: PIXEL })
    const picture = page.getByRole('group', { name: new RegExp(slot, 'i') }).locator('img')
    await expect(picture).toHaveAttribute('src', /\/storage\/v1\//)
    const address = (await picture.getAttribute('src')) ?? ''
    await remove.click()
    await expect(page.getByText(`${slot} removed successfully`)).toBeVisible()
    await expect(remove).toHaveCount(0)
    await expect(picture).toHaveCount(0)
    await expect(choose).toBeFocused()
    // Past what a cache may still have.
    expect((await page.request.get(`${address}?after=removal`)).status()).toBe(400)
  }
  await expectAccessible(page)
})

test('A picture as white as the paper has a ring around it', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  await page
    .getByLabel('Choose avatar')
    .and(page.locator('input'))
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PIXEL })
  const picture = page.getByRole('group', { name: 'Avatar' }).locator('img')
  await expect(picture).toHaveAttribute('src', /\/storage\/v1\//)
  await expect(picture).toHaveCSS('box-shadow', /\d+px rgb|0px 0px 0px 1px/)
})

test('A name may be written in any one script; a mixed one is told so', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  const name = page.getByRole('textbox', { name: 'Username' })
  await name.fill('Мaриa')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'one script' })).toBeVisible()
  const wished = `माया_देवी${Date.now() % 100_000}`
  await name.fill(wished)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wished)
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveText('म')
})

test('A script that pretends to be a picture is refused', async ({ page, expectNoise }) => {
  // Playwright's trace, not the page, asks again for a preview that never came to be shown.
  expectNoise(/Connecting to 'blob:|A picture could not be shown: blob:/)
  await arriveAsMember(page)
  await page.goto('/settings')
  await page
    .getByLabel('Choose avatar')
    .and(page.locator('input'))
    .setInputFiles({
      name: 'face.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    })
  await expect(page.getByText('Error uploading avatar')).toBeVisible()
})
