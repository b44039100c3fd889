import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { STALE_AFTER } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { prayerKeys } from '../cache/prayer-queries'

/** A prayer in the family of another. */
export interface FamilyMember {
  readonly id: string
  readonly relation: 'self' | 'original' | 'remix' | 'sibling'
  /** From the prayer back to this original; 0 for all others. */
  readonly steps: number
  readonly title: string
  /** Null when nobody is known. */
  readonly madeBy: string | null
  readonly userId: string | null
  readonly isRemix: boolean
  /** Null when this is no remix, or when the reader can not read the original. */
  readonly originalId: string | null
  /** Who made the original, even when nobody can read that any more; null when nobody is known. */
  readonly originalMadeBy: string | null
  readonly originalUserId: string | null
  readonly isPrivate: boolean
}

/** How many originals the database tells at most. */
export const MOST_STEPS = 12

async function fetchFamily(id: string, signal: AbortSignal): Promise<FamilyMember[]> {
  const rows = unwrap(await supabase.rpc('prayer_family', { of_prayer: id }).abortSignal(signal))
  return rows.map((row) => ({
    id: row.id,
    relation: row.relation as FamilyMember['relation'],
    steps: row.steps,
    title: row.title,
    madeBy: row.made_by,
    userId: row.user_id,
    isRemix: row.is_remix,
    originalId: row.original_prayer_id,
    originalMadeBy: row.original_made_by,
    originalUserId: row.original_user_id,
    isPrivate: row.is_private,
  }))
}

/** The family of a prayer, the line from its first original first. */
export const familyQueries = {
  of: (id: string) =>
    queryOptions({
      queryKey: prayerKeys.family(id),
      queryFn: ({ signal }) => fetchFamily(id, signal),
      staleTime: STALE_AFTER.lists,
    }),
}
