import { queryOptions } from '@tanstack/react-query'
import { isPostgresError, unwrap, unwrapEmpty } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { hiddenIds } from './hidden-ids'

/** Of more a request would be too long. */
const MOST_ON_DEVICE = 100

/** A prayer that its viewer hid; without a title when it can no longer be read. */
export interface HiddenPrayer {
  readonly id: string
  readonly title: string | null
}

/** Inserts a row that a person can have once. Having it already is no error. Throws AppError. */
export async function insertOnce(table: 'hidden_prayers', row: { prayer_id: string }): Promise<void>
export async function insertOnce(
  table: 'reports',
  row: { prayer_id: string; reason: string; note: string | null },
): Promise<void>
export async function insertOnce(
  table: 'hidden_prayers' | 'reports',
  row: { prayer_id: string; reason?: string; note?: string | null },
): Promise<void> {
  try {
    unwrapEmpty(await supabase.from(table).insert(row as never))
  } catch (error) {
    if (!isPostgresError(error, 'uniqueViolation')) throw error
  }
}

/** Deletes the row that hides a prayer from the signed-in person. No row is no error. Throws AppError. */
export async function deleteHidden(id: string): Promise<void> {
  unwrapEmpty(await supabase.from('hidden_prayers').delete().eq('prayer_id', id))
}

async function fetchHidden(signal?: AbortSignal): Promise<HiddenPrayer[]> {
  const asked = supabase
    .from('hidden_prayers')
    .select('prayer_id,prayers(title)')
    .order('created_at', { ascending: false })
  const rows = unwrap(await (signal ? asked.abortSignal(signal) : asked))
  return rows.map((row) => ({ id: row.prayer_id, title: row.prayers?.title ?? null }))
}

async function fetchHiddenOnDevice(signal: AbortSignal): Promise<HiddenPrayer[]> {
  const ids = [...hiddenIds].slice(-MOST_ON_DEVICE).toReversed()
  if (ids.length === 0) return []
  const rows = unwrap(
    await supabase.from('prayers').select('id,title').in('id', ids).abortSignal(signal),
  )
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  return ids.map((id) => ({ id, title: titles.get(id) ?? null }))
}

export const hiddenKeys = {
  ofViewer: (viewerId: string | null) => ['hidden-prayers', viewerId] as const,
}

export const hiddenQueries = {
  /**
   * The prayers that this viewer hid, the latest first: of a member at most as many as one answer holds, of a visitor (null) the
   * latest hundred on this device.
   */
  ofViewer: (viewerId: string | null) =>
    queryOptions({
      queryKey: hiddenKeys.ofViewer(viewerId),
      queryFn: ({ signal }) =>
        viewerId === null ? fetchHiddenOnDevice(signal) : fetchHidden(signal),
      staleTime: STALE_AFTER.lists,
    }),
}
