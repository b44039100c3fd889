/** Right on a public host with https; on http://127.0.0.1 they would only lock the browser out. */
const ONLY_WITH_HTTPS = {
  header: 'Strict-Transport-Security',
  directive: 'upgrade-insecure-requests',
}

/**
 * The text of a `_headers` file for pages that show pictures of this project, ask it for data and hear its live events. A
 * project without https is asked as it is: a browser that upgraded the request would reach nobody.
 */
export function allowProject(text: string, projectUrl: string): string {
  const { origin, protocol } = new URL(projectUrl)
  const socket = origin.replace(/^http/, 'ws')
  const policies =
    protocol === 'http:' ? text.replaceAll(`; ${ONLY_WITH_HTTPS.directive}`, '') : text
  return policies
    .replace(/(?<=; )img-src [^;\n]*/g, `$& ${origin}`)
    .replace(/(?<=; )connect-src [^;\n]*/g, `$& ${origin} ${socket}`)
}

/** Whether a pattern of such a file, which may end in a star, holds an address. */
function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname
}

/**
 * The headers that a file such as Netlify and Cloudflare Pages read gives an address, without what only works over
 * https: what is tried on this machine, by hand or by test, runs under the policy that visitors get.
 */
export function headersFor(text: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let pattern = ''
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      pattern = line.trim()
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim()
    if (!matches(pattern, pathname) || name === ONLY_WITH_HTTPS.header) continue
    headers[name] = line
      .slice(colon + 1)
      .split(';')
      .map((directive) => directive.trim())
      .filter((directive) => directive !== ONLY_WITH_HTTPS.directive)
      .join('; ')
  }
  return headers
}
