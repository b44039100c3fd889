import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap, unwrapEmpty } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import { languageAfterEdit } from './language-after-edit'
import type { Prayer, PrayerEdits } from '../prayer'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'
import { editedColumns, prayerFromRow, WRITTEN_COLUMNS } from '../prayer-rows'

async function updatePrayer(prayer: Prayer, edits: PrayerEdits): Promise<Prayer> {
  const row = unwrap(
    await supabase
      .from('prayers')
      .update({ ...editedColumns(edits), language: languageAfterEdit(prayer, edits) })
      .eq('id', prayer.id)
      .select(WRITTEN_COLUMNS)
      .single(),
  )
  return prayerFromRow(row, prayer.likes)
}

/** Changes one's own prayer, its privacy included, in every place that shows it. */
export function useEditPrayer(prayer: Prayer) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    scope: { id: `prayer:${prayer.id}` },
    mutationFn: (edits: PrayerEdits) => updatePrayer(prayer, edits),
    onSuccess: (changed) => {
      applyEvent(client, { kind: 'updated', prayer: changed }, changed.userId)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
    },
    meta: { errorMessage: 'Failed to save prayer' },
  })
}

/** Deletes one's own prayer. A prayer that is already gone is deleted too. */
export function useDeletePrayer(prayer: Prayer) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: async () =>
      unwrapEmpty(await supabase.from('prayers').delete().eq('id', prayer.id)),
    onSuccess: () => {
      applyEvent(client, { kind: 'deleted', id: prayer.id }, prayer.userId)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
      notify.success('Prayer deleted')
    },
    meta: { errorMessage: 'Failed to delete prayer. Please try again later.' },
  })
}
