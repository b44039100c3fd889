import { describe, expect, it } from 'vitest'
import { addresses } from '@/catalogue/addresses'
import { PRERENDERED_PATHS } from '../prerender/prerendered-paths'
import { ROUTE_PATHS } from '../prerender/route-paths'
import { robotsOf, sitemapOf } from './crawler-files'

const SITE = 'https://orison.example'
const listed = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)

describe('the sitemap', () => {
  it('holds every page that is rendered while the site is built, and nothing else', () => {
    expect(listed(sitemapOf(PRERENDERED_PATHS, SITE))).toEqual(
      PRERENDERED_PATHS.map((path) => SITE + path),
    )
  })

  it('holds nothing personal', () => {
    expect(ROUTE_PATHS.personal).toContain(addresses.settings)
    for (const path of ROUTE_PATHS.personal) expect(PRERENDERED_PATHS).not.toContain(path)
  })
})

describe('robots.txt', () => {
  const rules = [...robotsOf(ROUTE_PATHS, null).matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, at = '']) => at,
  )
  const isExcluded = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))

  it('keeps crawlers from what is about the person who opens it', () => {
    for (const path of [addresses.login, addresses.profile, addresses.settings])
      expect(isExcluded(path), path).toBe(true)
    for (const path of ROUTE_PATHS.personal) expect(isExcluded(path), path).toBe(true)
  })

  it('keeps them from no other page', () => {
    expect(isExcluded(addresses.publicProfile('ann'))).toBe(false)
    for (const path of [...ROUTE_PATHS.open, ...PRERENDERED_PATHS])
      expect(isExcluded(path), path).toBe(false)
  })

  it('names the sitemap where the address of the site is known', () => {
    expect(robotsOf(ROUTE_PATHS, SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
  })
})
