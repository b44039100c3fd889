import { expect, expectAccessible, test } from './scenario'

test(
  'A newcomer sees what can be done here, and real prayers',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Generate Beautiful Prayers' }),
    ).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Sign In to Generate' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
    for (const feature of ['Intelligent Generation', 'Multi-Faith Support', 'Real-Time Generation'])
      await expect(main.getByRole('heading', { name: feature })).toBeVisible()
    for (const medium of ['Text', 'Audio', 'Video'])
      await expect(main.getByRole('link', { name: new RegExp(`^${medium}`) })).toBeVisible()
    await expect(main.getByRole('searchbox')).toBeVisible()
    await expect(main.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
    await expectAccessible(page)
  },
)

test('The theme switch turns the lights down, and they stay down', async ({ page }) => {
  await page.goto('/')
  const switchToDark = page.getByRole('button', { name: /dark/i })
  await switchToDark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('An unknown address leads home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveURL('/')
})
