import type { BrowserContext, Page } from '@playwright/test'

/** The scripts of the app; the one that runs before the first paint is none of them. */
export const APP_SCRIPTS = /\/assets\/(?!first-paint).*\.js$/

interface HeldRequests {
  /** Only requests of this method are held. */
  method?: string
  /** Receives the page of each request that is held. */
  onHeld?: (page: Page) => void
}

/** Holds the requests of a page, or of all pages of a context, until the function that it answers with is called. */
export async function holdRequests(
  asking: Page | BrowserContext,
  url: string | RegExp,
  { method, onHeld }: HeldRequests = {},
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await asking.route(url, async (route, request) => {
    if (method === undefined || request.method() === method) {
      onHeld?.(request.frame().page())
      await released
    }
    await route.fallback()
  })
  return release
}
