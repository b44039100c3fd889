import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Voice } from '@/engine/passages/documents'
import type { MadePrayer } from '../made-prayer'
import type { Comparison } from './comparison'
import {
  composeBeside,
  requestFor,
  type ColumnRequest,
  type ComposedColumn,
} from './compose-column'
import { voiceQueries } from './voice-queries'

/** One column as it is shown. */
export interface Column {
  readonly tradition: string
  readonly request: ColumnRequest
  /** Null while its voice, or one before it, is on its way, and when its voice did not load. */
  readonly composed: ComposedColumn | null
  readonly isError: boolean
  readonly retry: () => void
}

/** Composes the columns from left to right, as far as the voices are there. One that does not load is left out. */
function toColumns(
  requests: readonly ColumnRequest[],
  voices: readonly UseQueryResult<Voice>[],
  { variant, length }: Pick<Comparison, 'variant' | 'length'>,
): Column[] {
  const pending = voices.findIndex(({ isPending }) => isPending)
  const known = pending === -1 ? voices : voices.slice(0, pending)
  const ready = known.flatMap(({ data: voice }, at) => {
    const request = requests[at]
    return voice && request ? [{ voice, request, at }] : []
  })
  const composed = composeBeside(ready, variant, length)
  return requests.map((request, at) => ({
    tradition: request.choices.tradition,
    request,
    composed: composed[ready.findIndex((each) => each.at === at)] ?? null,
    isError: voices[at]?.isError ?? false,
    retry: () => void voices[at]?.refetch(),
  }))
}

/** The columns of a comparison, with the words of a made prayer where there is one. */
export function useColumns(
  { type, category, member, traditions, variant, length }: Comparison,
  words: MadePrayer | null,
): readonly Column[] {
  // The address is read anew with each change of it, such as of the length: then the names are the same.
  const names = traditions.join()
  const requests = useMemo(
    () => names.split(',').map((name) => requestFor({ type, category, member }, name, words)),
    [type, category, member, names, words],
  )
  const combine = useCallback(
    (voices: UseQueryResult<Voice>[]) => toColumns(requests, voices, { variant, length }),
    [requests, variant, length],
  )
  return useQueries({
    queries: requests.map(({ choices, intention }) => voiceQueries.of(choices, intention)),
    combine,
  })
}
