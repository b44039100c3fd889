import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { ROUTE_PATTERNS } from '@/catalogue/addresses'
import { prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { withTimeout } from '@/lib/with-timeout'

/** How long the app waits with its first drawing, in milliseconds. */
const WAITS = 500

/**
 * Reads the prayer of a prayer's page, where `public/first-paint.js` asked for it while the app was loading: it has mostly
 * come by then, and the page is drawn with it at once. Resolves in any case.
 */
export async function prefetchPrayer(client: QueryClient): Promise<void> {
  const id = matchPath(ROUTE_PATTERNS.prayer, window.location.pathname)?.params.id
  if (!id || !globalThis.orisonEarlyAnswer) return
  const read = client.prefetchQuery(prayerQueries.detail(id))
  await withTimeout(WAITS, read, () => new Error('The page is drawn without its prayer.')).catch(
    () => undefined,
  )
}
