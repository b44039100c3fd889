import { isPostgresError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { accountBook } from './account-book'
import { isSameName, NAME_LENGTH } from './book'
import type { BookStore } from './book-store'
import type { MergeTarget } from './merge-book'

/** For a name that the database takes for one that is there, and the device does not. */
const SECOND = ' (2)'

async function begin(book: BookStore, id: string, name: string): Promise<string> {
  const own = await book.collections()
  const known =
    own.find((each) => each.id === id) ?? own.find((each) => isSameName(each.name, name))
  if (known) return known.id
  try {
    await book.begin(id, name)
  } catch (error) {
    if (!isPostgresError(error, 'uniqueViolation')) throw error
    await book.begin(id, name.slice(0, NAME_LENGTH - SECOND.length) + SECOND)
  }
  return id
}

/** The account of a signed-in person, to merge into. Likes belong to another feature; the app passes `like` in. */
export function mergeTarget(
  viewerId: string,
  like: (prayerId: string, viewerId: string) => Promise<void>,
): MergeTarget {
  const book = accountBook(viewerId)
  return {
    like: (prayerId) => like(prayerId, viewerId),
    begin: (id, name) => begin(book, id, name),
    put: (id, { prayerId, note }) => book.keep(id, prayerId, note),
    isReadable: async (prayerId) =>
      unwrap(await supabase.from('prayers').select('id').eq('id', prayerId)).length > 0,
  }
}
