import { accountBook } from './account-book'
import type { Collection } from './book'
import { visitorBook } from './visitor-book'

/**
 * Collections of one person. The functions reject with an AppError when nothing was changed, or when nobody knows.
 */
export interface BookStore {
  /** All collections, the oldest first; entries without notes. */
  readonly collections: (signal?: AbortSignal) => Promise<readonly Collection[]>
  /** All collections with their notes. */
  readonly withNotes: () => Promise<readonly Collection[]>
  /** One collection with its notes; null when there is none of this id. */
  readonly collection: (id: string, signal?: AbortSignal) => Promise<Collection | null>
  /** Begins a collection under an id that was drawn once, so that it is begun once however often it is sent. */
  readonly begin: (id: string, name: string) => Promise<void>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Puts a prayer at the end; of one that is there already, the note is joined to the one it has. */
  readonly keep: (id: string, prayerId: string, note: string) => Promise<void>
  readonly setNote: (id: string, prayerId: string, note: string) => Promise<void>
  readonly takeOut: (id: string, prayerId: string) => Promise<void>
  /** Puts the prayers into this order; those that are not named come after it. */
  readonly arrange: (id: string, prayerIds: readonly string[]) => Promise<void>
  /** Gives the collection a link, or takes the link away for good. */
  readonly share: (id: string, isShared: boolean) => Promise<void>
}

/** The book of a signed-in person is in their account, a visitor's on the device. */
export function bookStore(viewerId: string | null): BookStore {
  return viewerId === null ? visitorBook : accountBook(viewerId)
}
