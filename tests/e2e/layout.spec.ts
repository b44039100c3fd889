import { expect, expectAccessible, test } from './scenario'

test(
  'On a phone the menu opens the same links in a drawer',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
    await page.getByRole('button', { name: /menu/i }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: /^Gratitude/ })).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Traditions' }).click()
    await expect(page).toHaveURL('/traditions')
    await expect(drawer).toBeHidden()
  },
)

test('On a desktop the sidebar shrinks to 60 pixels and stays so', async ({ page }) => {
  await page.goto('/')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0)
  await expect.poll(width).toBe(250)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(width).toBe(60)
  await page.reload()
  await expect.poll(width).toBe(60)
  await expectAccessible(page, { rules: ['color-contrast', 'link-name', 'button-name'] })
})

test('On a tablet the sidebar starts narrow, and stays as it was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/about')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0)
  await expect.poll(width).toBe(60)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(width).toBe(250)
  await page.reload()
  await expect.poll(width).toBe(250)
})

test('The sidebar counts the texts of each category', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('complementary').getByRole('link', { name: /^Gratitude [1-9][\d,]* texts/ }),
  ).toBeVisible()
})

test('No page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/',
    '/generate',
    '/login',
    '/traditions',
    '/categories',
    '/healing',
    '/about',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, path).toBe(0)
  }
})
