import { expect, test } from './scenario'

test('A card names tradition, category, generator and source, and starts with three lines', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  await expect(card).toContainText('Tradition: Islam')
  await expect(card).toContainText(/Category: \w+/)
  await expect(card).toContainText('Generator: Orison')
  await expect(card).toContainText('Source: AI Generated')
  await card.getByRole('tab', { name: 'Short' }).click()
  const lines = await card
    .getByRole('tabpanel')
    .locator('[lang="en"]')
    .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))
  expect(Math.round(lines)).toBeLessThanOrEqual(3)
  for (const name of [/^Like, /, 'Copy', /Translate/, 'Share'])
    await expect(card.getByRole('button', { name })).toBeVisible()
})

test('The prayer page says that it is loading, leads back and on', async ({ page }) => {
  await page.goto('/traditions/islam')
  const link = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/prayers*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByRole('tablist', { name: 'Length' })).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'More Islam prayers' })).toHaveAttribute(
    'href',
    '/traditions/islam',
  )
  await expect(main.getByRole('link', { name: 'Browse Prayers' })).toHaveAttribute(
    'href',
    '/profile',
  )
  await expect(main.getByRole('link', { name: 'Generate New' })).toHaveAttribute(
    'href',
    '/generate',
  )
})
