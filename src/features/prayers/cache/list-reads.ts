import type { QueryClient } from '@tanstack/react-query'
import { prayerKeys } from './prayer-queries'

/** Calls back whenever a list has been read from the server. Returns what ends that. */
export function onListRead(client: QueryClient, listener: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (prayerKeys.lists.every((part, at) => event.query.queryKey[at] === part)) listener()
  })
}

/** Whether some list is being read from the server. */
export function isReadingLists(client: QueryClient): boolean {
  return client.isFetching({ queryKey: prayerKeys.lists }) > 0
}
