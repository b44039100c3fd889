import type { BrowserContext } from '@playwright/test'

const OFFLINE = 'scenario-offline'

/** Runs in each document that opens from now on. */
function tellOffline(cookie: string): void {
  const isOffline = () => document.cookie.includes(`${cookie}=`)
  if (!isOffline()) return
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline() })
}

/**
 * Takes the network away from every page of a context. Documents that are opened afterwards are told so as well: Chromium
 * 150 tells them that they are online.
 */
export async function goOffline(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(tellOffline, OFFLINE)
  await context.addCookies([{ name: OFFLINE, value: 'yes', url }])
  await context.setOffline(true)
}

/** Gives the network back, and lets every page know. */
export async function comeOnline(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: OFFLINE })
  await context.setOffline(false)
  for (const page of context.pages())
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
}
