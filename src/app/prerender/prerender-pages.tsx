import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { addresses, findTraditionBySlug } from '@/catalogue/addresses'
import { toSlug } from '@/catalogue/slug'
import { documentTitle, PageListener, type PageFacts } from '@/components/use-page'
import { prayerKeys, prayerQueries } from '@/features/prayers/cache/prayer-queries'
import { typeKeys } from '@/features/prayers/cache/type-queries'
import everyone from '@/features/prayers/day/everyone.json'
import { sampleOf } from '@/features/prayers/day/days-of-document'
import type { DayTradition } from '@/features/prayers/day/prayer-of-the-day'
import { createQueryClient } from '@/lib/query-client'
import type { EarlyRequest } from '@/lib/early-answer'
import { App } from '../app'
import { AppRoutes, lazyPageAt } from '../app-routes'
import { PageFallback } from '../page-fallback'
import { RootLayout } from '../root-layout'
import { Prayer } from '../route-pages'
import { recordRequest } from './record-request'

export { PRERENDERED_PATHS } from './prerendered-paths'
export { ROUTE_PATHS } from './route-paths'

/** What the document of one page holds beside the scripts and styles that all have. */
export interface PrerenderedPage {
  readonly title: string
  readonly description: string
  readonly markup: string
  /** The page's file in src/routes, when it has a chunk of its own. */
  readonly file: string | null
  /** The prayers that the page asks for first. */
  readonly request: EarlyRequest | null
  /** The prayers of the days, of which `public/first-paint.js` shows today's; on home and the pages of traditions. */
  readonly days: readonly DayTradition[] | null
}

/** What stands in an address for the id of a prayer. */
export const ANY_ID = '00000000-0000-0000-0000-000000000000'

const LIBRARY = import.meta.glob<DayTradition>('../../features/prayers/day/library/*.json', {
  eager: true,
  import: 'default',
})

/** Whose prayers a page shows by days; null when it shows none. */
function daysOf(path: string): readonly DayTradition[] | null {
  if (path === addresses.home) return everyone
  const tradition = findTraditionBySlug(path.slice(addresses.traditions.length + 1))
  if (!tradition || path !== addresses.tradition(tradition.name)) return null
  const days = LIBRARY[`../../features/prayers/day/library/${toSlug(tradition.name)}.json`]
  return days ? [days] : null
}

async function render(client: QueryClient, path: string, routes: ReactNode) {
  const errors: unknown[] = []
  let facts: PageFacts | null = null
  const app = (
    <PageListener value={(found) => (facts = found)}>
      <App client={client}>
        <StaticRouter location={path}>{routes}</StaticRouter>
      </App>
    </PageListener>
  )
  const { prelude } = await prerender(app, {
    onError: (error) => void errors.push(error),
    // A long page would end in a script that puts its parts in place; the headers forbid such scripts.
    progressiveChunkSize: Infinity,
  })
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] })
  return { markup, facts: facts as PageFacts | null }
}

/** One page as everybody first sees it. Throws when it does not render, or leads elsewhere. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const client = createQueryClient(() => undefined)
  const page = lazyPageAt(path)
  await page?.preload()
  const days = daysOf(path)
  const sample = days && sampleOf(days)
  globalThis.orisonPrayerOfTheDay = sample
    ? { ...sample, ...(path !== addresses.home && { isOfTradition: true }) }
    : undefined
  const { markup, facts } = await render(client, path, <AppRoutes />)
  if (!facts) throw new Error(`${path} is no page`)
  const cache = client.getQueryCache()
  const prayers =
    cache.find({ queryKey: prayerKeys.lists, exact: false }) ??
    cache.find({ queryKey: typeKeys.previews })
  return {
    title: documentTitle(facts),
    description: facts.description,
    markup,
    file: page?.file ?? null,
    request: prayers ? await recordRequest(() => prayers.fetch()) : null,
    days,
  }
}

/** What every other address begins with: the layout without a page. Prayers' pages ask for their prayer. */
export async function prerenderShell(): Promise<
  Pick<PrerenderedPage, 'markup' | 'file' | 'request'>
> {
  const client = createQueryClient(() => undefined)
  const { markup } = await render(
    client,
    '/shell',
    <Routes>
      <Route element={<RootLayout />}>
        <Route path="*" element={<PageFallback />} />
      </Route>
    </Routes>,
  )
  const request = await recordRequest(() => client.fetchQuery(prayerQueries.detail(ANY_ID)))
  return { markup, file: Prayer.file, request }
}
