import { DAYS_ELEMENT } from '../../features/prayers/day/days-of-document.ts'
import type { PrerenderedPage } from '../prerender/prerender-pages'

/** What one document adds to the built index.html. */
export interface PageParts extends Partial<
  Pick<PrerenderedPage, 'title' | 'description' | 'days'>
> {
  readonly markup: string
  /** The page's address; the shell has none. */
  readonly path?: string
  /** Addresses of the chunks that only this page needs. */
  readonly chunks: readonly string[]
  /** The attributes of the script that runs before the first paint. */
  readonly request: object | null
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** JSON in the document. No browser runs it, so that the headers need not allow it. */
function dataBlock(id: string, content: object): string {
  const json = JSON.stringify(content).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** Replaces the one place that matches; throws when there is none. */
function put(html: string, place: RegExp, parts: (found: string) => string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${String(place)}`)
  return html.replace(place, parts)
}

/** The document of one page, made from the built index.html. */
export function pageDocument(template: string, page: PageParts): string {
  const { path, title, description, markup, chunks, request, days } = page
  // The styles before all else: a browser with few connections opens them in the order of the document.
  const [styles = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(template) ?? []
  let html = put(template.replace(styles, ''), /(?=\s*<script )/, () => styles)
  html = put(html, /<div id="root"><\/div>/, () => `<div id="root">${markup}</div>`)
  const links = chunks.map((href) => `    <link rel="modulepreload" crossorigin href="${href}">\n`)
  if (path) links.push(`    <link rel="canonical" href="${escape(path)}" />\n`)
  if (days) links.push(`    ${dataBlock(DAYS_ELEMENT, days)}\n`)
  html = put(html, / *<\/head>/, (end) => links.join('') + end)
  if (path) html = put(html, /<html /, () => `<html data-page="${escape(path)}" `)
  if (title) html = put(html, /<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
  if (description)
    html = put(html, /(?<=<meta\s+name="description"\s+content=")[^"]*/, () => escape(description))
  if (request)
    html = put(
      html,
      /<script src="[^"]*first-paint[^"]*"/,
      (script) => `${script} data-request="${escape(JSON.stringify(request))}"`,
    )
  return html
}
