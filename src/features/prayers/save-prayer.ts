import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, unwrap } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import { keptLanguage } from './kept-language'
import type { Prayer, PrayerDraft, PrayerEdits } from './prayer'
import { applyEvent } from './prayer-cache'
import { prayerKeys } from './prayer-queries'
import { newColumns, prayerFromRow, WRITTEN_COLUMNS, type OwnedBy } from './prayer-rows'

export interface PrayerToSave extends OwnedBy {
  readonly draft: PrayerDraft
}

export interface Remix extends PrayerEdits, OwnedBy {
  readonly original: Prayer
}

/** Under this key the person has a prayer already: an earlier try arrived and only its answer was lost. */
const MADE_BEFORE = '23505'

type NewColumns = ReturnType<typeof newColumns>

async function insertPrayer(columns: NewColumns): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').insert(columns).select(WRITTEN_COLUMNS).single(),
  )
  return prayerFromRow(row, 0)
}

function madeBefore({ user_id, made_key }: NewColumns) {
  return { user_id, made_key }
}

async function findMade(columns: NewColumns): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').select(WRITTEN_COLUMNS).match(madeBefore(columns)).single(),
  )
  return prayerFromRow(row, 0)
}

/** The words may have changed since the try that arrived. */
async function rewriteMade(columns: NewColumns): Promise<Prayer> {
  const { title, short_text, medium_text, long_text, language, is_private } = columns
  const row = unwrap(
    await supabase
      .from('prayers')
      .update({ title, short_text, medium_text, long_text, language, is_private })
      .match(madeBefore(columns))
      .select(WRITTEN_COLUMNS)
      .single(),
  )
  return prayerFromRow(row, 0)
}

/** Stores a prayer once, however often it is sent under its key. */
async function storeOnce(
  columns: NewColumns,
  recover: (columns: NewColumns) => Promise<Prayer>,
): Promise<Prayer> {
  try {
    return await insertPrayer(columns)
  } catch (error) {
    if (error instanceof AppError && error.code === MADE_BEFORE) return recover(columns)
    throw error
  }
}

function useStore<Variables>(store: (variables: Variables) => Promise<Prayer>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: store,
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
  return useStore(({ draft, ...owned }: PrayerToSave) =>
    storeOnce(newColumns(draft, owned), findMade),
  )
}

/** Writes new words into a prayer that was saved from this device, in every place that shows it. */
export function useRewritePrayer() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: ({ draft, ...owned }: PrayerToSave) => rewriteMade(newColumns(draft, owned)),
    onSuccess: (prayer) => applyEvent(client, { kind: 'updated', prayer }, prayer.userId),
    meta: { errorMessage: 'Failed to save prayer' },
  })
}

/** Saves one's own version of a prayer. The original stays as it is; the database writes the credit. */
export function useRemixPrayer() {
  return useStore(({ original, userId, madeKey, isPrivate, ...texts }: Remix) => {
    const language = keptLanguage(original, texts)
    const columns = newColumns({ ...original, ...texts, language }, { userId, madeKey, isPrivate })
    const credit = { is_remix: true, original_prayer_id: original.id }
    return storeOnce({ ...columns, ...credit }, rewriteMade)
  })
}
