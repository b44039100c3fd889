import type { Page } from '@playwright/test'
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy'
import { BROKEN, keptAddresses, openKept } from './kept-app'
import { expect, expectAccessible, test } from './scenario'

// The app on the device, and a newer build of it on the site.
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

test.beforeEach(({ expectNoise }) => expectNoise(BROKEN))

test('A newer version is announced and never forced; what is being written is there after the reload', async ({
  page,
  baseURL,
}) => {
  const proxy = await startFaultyProxy(baseURL ?? '')
  await openKept(page, `${proxy.url}/generate`)
  const context = page.getByRole('textbox', { name: /context/i })
  await context.fill('For the long way home.')
  // The site has been built anew, and this page is of the build before.
  await page.evaluate(() =>
    document
      .querySelector('script[type="module"][src]')
      ?.setAttribute('src', '/assets/index-earlier1.js'),
  )
  const isWorker = ({ path }: { path: string }) => path === '/sw.js'
  proxy.fail({ kind: 'changed', change: (script) => `${script}\n// of a newer build` }, isWorker)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const news = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(news).toBeVisible()
  await expect(context).toHaveValue('For the long way home.')
  await expectAccessible(page)
  const loaded = page.waitForEvent('load')
  await news.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(context).toHaveValue('For the long way home.')
  await proxy.stop()
})

/** From now on the site's home is that of another build: the same app, its entry script named in another way. */
function buildAnew({ fail }: FaultyProxy): void {
  const change = (html: string) =>
    html
      .replace('<html', '<html data-build="newer"')
      .replaceAll('/assets/index-', '/assets/./index-')
  fail({ kind: 'changed', change }, ({ path }) => path === '/')
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'])

test('Home comes from the device; where a newer build is out, the older one is shown once more and then never', async ({
  page,
  baseURL,
}) => {
  const proxy = await startFaultyProxy(baseURL ?? '')
  const isHomeKept = async () =>
    (await keptAddresses(page)).some((url) => new URL(url).pathname === '/')
  await openKept(page, `${proxy.url}/about`)
  await expect.poll(isHomeKept).toBe(true)
  buildAnew(proxy)
  await page.goto(`${proxy.url}/`)
  expect(await buildOf(page)).toBeUndefined()
  await expect.poll(isHomeKept).toBe(false)
  await page.goto(`${proxy.url}/about`)
  await page.goto(`${proxy.url}/`)
  expect(await buildOf(page)).toBe('newer')
  await expect(page.getByRole('article', { name: 'Prayer of the day' })).toBeVisible()
  await proxy.stop()
})

test('Whoever reloads home gets the newest build at once', async ({ page, baseURL }) => {
  const proxy = await startFaultyProxy(baseURL ?? '')
  await openKept(page, `${proxy.url}/`)
  buildAnew(proxy)
  await page.reload()
  expect(await buildOf(page)).toBe('newer')
  await proxy.stop()
})
