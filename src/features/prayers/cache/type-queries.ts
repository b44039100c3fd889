import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { prayerKeys } from './prayer-queries'

/** Number of prayers by type, in lower case. An absent type has none. */
export type TypeCounts = Readonly<Record<string, number>>

/** What stands for a type on the pages that lead to it. */
export interface TypePreview {
  readonly id: string
  readonly title: string
  readonly shortText: string
  readonly tradition: string
  /** BCP 47 tag; null when unknown. */
  readonly language: string | null
}

/** One prayer by type, in lower case. */
export type TypePreviews = Readonly<Record<string, TypePreview>>

export const typeKeys = {
  /** Below the other counts: what makes those stale makes these stale. */
  counts: (tradition: string) => [...prayerKeys.counts, 'types', tradition] as const,
  previews: ['prayers', 'type-previews'] as const,
}

async function fetchTypeCounts(tradition: string, signal: AbortSignal): Promise<TypeCounts> {
  const rows = unwrap(
    await supabase.rpc('tradition_type_counts', { tradition_name: tradition }).abortSignal(signal),
  )
  return Object.fromEntries(rows.map(({ type, prayers }) => [type, prayers]))
}

async function fetchTypePreviews(signal: AbortSignal): Promise<TypePreviews> {
  const rows = unwrap(await supabase.rpc('type_previews').abortSignal(signal))
  return Object.fromEntries(
    rows.map(({ type, short_text: shortText, ...preview }) => [type, { ...preview, shortText }]),
  )
}

/** What is asked about types. Apart from the lists: the first screen asks nothing of it. */
export const typeQueries = {
  /** How many prayers of a tradition there are of each type. */
  counts: (tradition: string) =>
    queryOptions({
      queryKey: typeKeys.counts(tradition),
      queryFn: ({ signal }) => fetchTypeCounts(tradition, signal),
      refetchInterval: STALE_AFTER.counts,
      staleTime: STALE_AFTER.counts,
    }),
  /** One prayer of each type that the library has; another one every week. */
  previews: () =>
    queryOptions({
      queryKey: typeKeys.previews,
      queryFn: ({ signal }) => fetchTypePreviews(signal),
      staleTime: STALE_AFTER.never,
    }),
}
