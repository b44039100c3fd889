import { PRODUCT_NAME } from '../../catalogue/product.ts'

/** The picture that is shown beside a link to any page: `public/share-card.png`. */
const PICTURE = { path: '/share-card.png', width: 1200, height: 630 }

/** Writes a text into an attribute. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** An address of the site, whole where the site's own address is known, such as `https://orison.example`. */
export function addressOn(site: string | null, path: string): string {
  return site ? new URL(path, site).href : path
}

interface PageLook {
  readonly title: string
  readonly description: string
  /** The shell has none: it stands for many pages. */
  readonly path?: string | undefined
}

/** What other sites show of a link to a page, as lines of its head. */
export function socialTags({ title, description, path }: PageLook, site: string | null): string[] {
  const facts: Record<string, string> = {
    'og:site_name': PRODUCT_NAME,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(path && { 'og:url': addressOn(site, path) }),
    'og:image': addressOn(site, PICTURE.path),
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': `${PRODUCT_NAME}: a lamp above an open book`,
  }
  return [
    ...Object.entries(facts).map(
      ([name, fact]) => `<meta property="${name}" content="${escapeText(fact)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}
