import { isPostgresError, unwrap, unwrapEmpty } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { joinNotes, type Collection } from './book'
import type { BookStore } from './book-store'

interface EntryRow {
  prayer_id: string
  note?: string | null
}

interface CollectionRow {
  id: string
  name: string
  share_key: string | null
  collection_prayers: EntryRow[]
}

function collectionFromRow(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    shareKey: row.share_key,
    entries: row.collection_prayers.map(({ prayer_id, note }) => ({
      prayerId: prayer_id,
      note: note ?? '',
    })),
  }
}

function read(entryColumns: string) {
  return supabase
    .from('collections')
    .select(`id,name,share_key,collection_prayers(${entryColumns})`)
    .order('created_at')
    .order('id')
    .order('position', { referencedTable: 'collection_prayers' })
    .order('prayer_id', { referencedTable: 'collection_prayers' })
}

async function answerOf(
  asked: ReturnType<typeof read>,
  signal: AbortSignal | undefined,
): Promise<Collection[]> {
  const rows = await (signal ? asked.abortSignal(signal) : asked).overrideTypes<
    CollectionRow[],
    { merge: false }
  >()
  return unwrap(rows).map(collectionFromRow)
}

async function setNote(id: string, prayerId: string, note: string): Promise<void> {
  const place = { collection_id: id, prayer_id: prayerId }
  unwrapEmpty(await supabase.from('collection_prayers').update({ note }).match(place))
}

/** Stores a prayer in a collection; where it is already, the notes are joined. Doing it twice changes nothing. */
async function keep(id: string, prayerId: string, note: string): Promise<void> {
  const place = { collection_id: id, prayer_id: prayerId }
  try {
    unwrapEmpty(await supabase.from('collection_prayers').insert({ ...place, note }))
  } catch (error) {
    if (!isPostgresError(error, 'uniqueViolation')) throw error
    const stored = unwrap(
      await supabase.from('collection_prayers').select('note').match(place).single(),
    )
    const joined = joinNotes(stored.note ?? '', note)
    if (joined !== (stored.note ?? '')) await setNote(id, prayerId, joined)
  }
}

/** The collections of a signed-in person. The policies show nobody else's. */
export function accountBook(viewerId: string): BookStore {
  const table = () => supabase.from('collections')
  return {
    collections: (signal) => answerOf(read('prayer_id'), signal),
    withNotes: () => answerOf(read('prayer_id,note'), undefined),
    collection: async (id, signal) =>
      (await answerOf(read('prayer_id,note').eq('id', id), signal))[0] ?? null,
    keep,
    setNote,
    begin: async (id, name) =>
      unwrapEmpty(
        await table().upsert(
          { id, name, user_id: viewerId },
          { onConflict: 'id', ignoreDuplicates: true },
        ),
      ),
    rename: async (id, name) => unwrapEmpty(await table().update({ name }).eq('id', id)),
    remove: async (id) => unwrapEmpty(await table().delete().eq('id', id)),
    takeOut: async (id, prayerId) =>
      unwrapEmpty(
        await supabase
          .from('collection_prayers')
          .delete()
          .eq('collection_id', id)
          .eq('prayer_id', prayerId),
      ),
    arrange: async (id, prayerIds) =>
      unwrapEmpty(
        await supabase.rpc('arrange_collection', { arranged_id: id, in_order: [...prayerIds] }),
      ),
    share: async (id, isShared) =>
      unwrapEmpty(await table().update({ is_shared: isShared }).eq('id', id)),
  }
}

/** A shared collection as whoever has its link sees it. */
export interface SharedCollection {
  readonly name: string
  readonly entries: Collection['entries']
}

interface SharedAnswer {
  name: string
  prayers: { prayer_id: string; note: string | null }[]
}

/** The shared collection of a key; null when it leads nowhere (any more). Throws AppError. */
export async function fetchSharedCollection(
  key: string,
  signal: AbortSignal,
): Promise<SharedCollection | null> {
  const { data, ...answer } = await supabase
    .rpc('shared_collection', { of_key: key })
    .abortSignal(signal)
  if (data === null && !answer.error) return null
  // The schema calls it JSON; the function’s own comment gives the shape.
  const { name, prayers } = unwrap({ ...answer, data }) as unknown as SharedAnswer
  return {
    name,
    entries: prayers.map(({ prayer_id, note }) => ({ prayerId: prayer_id, note: note ?? '' })),
  }
}
