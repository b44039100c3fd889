import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSharedCollection } from './account-book'
import { bookStore, type BookStore } from './book-store'
import { readOrFindKept } from './kept-collections'

export const bookKeys = {
  all: ['book'] as const,
  ofViewer: (viewerId: string | null) => ['book', viewerId] as const,
  collections: (viewerId: string | null) => ['book', viewerId, 'collections'] as const,
  collection: (viewerId: string | null, id: string) =>
    ['book', viewerId, 'collection', id] as const,
  kept: (viewerId: string | null) => ['book', viewerId, 'kept'] as const,
  shared: (key: string) => ['shared-collection', key] as const,
  booklet: (viewerId: string | null, of: object) => ['book', viewerId, 'booklet', of] as const,
}

export const bookQueries = {
  /** All collections of a person, the oldest first. A visitor's are on the device, a member's are kept there too. */
  collections: (viewerId: string | null) =>
    queryOptions({
      queryKey: bookKeys.collections(viewerId),
      queryFn: ({ signal }) =>
        readOrFindKept(
          viewerId,
          () => bookStore(viewerId).collections(signal),
          (kept) => kept,
        ),
      staleTime: 0,
    }),
  /** One collection with its notes; null when there is none. */
  collection: (viewerId: string | null, id: string) =>
    queryOptions({
      queryKey: bookKeys.collection(viewerId, id),
      queryFn: ({ signal }) =>
        readOrFindKept(
          viewerId,
          () => bookStore(viewerId).collection(id, signal),
          (kept) => kept.find((each) => each.id === id),
        ),
      staleTime: 0,
    }),
  /** What a link to a shared collection shows; null when it leads nowhere. */
  shared: (key: string) =>
    queryOptions({
      queryKey: bookKeys.shared(key),
      queryFn: ({ signal }) => fetchSharedCollection(key, signal),
      staleTime: 0,
    }),
}

/** One collection with its notes; null when there is none. Undefined until it is read. */
export function useCollection(viewerId: string | null, id: string, isEnabled: boolean) {
  return useQuery({ ...bookQueries.collection(viewerId, id), enabled: isEnabled })
}

/** What a link to a shared collection shows; null when it leads nowhere. Undefined until it is read. */
export function useSharedCollection(key: string, isEnabled: boolean) {
  return useQuery({ ...bookQueries.shared(key), enabled: isEnabled })
}

/** Changes a book: one thing at a time, and everything that shows it is read again before it counts as done. */
export function useBookChange<Change>(
  viewerId: string | null,
  apply: (store: BookStore, change: Change) => Promise<void>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => apply(bookStore(viewerId), change),
    onSettled: () => client.invalidateQueries({ queryKey: bookKeys.ofViewer(viewerId) }),
  })
}
