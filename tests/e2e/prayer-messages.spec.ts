import { expect, expectAccessible, test } from './scenario'
import { arriveAsMember } from './member'

test('A liked heart is red and filled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await arriveAsMember(page)
  await page.goto('/traditions/islam')
  const like = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^Like, / })
    .first()
  const looks = () =>
    like.locator('svg').evaluate((heart) => {
      const { fill, color } = getComputedStyle(heart)
      return { isFilled: fill !== 'none' && fill === color, color }
    })
  await expect(like).toBeVisible()
  expect((await looks()).isFilled).toBe(false)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(looks).toEqual({ isFilled: true, color: 'rgb(200, 30, 51)' })
})

test('A profile that can not be saved is told under the title Error', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Bio' }).fill('Not stored')
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Error updating profile' })
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
})

test('News can be read in the light and in the dark', async ({ page }) => {
  await page.goto('/prayer/not-an-id')
  const news = page.getByText('Failed to load prayer')
  await expect(news).toBeVisible()
  // It stays while somebody points at it.
  await news.hover()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, { withNews: true })
  }
  await expect(news).toBeVisible()
})
