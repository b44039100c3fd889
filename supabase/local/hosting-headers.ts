import { readFileSync } from 'node:fs'

/** Right on a public host with https; on http://127.0.0.1 they would only lock the browser out. */
const ONLY_WITH_HTTPS = {
  header: 'Strict-Transport-Security',
  directive: 'upgrade-insecure-requests',
}

/**
 * The headers that `public/_headers` gives every page, for `vite preview`: what is tried on this machine, by hand or
 * by test, then runs under the policy that visitors get. Without what only works over https.
 */
export function hostingHeaders(
  file: string | URL,
  projectUrl: string | null = null,
): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  return readHeadersOfEveryPage(projectUrl === null ? text : allowProject(text, projectUrl))
}

/** The same headers for pages that show pictures of this project, ask it for data and hear its live events. */
export function allowProject(text: string, projectUrl: string): string {
  const { origin } = new URL(projectUrl)
  const socket = origin.replace(/^http/, 'ws')
  return text
    .replace(/(?<=; )img-src [^;\n]*/g, `$& ${origin}`)
    .replace(/(?<=; )connect-src [^;\n]*/g, `$& ${origin} ${socket}`)
}

/** The block of the path `/*` in a file that hosts such as Netlify and Cloudflare Pages read. */
export function readHeadersOfEveryPage(text: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let path = ''
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      path = line.trim()
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim()
    if (path !== '/*' || name === ONLY_WITH_HTTPS.header) continue
    headers[name] = line
      .slice(colon + 1)
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => directive !== ONLY_WITH_HTTPS.directive)
      .join('; ')
  }
  return headers
}
