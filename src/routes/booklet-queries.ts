import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Entry } from '@/features/book/book'
import { bookKeys, bookQueries } from '@/features/book/book-queries'
import { bookStore } from '@/features/book/book-store'
import type { Prayer } from '@/features/prayers/prayer'
import { readKept, readPrayers } from './read-book'

/** Where a booklet's prayers come from: a collection of the viewer, a shared one, or the whole book. */
interface Source {
  readonly viewerId: string | null
  readonly collection: string | null
  readonly shared: string | null
}

/** A part of a booklet with the prayers that the viewer may read. */
export interface BookletPart {
  /** Null when it is the only one. */
  readonly name: string | null
  readonly entries: readonly { readonly prayer: Prayer; readonly note: string }[]
}

interface PlainPart {
  readonly name: string | null
  readonly entries: readonly Entry[]
}

interface PlainBooklet {
  readonly title: string
  readonly parts: readonly PlainPart[]
}

/** Collections in their order; then what is liked or kept and in none of them. */
async function wholeBook(client: QueryClient, viewerId: string | null): Promise<PlainBooklet> {
  const [kept, collections] = await Promise.all([
    readKept(client, viewerId),
    bookStore(viewerId).withNotes(),
  ])
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

async function readBooklet(client: QueryClient, source: Source): Promise<PlainBooklet> {
  const { viewerId, collection, shared } = source
  if (collection === null && shared === null) return wholeBook(client, viewerId)
  const found =
    shared === null
      ? await client.fetchQuery(bookQueries.collection(viewerId, collection ?? ''))
      : await client.fetchQuery(bookQueries.shared(shared))
  return found
    ? { title: found.name, parts: [{ name: null, entries: found.entries }] }
    : { title: 'Collection', parts: [] }
}

export const bookletQueries = {
  /** All that a booklet shows. */
  of: (source: Source) =>
    queryOptions({
      queryKey: bookKeys.booklet(source.viewerId, source),
      queryFn: async ({ client }) => {
        const { title, parts } = await readBooklet(client, source)
        const ids = new Set(parts.flatMap(({ entries }) => entries.map(({ prayerId }) => prayerId)))
        const prayers = ids.size > 0 ? await readPrayers(client, [...ids]) : []
        const byId = new Map(prayers.map((prayer) => [prayer.id, prayer]))
        return {
          title,
          parts: parts.map(({ name, entries }): BookletPart => ({
            name,
            entries: entries.flatMap(({ prayerId, note }) => {
              const prayer = byId.get(prayerId)
              return prayer ? [{ prayer, note }] : []
            }),
          })),
        }
      },
      staleTime: 0,
    }),
}
