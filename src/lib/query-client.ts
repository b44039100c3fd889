import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, sentenceOf } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Toast text when a background refresh of already shown data fails. */ errorMessage?: string
    }
    mutationMeta: {
      /** Toast text when the mutation fails; the title when the server has a sentence of its own. */ errorMessage?: string
    }
  }
}

/** Named ages after which cached answers are asked for again, in milliseconds. */
export const STALE_AFTER = {
  /** Lists and prayers: live events keep them fresh in between. */
  lists: 30_000,
  /** The sidebar's counts (specification, section 9). */
  counts: 30_000,
  never: Infinity,
} as const

/**
 * One client for the app. Failed reads are tried again twice, and only when that may help; the words of a
 * failure are raised in one place, from `meta.errorMessage`.
 */
export function createQueryClient(
  showError: (message: string, options?: { title: string }) => void,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER.lists,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
        // Offline is a failure that is said, not a skeleton that waits for ever or a press that is sent much later.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.state.data !== undefined && query.meta?.errorMessage)
          showError(query.meta.errorMessage)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const title = mutation.meta?.errorMessage
        const sentence = sentenceOf(error)
        if (title && sentence) showError(sentence, { title })
        else if (title) showError(title)
      },
    }),
  })
}
