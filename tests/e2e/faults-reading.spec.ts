import type { BrowserContext, Page } from '@playwright/test'
import { generate, openPrayer } from './scenario'
import { expect, test, WAIT_ENDS_WITHIN } from './faulty-scenario'
import { arriveAsMember } from './member'

// What is waited for here takes longer than in other scenarios.
test.describe.configure({ timeout: 180_000 })

/** The smallest picture there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const LISTS = ['/', '/search?q=peace', '/gratitude', '/traditions/islam']

/** Opens pages beside one another, so that what they wait for is waited for once. */
function openBeside(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  return Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage()
      await page.goto(path)
      return page
    }),
  )
}

test('On a slow server every list comes by itself', async ({ context, server }) => {
  server.fail({ kind: 'slow', by: 3000 })
  for (const page of await openBeside(context, LISTS))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({
      timeout: WAIT_ENDS_WITHIN,
    })
})

test('When nobody answers, every list says so in time and can be asked again', async ({
  context,
  server,
}) => {
  server.fail({ kind: 'silent' })
  const pages = await openBeside(context, LISTS)
  const retryOn = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .first()
  await Promise.all(
    pages.map((page) => expect(retryOn(page)).toBeVisible({ timeout: WAIT_ENDS_WITHIN })),
  )
  server.mend()
  for (const page of pages) {
    await retryOn(page).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('Waiting for a form, a translation, a voice, a page or an upload ends with words', async ({
  page: settings,
  context,
  openWindow,
  server,
}) => {
  const inTime = { timeout: WAIT_ENDS_WITHIN }
  await arriveAsMember(settings)
  await settings.goto('/settings')
  await expect(settings.getByRole('textbox', { name: 'Username' })).toHaveValue(/./)
  const [prayer, generator, home] = (await openBeside(context, [
    '/peace',
    '/generate?tradition=Universal&type=hope&category=Wellbeing',
    '/',
  ])) as [Page, Page, Page]
  await openPrayer(prayer)
  await expect(generator.getByRole('button', { name: 'Generate Prayer' })).toBeVisible()
  await expect(home.getByRole('main').getByRole('article').first()).toBeVisible()
  const login = await openWindow()
  await login.goto('/login')
  await login.getByLabel(/email/i).fill('somebody@example.org')
  await login.getByLabel(/password/i).fill('whatever it was')

  const SILENT = /^\/(?:storage|functions)\/|^\/auth\/v1\/token|^\/assets\/(?:universal|traditions)/
  server.fail({ kind: 'silent' }, (request) => SILENT.test(request.path))
  await settings
    .getByLabel(/avatar|picture/i)
    .first()
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PIXEL })
  await prayer.getByRole('button', { name: 'Translate' }).first().click()
  await prayer.getByRole('menuitem').first().click()
  await generator.getByRole('button', { name: 'Generate Prayer' }).click()
  await home.getByRole('link', { name: 'Traditions' }).first().click()
  await login.getByRole('button', { name: 'Sign in' }).click()
  await Promise.all([
    expect(settings.getByText('Error uploading avatar')).toBeVisible(inTime),
    expect(prayer.getByText('Failed to translate text')).toBeVisible(inTime),
    expect(generator.getByText('Failed to generate prayer')).toBeVisible(inTime),
    expect(home.getByRole('button', { name: /try again/i })).toBeVisible(inTime),
    expect(login.getByText('No connection. Please check your network')).toBeVisible(inTime),
  ])
})

test.describe('A page that hears news', () => {
  test.use({ hearsNews: true })

  test('While the server is away what was loaded can be read; lists catch up when it is back', async ({
    page,
    server,
    openWindow,
  }, { project }) => {
    const author = await openWindow({ baseURL: project.use.baseURL ?? '' })
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
  })
})
