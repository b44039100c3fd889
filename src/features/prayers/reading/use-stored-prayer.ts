import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { findCachedPrayer } from '../cache/prayer-cache'
import { prayerQueries } from '../cache/prayer-queries'
import type { Prayer } from '../prayer'

interface StoredPrayerState {
  /** From the server, or from a list that holds it already. Undefined while loading and after a failure. */
  readonly prayer: Prayer | undefined
  /** `unreachable` without a network, `failed` for every other reason. */
  readonly problem: 'unreachable' | 'failed' | null
  readonly retry: () => void
}

/** Reads one stored prayer. */
export function useStoredPrayer(id: string): StoredPrayerState {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...prayerQueries.detail(id),
    placeholderData: () => findCachedPrayer(client, id),
  })
  const isUnreachable = error instanceof AppError && error.kind === 'offline'
  return {
    // Without a network, what a list holds can be read too.
    prayer: data ?? (isUnreachable ? findCachedPrayer(client, id) : undefined),
    problem: isUnreachable ? 'unreachable' : error ? 'failed' : null,
    retry: () => void refetch(),
  }
}

/** A prayer as the app holds it now; undefined when it does not. Reads nothing from the server. */
export function useCachedPrayer(id: string | null): Prayer | undefined {
  const client = useQueryClient()
  return id === null ? undefined : findCachedPrayer(client, id)
}
