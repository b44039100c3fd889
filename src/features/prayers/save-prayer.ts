import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import type { Prayer, PrayerDraft, PrayerEdits } from './prayer'
import { applyEvent } from './prayer-cache'
import { prayerKeys } from './prayer-queries'
import { newColumns, prayerFromRow, WRITTEN_COLUMNS } from './prayer-rows'

export interface PrayerToSave {
  readonly draft: PrayerDraft
  readonly isPrivate: boolean
  readonly userId: string
}

export interface Remix extends PrayerEdits {
  readonly original: Prayer
  readonly userId: string
}

async function insertPrayer(columns: ReturnType<typeof newColumns>): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').insert(columns).select(WRITTEN_COLUMNS).single(),
  )
  return prayerFromRow(row, 0)
}

function useInsert<Variables extends { userId: string }>(
  toColumns: (variables: Variables) => ReturnType<typeof newColumns>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: (variables: Variables) => insertPrayer(toColumns(variables)),
    onSuccess: (prayer) => {
      applyEvent(client, { kind: 'inserted', prayer }, prayer.userId)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
      notify.success('Prayer saved successfully!')
    },
    meta: { errorMessage: 'Failed to save prayer' },
  })
}

/** Saves a new prayer as its maker's and puts it into every list it belongs to. Says how it went; answers with the prayer. */
export function useSavePrayer() {
  return useInsert(({ draft, isPrivate, userId }: PrayerToSave) =>
    newColumns(draft, userId, isPrivate),
  )
}

/** Saves one's own version of a prayer. The original stays as it is; the database writes the credit. */
export function useRemixPrayer() {
  return useInsert(({ original, userId, isPrivate, ...texts }: Remix) => ({
    ...newColumns({ ...original, ...texts }, userId, isPrivate),
    is_remix: true,
    original_prayer_id: original.id,
  }))
}
