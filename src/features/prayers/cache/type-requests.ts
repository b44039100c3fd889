import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { PRAYER_COLUMNS, type CountedPrayerRow } from '../prayer-rows'
import type { PageKey, Rows } from './prayer-requests'

/** One page of a tradition’s prayers of one type, which is given in lower case. */
export async function typeRows(
  tradition: string,
  type: string,
  after: PageKey | null,
  size: number,
  signal: AbortSignal,
): Promise<Rows> {
  const rows = await supabase
    .rpc('tradition_prayers_of_type', {
      tradition_name: tradition,
      type_name: type,
      page_size: size,
      ...(after && { before_created_at: after.createdAt, before_id: after.id }),
    })
    .select(PRAYER_COLUMNS)
    .abortSignal(signal)
    .overrideTypes<CountedPrayerRow[], { merge: false }>()
  return { rows: unwrap(rows) }
}
