import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap, unwrapEmpty } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import { languageAfterEdit } from './language-after-edit'
import type { Prayer, PrayerEdits } from '../prayer'
import { usePrayerViewer } from '../prayer-viewer'
import { applyEvent } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'
import { editedColumns, prayerFromRow, WRITTEN_COLUMNS, type PrayerRow } from '../prayer-rows'

type ChangedColumns = Partial<ReturnType<typeof editedColumns> & Pick<PrayerRow, 'language'>>

async function updatePrayer({ id, likes }: Prayer, columns: ChangedColumns): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').update(columns).eq('id', id).select(WRITTEN_COLUMNS).single(),
  )
  return prayerFromRow(row, likes)
}

function useUpdate<Change>(
  prayer: Prayer,
  columnsOf: (change: Change) => ChangedColumns,
  onStored?: () => void,
) {
  const client = useQueryClient()
  const { onPrivacyStored } = usePrayerViewer()
  return useMutation({
    mutationKey: prayerKeys.writes,
    scope: { id: `prayer:${prayer.id}` },
    mutationFn: (change: Change) => updatePrayer(prayer, columnsOf(change)),
    onSuccess: (changed) => {
      onStored?.()
      onPrivacyStored?.(changed.id, changed.isPrivate)
      applyEvent(client, { kind: 'updated', prayer: changed }, changed.userId)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
    },
    meta: { errorMessage: 'Failed to save prayer' },
  })
}

/**
 * Changes one's own prayer, its privacy included, in every place that shows it. `onStored` is called also after the page
 * that asked for it was left.
 */
export function useEditPrayer(prayer: Prayer, onStored: () => void) {
  return useUpdate(
    prayer,
    (edits: PrayerEdits) => ({
      ...editedColumns(edits),
      language: languageAfterEdit(prayer, edits),
    }),
    onStored,
  )
}

/** Changes who can see one's own prayer, and nothing else: its words may be newer elsewhere. */
export function useChangePrivacy(prayer: Prayer) {
  return useUpdate(prayer, (isPrivate: boolean) => ({ is_private: isPrivate }))
}

/** Deletes one's own prayer. A prayer that is already gone is deleted too. */
export function useDeletePrayer(prayer: Prayer) {
  const client = useQueryClient()
  const { onDeletionStored } = usePrayerViewer()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: async () =>
      unwrapEmpty(await supabase.from('prayers').delete().eq('id', prayer.id)),
    onSuccess: () => {
      onDeletionStored?.(prayer.id)
      applyEvent(client, { kind: 'deleted', id: prayer.id }, prayer.userId)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
      notify.success('Prayer deleted')
    },
    meta: { errorMessage: 'Failed to delete prayer. Please try again later.' },
  })
}
