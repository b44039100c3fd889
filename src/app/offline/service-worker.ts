import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { FILES_CACHE, fileName } from '../../lib/app-files.ts'
import { HOME, keptHome } from './kept-home.ts'
import { forgetOthers, isFile, keepUsed, renewKept } from './used-files.ts'
import type { FromWorker, SiteFiles, ToWorker } from './worker-messages'
import type { WorkerScope } from './worker-scope'

/**
 * The service worker: home and the kept files come from the device, other pages only without a network: from the shell. Answers
 * of the backend pass it by: what may be kept of them, and for whom, only the app knows (docs/decisions/069).
 */
declare const self: WorkerScope
/** Filled in by the build. */
declare const SITE_FILES: SiteFiles

const { entry, first, later } = SITE_FILES

/** The page that draws every address without a network. */
const SHELL = '/shell.html'

/** How long a page may keep somebody waiting before the kept shell takes its place, in seconds. */
const PAGE_TIMEOUT = 6

/** These are answered by the backend, or are files. */
const NO_PAGES = [
  /^\/(?:rest|auth|storage|functions|realtime|mailbox)(?:[/.?]|$)/,
  /^[^?]+\.\w+(?:\?|$)/,
]

const onlyFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isFile(response) || (response.ok && [SHELL, HOME].includes(new URL(request.url).pathname))
      ? response
      : null,
}

clientsClaim()
enableNavigationPreload()
cleanupOutdatedCaches()
addPlugins([onlyFiles])
precache([...first])

// A file that is requested again after a failure (lib/import-again.ts) is the same file.
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.replace(/\?.*$/, ''),
}

const keptFiles = new CacheFirst({
  cacheName: FILES_CACHE,
  plugins: [onlyFiles, withoutQuery],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && later.includes(url.pathname),
  async (options) => {
    const { pathname } = options.url
    if (fileName(pathname).startsWith('needs-'))
      options.event.waitUntil(keepUsed([pathname], later))
    return keptFiles.handle(options)
  },
)

// The network first: of home alone an old build may be shown, once.
const network = new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT })
registerRoute(
  new NavigationRoute(
    async (options) => {
      const home = await keptHome(options, entry)
      if (home) return home
      try {
        return await network.handle(options)
      } catch (error) {
        const shell = await matchPrecache(SHELL)
        if (!shell) throw error
        return shell
      }
    },
    { denylist: NO_PAGES },
  ),
)
addRoute()

self.addEventListener('install', (event) => event.waitUntil(renewKept(later)))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(later)))

/** Pages of an earlier build still need its files: they are left alone until no other page is open. */
async function takeOverFromOne(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.kind === 'loaded') event.waitUntil(keepUsed(message.paths, later))
  else if (message.kind === 'leaving' || message.entry === entry) event.waitUntil(takeOverFromOne())
  else event.source?.postMessage({ kind: 'newer' } satisfies FromWorker)
})
