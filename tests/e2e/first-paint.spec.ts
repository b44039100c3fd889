import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PRERENDERED_PATHS } from '../../src/app/prerender/prerendered-paths'
import { addresses } from '../../src/catalogue/addresses'
import { BUILT_SITE } from './built-site'
import { arriveAsMember } from './member'
import { APP_SCRIPTS, holdRequests } from './hold-requests'
import { expect, test } from './scenario'

/** Every other address begins with the shell. */
const SHELL = [
  addresses.login,
  addresses.searchPage,
  addresses.search('peace'),
  addresses.generate,
  addresses.compare,
  addresses.book,
  addresses.prayer('00000000-0000-4000-8000-000000000000', 'short'),
  addresses.prayerResult,
  addresses.publicProfile('00000000-0000-4000-8000-000000000000'),
  addresses.profile,
  addresses.settings,
  '/traditions/no-such-tradition',
  '/no-such-page',
]

const LISTS = /\/rest\/v1\/(prayers|rpc\/category_prayers)\?/
/** Prayers that are named by their ids, such as the one of a page; home asks whether the library has those of these days. */
const ONE = /\/rest\/v1\/prayers\?.*[?&]id=(?:eq|in)\./

test('Every route is answered with its page where one was rendered, and with the shell elsewhere', async ({
  page,
}) => {
  for (const path of PRERENDERED_PATHS) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain(`<html data-page="${path}"`)
    expect(html, path).toContain(`<link rel="canonical" href="${path}"`)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image'])
      expect(html, `${name} of ${path}`).toMatch(
        new RegExp(`<meta property="${name}" content="[^"]`),
      )
    // As a host finds it that serves a plain folder.
    expect(existsSync(join(BUILT_SITE, path, 'index.html')), path).toBe(true)
  }
  expect(existsSync(join(BUILT_SITE, 'shell.html'))).toBe(true)
  for (const path of SHELL) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toContain('data-page=')
    expect(html, path).toContain('Loading page')
    expect(existsSync(join(BUILT_SITE, new URL(path, 'http://site').pathname, 'index.html'))).toBe(
      false,
    )
  }
})

test('What crawlers, links and the device’s home screen need is there, each of its kind', async ({
  request,
}) => {
  for (const [path, type, cache] of [
    ['/sitemap.xml', 'application/xml', 'no-cache'],
    ['/robots.txt', 'text/plain', 'no-cache'],
    ['/share-card.png', 'image/png', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon-512.png', 'image/png', 'public, max-age=86400'],
    // A browser that kept an old worker would keep the old app.
    ['/sw.js', 'text/javascript', 'no-cache'],
  ] as const) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-type'], path).toContain(type)
    expect(headers['cache-control'], path).toContain(cache)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of PRERENDERED_PATHS) expect(sitemap).toContain(`<loc>${path}</loc>`)
})

test('A page is readable while its scripts have not come', async ({ page }) => {
  await holdRequests(page, APP_SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Generate Beautiful Prayers' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In to Generate' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Generate Prayer' })).toBeHidden()
})

for (const [chosen, other, ground] of [
  ['dark', 'light', 'rgb(19, 24, 41)'],
  ['light', 'dark', 'rgb(247, 242, 232)'],
] as const)
  test(`The first paint is ${chosen} for whoever chose that, on a ${other} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: other })
    await page.addInitScript((theme) => {
      localStorage.setItem('orison.theme', JSON.stringify(theme))
    }, chosen)
    await holdRequests(page, APP_SCRIPTS)
    await page.goto('/about', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    const button = page.getByRole('banner').getByRole('button', { name: /theme/ })
    // The sun, which has one, leads to the light.
    await expect(button.locator('svg:visible circle')).toHaveCount(chosen === 'dark' ? 1 : 0)
    await expect(button.locator('svg:visible')).toHaveCount(1)
  })

test('Somebody who is signed in never sees what a visitor is offered', async ({ page }) => {
  await arriveAsMember(page)
  // Looks at every frame, from the first one on.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seen', seen)
    const look = () => {
      for (const link of document.querySelectorAll('a'))
        if (link.checkVisibility()) seen.add(link.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('list', { name: /newest/i }).getByRole('article')).toHaveCount(10)
  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
  expect(seen).toContain('Generate Prayer')
  expect(seen).not.toContain('Sign In')
  expect(seen).not.toContain('Sign In to Generate')
})

test('A narrow sidebar is narrow from the first paint on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('orison.sidebar-narrow', 'true'))
  await holdRequests(page, APP_SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toHaveCSS('width', '60px')
  await expect(sidebar.getByText('Gratitude')).toHaveCSS('width', '1px')
})

for (const [name, path] of [
  ['home', '/'],
  ['a tradition', '/traditions/islam'],
  ['a category', '/gratitude'],
] as const)
  test(`The list of ${name} is asked for once, before the app has come`, async ({ page }) => {
    const lists: string[] = []
    page.on('request', (request) => {
      // A prayer that somebody else makes meanwhile is read by its id.
      const isList = LISTS.test(request.url()) && !ONE.test(request.url())
      if (isList) lists.push(request.url())
    })
    const asked = page.waitForRequest(LISTS)
    await page.route(/\/assets\/foundation-/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('list').getByRole('article')
    await expect(cards.first()).toBeVisible()
    expect(lists).toHaveLength(1)
  })

test('A prayer’s page asks for its prayer once, before the app has come', async ({ page }) => {
  await page.goto('/traditions/islam')
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading')
  const address = (await link.getByRole('link').getAttribute('href')) ?? ''
  // By its own id: prayers that others make meanwhile are read by theirs.
  const itself = `id=eq.${/[0-9a-f-]{36}/.exec(address)?.[0] ?? ''}`
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(itself)) requests.push(request.url())
  })
  const asked = page.waitForRequest((request) => request.url().includes(itself))
  await page.route(/\/assets\/foundation-/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('tablist', { name: 'Length' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('The second visit shows the list of the first at once, and then the newer one', async ({
  page,
}) => {
  await page.goto('/traditions/islam')
  const cards = page.getByRole('main').getByRole('list').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const title = (await cards.first().getByRole('heading').textContent()) ?? ''
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.includes('"tradition":"Islam"')),
  )
  await page.route(LISTS, (route) => route.fulfill({ json: [] }))
  const answer = await holdRequests(page, LISTS)
  await page.reload()
  await expect(cards.first().getByRole('heading')).toHaveText(title)
  answer()
  await expect(page.getByText('No prayers found for this tradition.')).toBeVisible()
})

test('An address with a slash at its end is the page without one', async ({ page }) => {
  await page.goto('/about/')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A host that answers every address with the first page shows the right one all the same', async ({
  page,
  expectNoise,
}) => {
  // The browser takes an answer that a scenario made for one from elsewhere.
  expectNoise(/LOCAL_NETWORK_ACCESS/)
  const home = await (await page.request.get('/')).text()
  await page.route('/terms', (route) => route.fulfill({ body: home, contentType: 'text/html' }))
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible()
  await expect(page).toHaveTitle(/Terms/)
})
