import type { Page } from '@playwright/test'
import { APP_SCRIPTS, holdRequests } from './hold-requests'
import { expect, test } from './scenario'

const READ_TO = 700
/** A place that the document has before the app fills it. */
const READ_BEFORE = 200

/** Opens home by its address and reads on a good way. */
async function readHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await page.evaluate((top) => window.scrollTo(0, top), READ_TO)
  await expectReadTo(page, READ_TO)
}

function expectReadTo(page: Page, top: number) {
  return expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
}

test('An address typed into a tab opens at the top, wherever the page before was read to', async ({
  page,
}) => {
  await readHome(page)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectReadTo(page, 0)
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await expectReadTo(page, 0)
})

test('Reload, and Back from an address typed later, return to where the page was read to', async ({
  page,
}) => {
  await readHome(page)
  await page.reload()
  await expectReadTo(page, READ_TO)
  await page.goto('/privacy')
  await expectReadTo(page, 0)
  await page.goBack()
  // Going back also ends at an entry that the app rewrites as it starts.
  await page.waitForURL('/')
  await expectReadTo(page, READ_TO)
})

test('Of two visits to the same address each has its own place', async ({ page }) => {
  await readHome(page)
  await page.goto('/privacy')
  await page.goto('/')
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await expectReadTo(page, 0)
  await page.goBack()
  await page.waitForURL('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible()
  await page.goBack()
  await page.waitForURL('/')
  await expectReadTo(page, READ_TO)
})

test('Whoever reads on before the app has started stays at the line being read, also after a reload', async ({
  page,
}) => {
  // With the fonts the day's prayer may have one line more, and the browser scrolls along.
  await holdRequests(page, /\.woff2$/)
  const release = await holdRequests(page, APP_SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('article', { name: 'Prayer of the day' })).toBeVisible()
  await page.evaluate((top) => window.scrollTo(0, top), READ_BEFORE)
  release()
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await expectReadTo(page, READ_BEFORE)
  await page.reload({ waitUntil: 'commit' })
  await expectReadTo(page, READ_BEFORE)
})

test('A tab that a link opens begins at the top', async ({ page, context }) => {
  await readHome(page)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const tab = await opened
  await expect(tab.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  await expectReadTo(tab, 0)
})
