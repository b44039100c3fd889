import { addressOn } from './social-tags.ts'

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** `sitemap.xml`: every page that is rendered while the site is built. */
export function sitemapOf(paths: readonly string[], site: string | null): string {
  const pages = paths.map((path) => `  <url><loc>${escapeXml(addressOn(site, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`
}

interface RoutePaths {
  /** Pages that show something else to everybody who opens them. */
  readonly personal: readonly string[]
  /** The patterns of all other pages. */
  readonly open: readonly string[]
}

/** `robots.txt`: what is personal is not for crawlers. Names the sitemap where the site's address is known. */
export function robotsOf({ personal, open }: RoutePaths, site: string | null): string {
  const lines = personal.map((path) => {
    // A rule holds for all that begins with it.
    const isBeginning = open.some((pattern) => pattern.startsWith(`${path}/`))
    return `Disallow: ${path}${isBeginning ? '$' : ''}`
  })
  const sitemap = site ? ['', `Sitemap: ${addressOn(site, '/sitemap.xml')}`] : []
  return `${['User-agent: *', ...lines, ...sitemap].join('\n')}\n`
}
