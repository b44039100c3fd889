import { deviceBook } from '@/features/book/device-book'
import type { BookReads } from '@/features/book/use-booklet'
import { useChosenReads } from '@/features/prayers/list/use-chosen-reads'
import type { Prayer } from '@/features/prayers/prayer'

/** What a person likes, or a visitor keeps on this device, and prayers by their ids. */
export function useBookReads(viewerId: string | null): BookReads<Prayer> {
  const { readLikes, readByIds } = useChosenReads()
  return {
    readKept: async () => (viewerId === null ? deviceBook(null).kept : readLikes(viewerId)),
    readPrayers: readByIds,
  }
}
