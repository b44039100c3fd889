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
  it('keeps crawlers from what is about the person who opens it, and from no other page', () => {
    expect(robotsOf(ROUTE_PATHS, null)).toBe(
      'User-agent: *\nDisallow: /login\nDisallow: /prayer-result\nDisallow: /profile$\nDisallow: /settings\n',
    )
  })

  it('names the sitemap where the address of the site is known', () => {
    expect(robotsOf(ROUTE_PATHS, SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
  })
})
