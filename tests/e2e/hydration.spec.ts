import { SINGLE_PATHS, TEMPLATE_PATHS } from '../../src/app/prerender/prerendered-paths'
import { holdRequests } from './hold-requests'
import { expect, test } from './scenario'

/** What stands alone, and every tenth page of each template: the others differ from it in words only. */
const PATHS = [
  ...SINGLE_PATHS,
  ...TEMPLATE_PATHS.flatMap((paths) => paths.filter((_, at) => at % 10 === 0)),
]

/** In parts, so that two browsers share the way. */
const HALF = Math.ceil(PATHS.length / 2)
const PARTS = [PATHS.slice(0, HALF), PATHS.slice(HALF)]

for (const [at, paths] of PARTS.entries())
  test(`What was rendered before is what the app draws, on pages of every kind (${at + 1})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    // Marks the heading before the app runs: React keeps it only where it hydrates.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1')
        if (!heading) return
        observer.disconnect()
        Reflect.set(window, 'renderedHeading', heading)
      }).observe(document, { childList: true, subtree: true })
    })
    for (const path of paths) {
      // Cards that come before the app are put into what was rendered: then the app draws the page anew.
      const release = await holdRequests(page, '**/rest/v1/rpc/category_prayers*')
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset['page'] === undefined)
      release()
      await expect(page.getByText('Loading prayers...')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
      await expect(page).toHaveURL(path)
      const isSame = await page.evaluate(
        () => Reflect.get(window, 'renderedHeading') === document.querySelector('main h1'),
      )
      expect(isSame, path).toBe(true)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
