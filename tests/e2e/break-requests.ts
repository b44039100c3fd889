import type { Page, Request } from '@playwright/test'

/**
 * Lets every request for which `isMeant` holds fail with a server's 500 until `mend` is called. The route stays: taking it
 * away switches the browser's interception off while the next request may already be on its way.
 */
export async function breakRequests(
  page: Page,
  address: RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let isDown = true
  await page.route(address, (route) =>
    isDown && isMeant(route.request())
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.fallback(),
  )
  return () => {
    isDown = false
  }
}
