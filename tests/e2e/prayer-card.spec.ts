import type { Page } from '@playwright/test'
import { expect, expectAccessible, generate, test } from './errand'
import { arriveAsMember } from './member'

/** Lets the first row of every list read be changed on its way to the page. */
async function changeFirstRow(page: Page, change: Record<string, unknown>) {
  await page.route('**/rest/v1/prayers*', async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as Record<string, unknown>[]
    await route.fulfill({
      response,
      json: rows.map((row, at) => (at ? row : { ...row, ...change })),
    })
  })
}

// The live connection may ask once more just as a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

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

for (const [drawn, length] of [
  [0, 'Short'],
  [0.5, 'Medium'],
  [0.99, 'Long'],
] as const) {
  test(`A card starts with the length that is drawn: ${length}`, async ({ page }) => {
    await page.addInitScript((lot) => {
      Math.random = () => lot
    }, drawn)
    await page.goto('/traditions/islam')
    const card = page.getByRole('main').getByRole('list').getByRole('article').first()
    await expect(card.getByRole('tab', { name: length })).toHaveAttribute('aria-selected', 'true')
  })
}

test('Only lengths with text have a tab, and the long one falls back to the medium text', async ({
  page,
}) => {
  await changeFirstRow(page, { short_text: ' ', medium_text: 'The middle words.', long_text: null })
  await page.goto('/traditions/islam')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  await expect(card.getByRole('tab', { name: 'Medium' })).toBeVisible()
  await expect(card.getByRole('tab', { name: 'Short' })).toHaveCount(0)
  await card.getByRole('tab', { name: 'Long' }).click()
  await expect(card.getByRole('tabpanel')).toContainText('The middle words.')
})

test('A remix by somebody without a name is credited to Anonymous', async ({ page }) => {
  await changeFirstRow(page, { is_remix: true, remix_author: null, original_prayer_id: null })
  await page.goto('/traditions/islam')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  await expect(card.getByText('Remixed by Anonymous')).toBeVisible()
})

test('A private prayer carries a lock in its owner’s lists', async ({ page }) => {
  await arriveAsMember(page)
  const title = await generate(page, {
    tradition: 'Sufism',
    type: 'Wisdom',
    category: 'Spirituality',
    isPrivate: true,
  })
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await page.goto('/profile')
  const card = page.getByRole('article').filter({ hasText: title.replace(/\s*Private$/, '') })
  await expect(card.getByText('Private', { exact: true })).toBeAttached()
  await expect(card.getByTitle('Private: only you can see it')).toBeVisible()
})

test('Bahá’í lengths have names of their own, and titles the form of their tradition', async ({
  page,
}) => {
  await page.goto('/generate')
  const choices = { tradition: "Baha'i Faith", type: 'Unity', category: 'Spirituality' }
  for (const [label, value] of Object.entries(choices)) {
    await page.getByRole('combobox', { name: new RegExp(label, 'i') }).click()
    await page.getByRole('option', { name: new RegExp(`^${value}`) }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page).toHaveURL(/\/prayer-result/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Prayer of|Supplication for) (Divine|Sacred|Blessed|Holy) /,
  )
  for (const name of ['Brief', 'Standard', 'Extended'])
    await expect(page.getByRole('tab', { name })).toBeVisible()
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

test('A list says that it is loading until it is there', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/**prayers*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gratitude')
  await expect(page.getByText('Loading prayers...')).toBeAttached()
  answer()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Loading prayers...')).toHaveCount(0)
})

test('A prayer that was not saved can not be liked, and says so', async ({ page, expectNoise }) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.route('**/rest/v1/prayers*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await generate(page, { tradition: 'Universal', type: 'Faith', category: 'Spirituality' })
  await page.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('Unable to like prayer. Invalid prayer ID.')).toBeVisible()
})

test('A prayer can be translated into the five languages, and the menu says that no service is set up', async ({
  page,
}) => {
  await page.goto('/traditions/universal')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  await card.getByRole('button', { name: /Translate/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Spanish/,
    /^French/,
    /^German/,
    /^Italian/,
    /^Portuguese/,
  ])
  await expect(page.getByRole('menu')).toContainText('No translation service is set up here')
  await expectAccessible(page)
})
