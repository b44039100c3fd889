import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, userMessage } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Toast text when a background refresh of already shown data fails. */ errorMessage?: string
    }
    mutationMeta: {
      /** Toast text when the mutation fails; the title when the server has a sentence of its own. */ errorMessage?: string
      /** It is kept on the device and sent when the network is back: without one nothing has failed. */ isSentLater?: boolean
    }
  }
}

/** The ages after which cached answers are stale, in milliseconds. */
export const STALE_AFTER = {
  /** Lists and prayers: live events keep them fresh in between. */
  lists: 30_000,
  /** The counts of the sidebar. */
  counts: 30_000,
  never: Infinity,
} as const

/**
 * The query client of the app. A failed read is retried twice, and only when that may help. The message about a
 * failure comes from `meta.errorMessage`.
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
        // Offline, a request fails at once: TanStack's other modes pause it, and a skeleton would stay for ever.
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
        if (mutation.meta?.isSentLater && !navigator.onLine) return
        const title = mutation.meta?.errorMessage
        const sentence = userMessage(error)
        if (title && sentence) showError(sentence, { title })
        else if (title) showError(title)
      },
    }),
  })
}
