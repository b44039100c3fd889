import { breakRequests } from './break-requests'
import { expect, generate, test } from './scenario'
import { arriveAsMember } from './member'

test('When the list of a page can not be read, it says so in place and can be asked for again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  const mend = await breakRequests(page, /\/rest\/v1\/(prayers|rpc\/(search|category)_prayers)/)
  await page.goto('/gratitude')
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Error loading prayers. Please try again.' })
  await expect(alert).toBeVisible({ timeout: 15_000 })
  mend()
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('A prayer that is gone leads to the generator and says so', async ({ page }) => {
  await page.goto('/prayer/00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(/\/generate/)
  await expect(page.getByText('Failed to load prayer')).toBeVisible()
})

test('An address that is no prayer at all does the same, and nothing is asked', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/prayer/not-an-id')
  await expect(page).toHaveURL(/\/generate/)
  await expect(page.getByText('Failed to load prayer')).toBeVisible()
  expect(
    asked.filter((url) => url.includes('not-an-id') && !url.endsWith('/prayer/not-an-id')),
  ).toEqual([])
})

test('A made prayer that can not be saved is shown, kept, and saved with one press later', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  const mend = await breakRequests(
    page,
    /\/rest\/v1\/prayers/,
    (request) => request.method() === 'POST',
  )
  const title = await generate(page, {
    tradition: 'Universal',
    type: 'Faith',
    category: 'Spirituality',
  })
  await expect(page.getByText('Failed to save prayer').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  mend()
  await page.getByRole('button', { name: /save/i }).click()
  await expect(page.getByText('Prayer saved successfully!')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

test('A prayer that can not be made says so', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED|dynamically imported/)
  await page.goto('/generate?tradition=Universal&type=hope&category=Wellbeing')
  await page.route(/assets\/universal/, (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page.getByText('Failed to generate prayer')).toBeVisible()
  await expect(page).toHaveURL(/\/generate/)
})

test('Offline, what was read stays and the next page says what is wrong', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/)
  await page.goto('/traditions')
  await page.goto('/peace')
  const first = page.getByRole('main').getByRole('list').getByRole('article').first()
  // Its link tells that the app has come: the first cards can be read before it, and without it nothing can be searched.
  await expect(first.getByRole('heading').getByRole('link')).toBeVisible()
  await context.setOffline(true)
  await expect(first).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('bread')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 15_000 })
  // Back on the network the page mends itself; nobody has to press anything.
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
})

test('A result page without a result leads to the generator', async ({ page }) => {
  await page.goto('/prayer-result')
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Failed to load prayer')).toBeVisible()
})
