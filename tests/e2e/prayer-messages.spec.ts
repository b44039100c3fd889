import { expect, test } from './errand'
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

test('A list that can not be read is titled Error', async ({ page, expectNoise }) => {
  expectNoise(/500/)
  await page.route('**/rest/v1/prayers*', (route) =>
    route.fulfill({ status: 500, json: { message: 'down' } }),
  )
  await page.goto('/categories')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Failed to load prayers. Please try again later.', {
    timeout: 15_000,
  })
  await expect(alert.getByText('Error', { exact: true })).toBeVisible()
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

test('Rapid presses on a slow network end with the last wish', async ({ page }) => {
  await arriveAsMember(page)
  await page.goto('/traditions/islam')
  const like = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^Like, / })
    .nth(1)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent: string[] = []
  await page.route('**/rest/v1/likes*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    sent.push(route.request().method())
    await held
    return route.continue()
  })
  for (const isPressed of ['true', 'false', 'true']) {
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', isPressed)
  }
  expect(sent).toEqual(['POST'])
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toEqual(['POST'])
})
