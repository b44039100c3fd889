import { AppError, createPostgresError } from '@/lib/errors'
import {
  inOrder,
  isSameName,
  MOST_COLLECTIONS,
  MOST_PRAYERS,
  tidyName,
  withEntry,
  withoutEntry,
  type Collection,
  type PlainCollection,
} from './book'
import type { BookStore } from './book-store'
import { changeDeviceBook, deviceBook } from './device-book'

/** Refused as the database refuses: with a sentence for the person. */
function limited(sentence: string): AppError {
  return new AppError('limited', sentence)
}

function change(collections: (all: readonly PlainCollection[]) => readonly PlainCollection[]) {
  changeDeviceBook(null, (book) => ({ ...book, collections: collections(book.collections) }))
}

function changeOne(id: string, changed: (one: PlainCollection) => PlainCollection): void {
  change((all) => all.map((each) => (each.id === id ? changed(each) : each)))
}

function requireFreeName(id: string, name: string): void {
  const isTaken = deviceBook(null).collections.some(
    (each) => each.id !== id && isSameName(each.name, name),
  )
  if (isTaken) throw createPostgresError('uniqueViolation', 'There is a collection of this name.')
}

function onDevice(one: PlainCollection): Collection {
  return { ...one, shareKey: null }
}

function keep(id: string, prayerId: string, note: string): void {
  changeOne(id, (one) => {
    const entries = withEntry(one.entries, { prayerId, note })
    if (entries.length > MOST_PRAYERS)
      throw limited('A collection holds 200 prayers. Please begin another one.')
    return { ...one, entries }
  })
}

function setNote(id: string, prayerId: string, note: string): void {
  changeOne(id, (one) => ({
    ...one,
    entries: one.entries.map((entry) =>
      entry.prayerId === prayerId ? { prayerId, note: note.trim() } : entry,
    ),
  }))
}

function begin(id: string, name: string): void {
  requireFreeName(id, name)
  change((all) => {
    if (all.some((each) => each.id === id)) return all
    if (all.length >= MOST_COLLECTIONS)
      throw limited('You have 50 collections already. Please remove one of them first.')
    return [...all, { id, name: tidyName(name), entries: [] }]
  })
}

function rename(id: string, name: string): void {
  requireFreeName(id, name)
  changeOne(id, (one) => ({ ...one, name: tidyName(name) }))
}

/** The collections of a visitor, on this device. Nothing on a device can be shared by a link. */
export const visitorBook: BookStore = {
  collections: async () => deviceBook(null).collections.map(onDevice),
  withNotes: async () => deviceBook(null).collections.map(onDevice),
  collection: async (id) => {
    const found = deviceBook(null).collections.find((each) => each.id === id)
    return found ? onDevice(found) : null
  },
  begin: async (id, name) => begin(id, name),
  rename: async (id, name) => rename(id, name),
  remove: async (id) => change((all) => all.filter((each) => each.id !== id)),
  keep: async (id, prayerId, note) => keep(id, prayerId, note),
  setNote: async (id, prayerId, note) => setNote(id, prayerId, note),
  takeOut: async (id, prayerId) =>
    changeOne(id, (one) => ({ ...one, entries: withoutEntry(one.entries, prayerId) })),
  arrange: async (id, prayerIds) =>
    changeOne(id, (one) => ({ ...one, entries: inOrder(one.entries, prayerIds) })),
  share: async () => {
    throw new AppError('signed-out', 'A link needs an account.')
  },
}
