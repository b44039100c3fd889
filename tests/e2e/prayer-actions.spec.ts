import { expect, expectAccessible, generate, openPrayer, test } from './errand'
import { arriveAsMember } from './member'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A browser without a share sheet, as most desktops are. */
const withoutShareSheet = () => Reflect.deleteProperty(Navigator.prototype, 'share')

test('A like shows at once, lasts over a reload, shows in a second window, and can be taken back', async ({
  page,
  browser,
}) => {
  await arriveAsMember(page)
  await page.goto('/traditions/universal')
  await openPrayer(page)
  const like = page.getByRole('button', { name: /^Like, / })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const before = Number((await like.innerText()).trim())

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before))

  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(String(before + 1))
  await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before + 1))
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  // The last of many quick wishes wins.
  for (let press = 0; press < 5; press++) await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(stranger.getByRole('button', { name: /^Like, / })).toHaveText(String(before))
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText(String(before))
  await stranger.context().close()
})

test('A visitor who likes is asked to sign in', async ({ page }) => {
  await page.goto('/peace')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Like, / })
    .first()
    .click()
  await expect(page.getByText('Please sign in to like prayers')).toBeVisible()
})

test('A like that fails is taken back and says so', async ({ page, expectNoise }) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.goto('/peace')
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like, / })
    .first()
  await expect(like).toBeVisible()
  await page.route('**/rest/v1/likes*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await like.click()
  await expect(page.getByText('Unable to like prayer. Please try again later.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')

  await page.unroute('**/rest/v1/likes*')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/rest/v1/likes*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await like.click()
  await expect(page.getByText('Unable to update like. Please try again later.')).toBeVisible()
  await expect(page.getByText('Failed to update like')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('When it can not be known what one liked, that is said and the numbers stay', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/)
  await arriveAsMember(page)
  await page.route('**/rest/v1/likes*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/peace')
  await expect(page.getByText('Failed to load like information')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Like, \d+ like/ }).first()).toBeVisible()
})

test('Copying takes the text on show and where it comes from, nothing else', async ({ page }) => {
  await page.goto('/traditions/universal')
  await openPrayer(page)
  await page.getByRole('tab', { name: 'Short' }).click()
  const text = await page.getByRole('tabpanel', { name: 'Short' }).innerText()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replace(/\s+/g, ' ')).toBe(
    `${text} — “${title}”, Orison, ${page.url().replace('?length=short', '')}`.replace(/\s+/g, ' '),
  )
})

test('Copying that the browser forbids says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await page.goto('/peace')
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Failed to copy')).toBeVisible()
})

test('Sharing uses the system’s sheet; cancelling it does nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (words) => {
      Reflect.set(window, 'shared', words)
      return Promise.resolve()
    }
  })
  await page.goto('/peace')
  const share = page.getByRole('main').getByRole('button', { name: 'Share' }).first()
  await share.click()
  await expect(page.getByText('Shared successfully')).toBeVisible()
  expect(await page.evaluate(() => (Reflect.get(window, 'shared') as ShareData).url)).toContain(
    '/prayer/',
  )

  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new Error('no such sheet'))
  })
  await share.click()
  await expect(
    page.getByText('Unable to share. Please try copying the text instead.'),
  ).toBeVisible()

  await page.reload()
  await expect(share).toBeVisible()
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('cancelled', 'AbortError'))
  })
  await share.click()
  await expect(share).toBeEnabled()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0)
})

test('Without a share sheet the text is copied', async ({ page }) => {
  await page.addInitScript(withoutShareSheet)
  await page.goto('/peace')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click()
  await expect(
    page.getByText('Copied to clipboard (sharing not supported on this device)'),
  ).toBeVisible()
})

test('A prayer is translated, flips back without asking again, and a new length shows the original', async ({
  page,
}) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/translate') && request.method() === 'POST') requests++
  })
  await generate(page, { tradition: 'Universal', type: 'Gratitude', category: 'Gratitude' })
  await page.getByRole('tab', { name: 'Short' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Short' })
  const original = await panel.innerText()
  await page.getByRole('button', { name: /Translate/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: /Spanish/ }).click()
  await expect(page.getByText('Translation complete')).toBeVisible()
  await expect(panel).not.toHaveText(original)
  await expect(panel.locator('[lang="es"]').getByRole('paragraph').first()).toHaveAttribute(
    'dir',
    'ltr',
  )
  expect(requests).toBe(1)

  await page.getByRole('button', { name: /original/i }).click()
  await expect(panel).toHaveText(original, { useInnerText: true })
  await page.getByRole('button', { name: /Translate/ }).click()
  await page.getByRole('menuitem', { name: /Spanish/ }).click()
  await expect(panel).not.toHaveText(original)
  expect(requests).toBe(1)

  await page.getByRole('tab', { name: 'Medium' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Medium' }).locator('[lang="en"]')).toBeVisible()
})

test('A translation that fails says so and leaves the text', async ({ page, expectNoise }) => {
  expectNoise(/500/)
  await page.route('**/functions/v1/translate', (route) =>
    route.fulfill({ status: 500, json: { error: 'down' } }),
  )
  await page.goto('/peace')
  const card = page.getByRole('main').getByRole('list').getByRole('article').first()
  const before = await card.getByRole('tabpanel').innerText()
  await card.getByRole('button', { name: /Translate/ }).click()
  await page.getByRole('menuitem', { name: /German/ }).click()
  await expect(page.getByText('Failed to translate text')).toBeVisible()
  await expect(card.getByRole('tabpanel')).toHaveText(before, { useInnerText: true })
})
