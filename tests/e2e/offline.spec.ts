import type { Page } from '@playwright/test'
import { expect, openPrayer, test } from './scenario'
import { arriveAsMember } from './member'

const BROKEN =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|Failed to load resource: net::|dynamically imported|did not (?:answer|load) in time|AuthRetryableFetchError/

test.beforeEach(({ expectNoise }) => expectNoise(BROKEN))

/** What loads behind the first screen has loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

for (const [link, path] of [
  ['Traditions', '/traditions'],
  [/^Generate$/, '/generate'],
] as const)
  test(`${path}, never visited before, says offline what is wrong and comes with the network`, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await settle(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: link }).first().click()
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'did not arrive' })
    await expect(alert).toContainText('comes by itself')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeVisible()
    await context.setOffline(false)
    await expect(alert).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(
      page.getByRole('heading', { level: 1, name: /Traditions|Generate a Prayer/ }),
    ).toBeVisible()
  })

test('The generator keeps its choices offline, says what failed, and makes the prayer afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/generate?tradition=Taoism&type=hope&category=Wellbeing')
  await settle(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page.getByText('Failed to generate prayer')).toBeVisible()
  await expect(page.getByText('No connection. Your choices stay as they are.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page).toHaveURL(/\/prayer-result/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taoism')
})

test('Offline, a prayer that a list holds can be opened and read', async ({ page, context }) => {
  await page.goto('/peace')
  await openPrayer(page)
  await page.goBack()
  const link = page.getByRole('main').getByRole('list').getByRole('article').nth(1)
  const title = (await link.getByRole('heading').innerText()).trim()
  await settle(page)
  await context.setOffline(true)
  await link.getByRole('heading').getByRole('link').click()
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/rest/v1/prayers'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await refused
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page).toHaveURL(/\/prayer\//)
})

/** Opens a page of prayers as a member, with a prayer of which nothing is liked yet. */
async function openLikes(page: Page) {
  await arriveAsMember(page)
  const known = page.waitForResponse((answer) => answer.url().includes('/rest/v1/likes'))
  await page.goto('/peace')
  await known
  // The network may rest before the list is asked for.
  await expect(likeOf(page)).toBeVisible()
  // What sends likes comes last, in a file of its own and one that the live lists share.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return new Set(files.filter((name) => name.includes('/assets/likes-'))).size > 1
  })
  await settle(page)
  return likeOf(page)
}

function likeOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Like, / })
    .first()
}

function countWrites(page: Page) {
  let writes = 0
  page.on('response', (answer) => {
    const isWrite = ['POST', 'DELETE'].includes(answer.request().method())
    if (isWrite && answer.url().includes('/rest/v1/likes')) writes += 1
  })
  return () => writes
}

test('A like pressed offline stays pressed, and is sent when the network is back', async ({
  page,
  context,
}) => {
  const like = await openLikes(page)
  const writes = countWrites(page)
  const before = await like.innerText()
  await context.setOffline(true)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(String(Number(before) + 1))
  expect(writes()).toBe(0)
  await context.setOffline(false)
  await expect.poll(writes).toBe(1)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Failed to load like information')).toHaveCount(0)
  await expect(page.getByText(/Unable to (like|update)/)).toHaveCount(0)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(String(Number(before) + 1))
})

test('Two presses offline cancel out: nothing is sent', async ({ page, context }) => {
  const like = await openLikes(page)
  const writes = countWrites(page)
  await context.setOffline(true)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  // Afterwards the likes are read again: what would be sent has been sent by then.
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/rest/v1/like_counts'))
  await context.setOffline(false)
  await readAgain
  expect(writes()).toBe(0)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('A like pressed offline is sent by the next visit when the page was closed', async ({
  page,
  context,
}) => {
  const like = await openLikes(page)
  await context.setOffline(true)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  // The end of a page ends its emulation too: a page that is closed hears of the network, and sends, before it is gone.
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => {
    // It never answers.
  })
  await crashed
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const writes = countWrites(next)
  await next.goto('/peace')
  await expect(likeOf(next)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(writes).toBe(1)
  const left = () =>
    next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('likes-to-send')))
  await expect.poll(left).toEqual([])
})

test('A remix that is saved offline keeps its words, says so, and is saved later', async ({
  page,
  context,
}) => {
  await arriveAsMember(page)
  await page.goto('/traditions/universal')
  await openPrayer(page)
  await page.getByRole('button', { name: 'Remix Prayer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remix Prayer' })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await title.fill('Words for the road')
  await settle(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'kept on this device' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(title).toHaveValue('Words for the road')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Save Remix' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words for the road')
})

test('A profile that is saved offline keeps its words and says so', async ({ page, context }) => {
  await arriveAsMember(page)
  await page.goto('/settings')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('I read on trains.')
  await settle(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'kept on this device' })).toBeVisible({
    timeout: 15_000,
  })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(bio).toHaveValue('I read on trains.')
})
