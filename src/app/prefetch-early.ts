import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { ROUTE_PATTERNS } from '@/catalogue/addresses'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { earlyCategory } from '@/lib/early-answer'
import { withTimeout } from '@/lib/with-timeout'

/** How long the app waits with its first drawing, in milliseconds. */
const WAITS = 500

async function waitFor(read: Promise<void>): Promise<void> {
  await withTimeout(WAITS, read, () => new Error('The page is drawn without its prayers.')).catch(
    () => undefined,
  )
}

/**
 * Reads the prayer of a prayer's page, where `public/first-paint.js` asked for it while the app was loading: it has mostly
 * come by then, and the page is drawn with it at once. Resolves in any case.
 */
export async function prefetchPrayer(client: QueryClient): Promise<void> {
  const id = matchPath(ROUTE_PATTERNS.prayer, window.location.pathname)?.params.id
  if (id && globalThis.orisonEarlyAnswer)
    await waitFor(client.prefetchQuery(prayerQueries.detail(id)))
}

/** Somebody has gone to a place of the page, or typed something: drawing the page anew would lose it. */
function isPageInUse(): boolean {
  const isTyped = [...document.querySelectorAll('input')].some(({ value }) => value !== '')
  return isTyped || document.activeElement !== document.body
}

/**
 * Reads the list of a category whose first cards are shown already, so that the page can be drawn anew with them. False where
 * the document is as it was rendered: there were no cards, or they are taken back because the page is in use.
 */
export async function prefetchEarlyCards(client: QueryClient): Promise<boolean> {
  const takeBackCards = globalThis.orisonEarlyAnswer?.takeBackCards
  const category = earlyCategory()
  if (!takeBackCards || category === null) return false
  if (isPageInUse()) {
    takeBackCards()
    return false
  }
  await waitFor(client.prefetchInfiniteQuery(prayerQueries.category(category)))
  return true
}
