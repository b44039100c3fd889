import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { findKeptPrayer } from '../cache/kept-prayers'
import { findCachedPrayer } from '../cache/prayer-cache'
import { prayerQueries } from '../cache/prayer-queries'
import type { Prayer } from '../prayer'

interface StoredPrayerState {
  /** From the server, from a list that holds it already, or as the device keeps it. Undefined while loading and after a failure. */
  readonly prayer: Prayer | undefined
  /** `unreachable` without a network, `missing` where there is none (any more), `failed` for every other reason. */
  readonly problem: 'unreachable' | 'missing' | 'failed' | null
  readonly retry: () => void
}

/** Reads one stored prayer; nothing without an id. */
export function useStoredPrayer(id: string | null): StoredPrayerState {
  const client = useQueryClient()
  const held = () => (id === null ? undefined : findCachedPrayer(client, id))
  const kept = () => (id === null ? undefined : findKeptPrayer(id))
  const { data, error, refetch } = useQuery({
    ...prayerQueries.detail(id ?? ''),
    enabled: id !== null,
    // What the device keeps may be old: it is shown where nothing newer can come.
    placeholderData: () => held() ?? (navigator.onLine ? undefined : kept()),
  })
  const isUnreachable = error instanceof AppError && error.kind === 'offline'
  const isMissing = error instanceof AppError && error.kind === 'missing'
  return {
    // Without a network, what a list or the device holds can be read too.
    prayer: data ?? (isUnreachable ? (held() ?? kept()) : undefined),
    problem: isUnreachable ? 'unreachable' : isMissing ? 'missing' : error ? 'failed' : null,
    retry: () => void refetch(),
  }
}

/** A prayer as the app holds it, and follows what becomes of it; undefined when it does not. Reads nothing from the server. */
export function useCachedPrayer(id: string | null): Prayer | undefined {
  const client = useQueryClient()
  const { data } = useQuery({ ...prayerQueries.detail(id ?? ''), enabled: false })
  return id === null ? undefined : (data ?? findCachedPrayer(client, id))
}
