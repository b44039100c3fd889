import { breakRequests } from './break-requests'
import { expect, test } from './scenario'
import { arriveAsMember } from './member'

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('The header’s links lead to their pages, and its name home', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Search', '/search'],
    ['Video', '/video'],
    ['Audio', '/audio'],
  ] as const) {
    await links.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Orison' }).click()
  await expect(page).toHaveURL('/')
})

test('A member without a picture sees the first letter of their name, and the menu leads on', async ({
  page,
}) => {
  await arriveAsMember(page, `zoe-${Date.now()}-${process.pid}@example.org`)
  await page.goto('/profile')
  const account = page.getByRole('button', { name: 'Your account' })
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(account).toHaveText(name.charAt(0))
  await page.goto('/')
  await expect(account).toHaveText(name.charAt(0))
  await account.click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await account.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.goto('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Generate Prayer' }),
  ).toHaveAttribute('href', '/generate')
})

test('A new page starts at its top', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('A prayer prints as the prayer: no navigation, no buttons', async ({ page }) => {
  await page.goto('/traditions/universal')
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Tradition: Universal/).first()).toBeVisible()
  for (const role of [
    'banner',
    'contentinfo',
    'navigation',
    'complementary',
    'tablist',
    'button',
  ] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
})

test('Below 768 pixels the sidebar gives way to the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await page.goto('/about')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(sidebar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('A picture goes to its folder with the specified cache time, and stands in the header', async ({
  page,
}) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && request.url().includes('/storage/v1/object/profiles/'),
  )
  await page
    .getByLabel('Choose avatar')
    .and(page.locator('input'))
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PIXEL })
  const upload = await sent
  expect(upload.url()).toMatch(/\/profiles\/avatar\/[\w-]+_\d+\.\w+$/)
  expect(upload.headers()['x-upsert']).toBe('true')
  await expect(page.getByText('avatar uploaded successfully')).toBeVisible()
  const account = page.getByRole('button', { name: 'Your account' })
  const picture = account.locator('img')
  await expect(picture).toHaveAttribute('src', /\/profiles\/avatar\//)
  const served = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(served.headers()['cache-control']).toContain('max-age=3600')
})

test('A profile that can not be read says so in place and can be asked for again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  const mend = await breakRequests(page, /\/rest\/v1\/profiles/)
  await page.goto('/settings')
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Your profile could not be loaded. Please try again.' })
  await expect(alert).toBeVisible({ timeout: 15_000 })
  mend()
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
})
