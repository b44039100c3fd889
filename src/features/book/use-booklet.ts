import { useQuery } from '@tanstack/react-query'
import type { Entry, Kept } from './book'
import { bookKeys } from './book-queries'
import { fetchSharedCollection } from './account-book'
import { bookStore } from './book-store'

/** What belongs to another feature: likes and prayers. The route passes it in. All reject with an AppError. */
export interface BookReads<Prayer> {
  /** What is liked or kept, the newest first. */
  readonly readKept: () => Promise<readonly Kept[]>
  /** The prayers of these ids that the viewer may read, in any order. */
  readonly readPrayers: (ids: readonly string[]) => Promise<readonly Prayer[]>
}

/** Where a booklet's prayers come from: a collection of the viewer, a shared one, or the whole book. */
interface Source {
  readonly viewerId: string | null
  readonly collection: string | null
  readonly shared: string | null
}

interface Part {
  /** Null when it is the only one. */
  readonly name: string | null
  readonly entries: readonly Entry[]
}

interface PlainBooklet {
  readonly title: string
  readonly parts: readonly Part[]
}

/** Collections in their order; then what is liked or kept and in none of them. */
async function wholeBook(
  viewerId: string | null,
  readKept: BookReads<unknown>['readKept'],
): Promise<PlainBooklet> {
  const [kept, collections] = await Promise.all([readKept(), bookStore(viewerId).withNotes()])
  const collected = new Set(
    collections.flatMap(({ entries }) => entries.map(({ prayerId }) => prayerId)),
  )
  const alone = kept.filter(({ prayerId }) => !collected.has(prayerId))
  const parts = [
    ...collections.map(({ name, entries }) => ({ name, entries })),
    {
      name: viewerId === null ? 'Kept prayers' : 'Liked prayers',
      entries: alone.map(({ prayerId }) => ({ prayerId, note: '' })),
    },
  ].filter(({ entries }) => entries.length > 0)
  const [only, ...others] = parts
  return {
    title: 'My prayer book',
    parts: only && others.length === 0 ? [{ ...only, name: null }] : parts,
  }
}

async function readBooklet(
  { viewerId, collection, shared }: Source,
  readKept: BookReads<unknown>['readKept'],
  signal: AbortSignal,
): Promise<PlainBooklet> {
  if (collection === null && shared === null) return wholeBook(viewerId, readKept)
  const found =
    shared === null
      ? await bookStore(viewerId).collection(collection ?? '', signal)
      : await fetchSharedCollection(shared, signal)
  return found
    ? { title: found.name, parts: [{ name: null, entries: found.entries }] }
    : { title: 'Collection', parts: [] }
}

/** All that a booklet shows: its parts, each with the prayers that the viewer may read. */
export function useBooklet<Prayer extends { readonly id: string }>(
  source: Source,
  { readKept, readPrayers }: BookReads<Prayer>,
  isEnabled: boolean,
) {
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the reads are the same for one viewer
  return useQuery({
    queryKey: bookKeys.booklet(source.viewerId, source),
    queryFn: async ({ signal }) => {
      const { title, parts } = await readBooklet(source, readKept, signal)
      const ids = new Set(parts.flatMap(({ entries }) => entries.map(({ prayerId }) => prayerId)))
      const prayers = ids.size > 0 ? await readPrayers([...ids]) : []
      const byId = new Map(prayers.map((prayer) => [prayer.id, prayer]))
      return {
        title,
        parts: parts.map(({ name, entries }) => ({
          name,
          entries: entries.flatMap(({ prayerId, note }) => {
            const prayer = byId.get(prayerId)
            return prayer ? [{ prayer, note }] : []
          }),
        })),
      }
    },
    staleTime: 0,
    enabled: isEnabled,
  })
}
