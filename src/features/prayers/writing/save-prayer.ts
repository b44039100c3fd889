import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError, isPostgresError, unwrap, userMessage } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { supabase } from '@/lib/supabase'
import { languageAfterEdit } from './language-after-edit'
import type { Prayer, PrayerDraft, PrayerEdits } from '../prayer'
import { addWritten } from '../cache/prayer-cache'
import { prayerKeys } from '../cache/prayer-queries'
import { newColumns, prayerFromRow, WRITTEN_COLUMNS, type OwnedBy } from '../prayer-rows'

export interface PrayerToSave extends OwnedBy {
  readonly draft: PrayerDraft
  /** Whether an earlier variant of the same prayer is known to be stored with the key. */
  readonly takesRow: boolean
}

export interface Remix extends PrayerEdits, OwnedBy {
  readonly original: Prayer
}

const SAVE_FAILED = 'Failed to save prayer'

/** The message of a form about a failed save: it also says what becomes of the words. Null when there is no failure. */
export function saveErrorMessage(error: unknown): string | null {
  if (!error) return null
  const isUnreachable = error instanceof AppError && error.kind === 'offline'
  if (isUnreachable) return `${SAVE_FAILED}: no connection. What you wrote is kept on this device.`
  return userMessage(error) ?? SAVE_FAILED
}

type NewColumns = ReturnType<typeof newColumns>

async function insertPrayer(columns: NewColumns): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').insert(columns).select(WRITTEN_COLUMNS).single(),
  )
  return prayerFromRow(row, 0)
}

function sameKey({ user_id, made_key }: NewColumns) {
  return { user_id, made_key }
}

async function findStored(columns: NewColumns): Promise<Prayer> {
  const row = unwrap(
    await supabase.from('prayers').select(WRITTEN_COLUMNS).match(sameKey(columns)).single(),
  )
  return prayerFromRow(row, 0)
}

/** The words may have changed since the attempt that arrived. */
async function updateStored(columns: NewColumns): Promise<Prayer> {
  const { title, short_text, medium_text, long_text, language, is_private } = columns
  const row = unwrap(
    await supabase
      .from('prayers')
      .update({ title, short_text, medium_text, long_text, language, is_private })
      .match(sameKey(columns))
      .select(WRITTEN_COLUMNS)
      .single(),
  )
  return prayerFromRow(row, 0)
}

/**
 * Stores a prayer once, however often it is sent with its idempotency key. A unique violation says that an earlier
 * attempt arrived and only its answer was lost; `recover` then finds that prayer.
 */
async function storeOnce<Recovered extends Prayer | null>(
  columns: NewColumns,
  recover: (columns: NewColumns) => Promise<Recovered>,
): Promise<Prayer | Recovered> {
  try {
    return await insertPrayer(columns)
  } catch (error) {
    if (isPostgresError(error, 'uniqueViolation')) return recover(columns)
    throw error
  }
}

interface StoreOptions {
  readonly isSentLater: boolean
  /** Called when it is stored, also after the page that asked for it was left. */
  readonly onStored?: () => void
}

function useStore<Variables, Stored extends Prayer | null>(
  store: (variables: Variables) => Promise<Stored>,
  { isSentLater, onStored }: StoreOptions,
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: prayerKeys.writes,
    mutationFn: store,
    onSuccess: (prayer) => {
      if (!prayer) return
      onStored?.()
      addWritten(client, prayer)
      void client.invalidateQueries({ queryKey: prayerKeys.counts })
      notify.success('Prayer saved successfully!')
    },
    meta: { errorMessage: SAVE_FAILED, isSentLater },
  })
}

/** Whether others can see the row of the key, or will when it is no longer withheld. */
async function isForOthers(columns: NewColumns): Promise<boolean> {
  const [row] = unwrap(
    await supabase.from('prayers').select('is_private,withheld_as').match(sameKey(columns)),
  )
  return row !== undefined && (!row.is_private || row.withheld_as === 'public')
}

/** Replaces the row of the key with a variant; null when the row stays. */
async function replaceVariant(columns: NewColumns): Promise<Prayer | null> {
  // The row keeps its privacy: private words would be public in it.
  if (columns.is_private && (await isForOthers(columns))) return null
  const { title, short_text, medium_text, long_text } = columns
  const words = { of_key: columns.made_key, title, short_text, medium_text, long_text }
  const [row] = unwrap(await supabase.rpc('replace_variant', words).select(WRITTEN_COLUMNS))
  return row ? prayerFromRow(row, 0) : null
}

/** An earlier attempt may have arrived with the words of the variant before, or with these and somebody likes them already. */
async function replaceStored(columns: NewColumns): Promise<Prayer | null> {
  const replaced = await replaceVariant(columns)
  if (replaced) return replaced
  const stored = await findStored(columns)
  return stored.shortText === columns.short_text ? stored : null
}

/**
 * Saves a generated prayer, in place of the variant before it when it `takesRow`, and puts it into every list it
 * belongs to. Shows a message about the result. Resolves with the prayer, or with null when the row of the key stays.
 */
export function useSavePrayer() {
  return useStore(
    ({ draft, takesRow, ...owned }: PrayerToSave) => {
      const columns = newColumns(draft, owned)
      return takesRow ? replaceVariant(columns) : storeOnce(columns, replaceStored)
    },
    { isSentLater: true },
  )
}

/** Saves one's own version of a prayer, once for each key. The original stays as it is; the database writes the credit. */
export function useRemixPrayer({ onStored }: Required<Pick<StoreOptions, 'onStored'>>) {
  return useStore(
    ({ original, userId, idempotencyKey, isPrivate, ...texts }: Remix) => {
      const language = languageAfterEdit(original, texts)
      const columns = newColumns(
        { ...original, ...texts, language },
        { userId, idempotencyKey, isPrivate },
      )
      const credit = { is_remix: true, original_prayer_id: original.id }
      return storeOnce({ ...columns, ...credit }, updateStored)
    },
    { isSentLater: false, onStored },
  )
}
