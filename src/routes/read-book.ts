import type { QueryClient } from '@tanstack/react-query'
import type { Kept } from '@/features/book/book'
import { deviceBook } from '@/features/book/device-book'
import { chosenQueries } from '@/features/prayers/cache/chosen-queries'
import type { Prayer } from '@/features/prayers/prayer'

/** What a person likes, or a visitor keeps on this device, the newest first: 1,000 at most. Throws AppError. */
export async function readKept(
  client: QueryClient,
  viewerId: string | null,
): Promise<readonly Kept[]> {
  return viewerId === null
    ? deviceBook(null).kept
    : client.fetchQuery(chosenQueries.newestLikes(viewerId))
}

/** The prayers of these ids that the viewer may read, in any order. Throws AppError. */
export async function readPrayers(
  client: QueryClient,
  ids: readonly string[],
): Promise<readonly Prayer[]> {
  const { pages } = await client.fetchInfiniteQuery(chosenQueries.byIds(ids))
  return pages.flatMap(({ prayers }) => prayers)
}
