import type { Page } from '@playwright/test'

/** What a browser says where there is no network. */
export const BROKEN =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|Failed to load resource: net::|dynamically imported|did not (?:answer|load) in time|AuthRetryableFetchError/

/** Opens a page and waits until the app is on the device. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** All that the browser keeps for the site beside its storage for the page. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return kept.flat()
  })
}
