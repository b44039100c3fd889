import { expect, expectAccessible, test } from './errand'

const FOOTER = {
  About: '/about',
  'Our Prayer Engine': '/engine',
  'Privacy Policy': '/privacy',
  'Terms of Service': '/terms',
  'Partner With Us': '/partner',
  'Investor Relations': '/investors',
}

test('The footer leads to every page it names', async ({ page }) => {
  await page.goto('/')
  for (const [name, path] of Object.entries(FOOTER)) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
  }
  await expect(page.getByText('Made with love by the team')).toBeVisible()
})

test('On a phone the menu opens the same links in a drawer', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'Wider screens have the sidebar.')
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
  await page.getByRole('button', { name: /menu/i }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: /^Gratitude/ })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Traditions' }).click()
  await expect(page).toHaveURL('/traditions')
  await expect(drawer).toBeHidden()
})

test('On a desktop the sidebar shrinks to 60 pixels and stays so', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Phones have the drawer.')
  await page.goto('/')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0)
  await expect.poll(width).toBe(250)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(width).toBe(60)
  await page.reload()
  await expect.poll(width).toBe(60)
  await expectAccessible(page)
})

test('The sidebar counts the texts of each category', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'Phones have the drawer.')
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
