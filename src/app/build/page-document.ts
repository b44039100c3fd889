import { DAYS_ELEMENT } from '../../features/prayers/day/days-of-document.ts'
import type { PrerenderedPage } from '../prerender/prerender-pages'
import { addressOn, escapeText, socialTags } from './social-tags.ts'

/** What one document adds to the built index.html. */
export interface PageOptions extends Partial<
  Pick<PrerenderedPage, 'title' | 'description' | 'days'>
> {
  readonly markup: string
  /** The page's address; the shell has none. */
  readonly path?: string
  /** Addresses of the chunks that only this page needs. */
  readonly chunks: readonly string[]
  /** The attributes of the script that runs before the first paint. */
  readonly request: object | null
  /** The site's address; null where the build does not know it. */
  readonly site: string | null
}

/** The text of the one place that matches, as it stands in the document. */
function find(html: string, place: RegExp): string {
  return (place.exec(html)?.[0] ?? '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
}

/** JSON in the document. No browser runs it, so that the headers need not allow it. */
function dataBlock(id: string, content: object): string {
  const json = JSON.stringify(content).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

const TITLE = /(?<=<title>)[^<]*/
const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]*/

/** Replaces the one place that matches; throws when there is none. */
function put(html: string, place: RegExp, parts: (found: string) => string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${String(place)}`)
  return html.replace(place, parts)
}

/**
 * Brings what the document names into the order in which it is needed: a slow line shares itself among all that it is asked for.
 * Styles first: they are all that the first paint waits for. They are applied behind the first script, which would wait for
 * them, and the rest of the document with it. Then the fonts, since a word that moves to the next line moves all that is below it;
 * then the app.
 */
function inOrderOfNeed(html: string): string {
  const [styles = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  const fonts = html.match(/\s*<link\s+rel="preload"\s+as="font"[^>]*>/g) ?? []
  const others = [styles, ...fonts].reduce((rest, link) => rest.replace(link, ''), html)
  const asked = styles.replace('rel="stylesheet"', 'rel="preload" as="style"')
  const firstScript = /\s*<script src="[^"]*first-paint[^>]*><\/script>/
  return put(others, firstScript, (script) => asked + script + styles + fonts.join('')).replace(
    /<script type="module"|<link rel="modulepreload"/g,
    '$& fetchpriority="low"',
  )
}

/** The document of one page, made from the built index.html. */
export function pageDocument(template: string, page: PageOptions): string {
  const { path, markup, chunks, request, days, site } = page
  let html = put(template, /<div id="root"><\/div>/, () => `<div id="root">${markup}</div>`)
  const links = chunks.map((href) => `    <link rel="modulepreload" crossorigin href="${href}">\n`)
  if (path) links.push(`    <link rel="canonical" href="${escapeText(addressOn(site, path))}" />\n`)
  if (days) links.push(`    ${dataBlock(DAYS_ELEMENT, days)}\n`)
  const title = page.title ?? find(html, TITLE)
  const description = page.description ?? find(html, DESCRIPTION)
  for (const tag of socialTags({ title, description, path }, site)) links.push(`    ${tag}\n`)
  html = put(html, TITLE, () => escapeText(title))
  html = put(html, DESCRIPTION, () => escapeText(description))
  html = put(html, / *<\/head>/, (end) => links.join('') + end)
  html = inOrderOfNeed(html)
  if (path) html = put(html, /<html /, () => `<html data-page="${escapeText(path)}" `)
  if (request)
    html = put(
      html,
      /<script src="[^"]*first-paint[^"]*"/,
      (script) => `${script} data-request="${escapeText(JSON.stringify(request))}"`,
    )
  return html
}
