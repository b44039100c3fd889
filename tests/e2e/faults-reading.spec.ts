import { generate, openPrayer } from './errand'
import { expect, test, WAIT_ENDS_WITHIN } from './faulty-errand'
import { arriveAsMember } from './member'

// What is waited for here takes longer than in other errands.
test.describe.configure({ timeout: 180_000 })

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const LISTS = ['/', '/search?q=peace', '/gratitude', '/traditions/islam']

test('On a slow server every list comes by itself', async ({ page, server }) => {
  server.fail({ kind: 'slow', by: 3000 })
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({
      timeout: WAIT_ENDS_WITHIN,
    })
  }
})

for (const path of LISTS)
  test(`When nobody answers, ${path} says so in time and can be asked again`, async ({
    page,
    server,
  }) => {
    server.fail({ kind: 'silent' })
    await page.goto(path)
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .first()
    await expect(retry).toBeVisible({ timeout: WAIT_ENDS_WITHIN })
    server.mend()
    await retry.click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

test('Waiting for a form, a translation, a voice or an upload ends with words', async ({
  page,
  server,
}) => {
  const silent = (path: RegExp) => {
    server.mend()
    server.fail({ kind: 'silent' }, (request) => path.test(request.path))
  }
  const inTime = { timeout: WAIT_ENDS_WITHIN }
  await arriveAsMember(page)

  await page.goto('/settings')
  silent(/^\/storage/)
  await page
    .getByLabel(/avatar|picture/i)
    .first()
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText('Error uploading avatar')).toBeVisible(inTime)

  await page.goto('/peace')
  await openPrayer(page)
  silent(/^\/functions/)
  await page.getByRole('button', { name: 'Translate' }).first().click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByText('Failed to translate text')).toBeVisible(inTime)

  silent(/^\/assets\/universal/)
  await page.goto('/generate?tradition=Universal&type=hope&category=Wellbeing')
  await page.getByRole('button', { name: 'Generate Prayer' }).click()
  await expect(page.getByText('Failed to generate prayer')).toBeVisible(inTime)

  silent(/^\/assets\/traditions/)
  await page.getByRole('link', { name: 'Traditions' }).first().click()
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible(inTime)

  server.mend()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  silent(/^\/auth/)
  await page.getByLabel(/email/i).fill('somebody@example.org')
  await page.getByLabel(/password/i).fill('whatever it was')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('No connection. Please check your network')).toBeVisible(inTime)
})

test('While the server is away what was loaded can be read; lists catch up when it is back', async ({
  page,
  server,
  browser,
}, { project }) => {
  const elsewhere = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
  const author = await elsewhere.newPage()
  await arriveAsMember(author)
  await page.goto('/personal-growth')
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect.poll(() => server.seen.some(({ path }) => /websocket/.test(path))).toBe(true)

  server.fail({ kind: 'away' })
  server.cutSockets()
  await openPrayer(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(cards.first()).toBeVisible()
  const title = await generate(author, {
    tradition: 'Sikhism',
    type: 'Hope',
    category: 'Personal Growth',
    isPrivate: false,
  })
  await expect(author.getByText('Prayer saved successfully!')).toBeVisible()

  server.mend()
  await expect(cards.filter({ hasText: title })).toBeVisible({ timeout: 60_000 })
  await elsewhere.close()
})
