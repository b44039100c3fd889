import { useQueryClient } from '@tanstack/react-query'
import { chosenQueries } from '../cache/chosen-queries'
import type { Prayer } from '../prayer'

/** Reads for whoever needs a whole book at once, such as print. All reject with an AppError. */
export function useChosenReads() {
  const client = useQueryClient()
  return {
    /** What a person likes, the newest first: 1,000 at most. */
    readLikes: (viewerId: string) => client.fetchQuery(chosenQueries.newestLikes(viewerId)),
    /** The prayers of these ids that the viewer may read, in any order. */
    readByIds: async (ids: readonly string[]): Promise<readonly Prayer[]> => {
      const { pages } = await client.fetchInfiniteQuery(chosenQueries.byIds(ids))
      return pages.flatMap(({ prayers }) => prayers)
    },
  }
}
