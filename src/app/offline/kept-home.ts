import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import type { NavigationEvent } from './worker-scope'

export const HOME = '/'

/** Drops the kept home where the site answers with that of another build. */
async function dropOldHome(event: NavigationEvent, entry: string): Promise<void> {
  const answer = (await event.preloadResponse) ?? (await fetch(HOME))
  if (!answer.ok || (await answer.text()).includes(entry)) return
  const key = getCacheKeyForURL(HOME)
  if (key) await (await caches.open(cacheNames.precache)).delete(key)
}

/**
 * Home from the device, where it is kept: the same document for everybody, and where most visits begin. When the site answers
 * with another build's, the kept one has been shown for the last time. Undefined for every other page, and for whoever reloads: they
 * ask for the newest.
 * @param entry the script that every document of this build loads.
 */
export async function keptHome(
  { url, request, event }: { url: URL; request: Request; event: NavigationEvent },
  entry: string,
): Promise<Response | undefined> {
  if (url.pathname !== HOME || request.cache !== 'default') return undefined
  const home = await matchPrecache(HOME)
  // Without a network nothing is known of another build.
  if (home) event.waitUntil(dropOldHome(event, entry).catch(() => undefined))
  return home
}
