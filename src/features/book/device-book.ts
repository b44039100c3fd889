import { useSyncExternalStore } from 'react'
import { isRowId } from '@/catalogue/row-id'
import { readDevice, writeDevice } from '@/lib/device-storage'
import {
  EMPTY_BOOK,
  isEmptyBook,
  mergeBooks,
  type Book,
  type Entry,
  type Kept,
  type PlainCollection,
} from './book'

/**
 * The one place of the prayer books on this device: a visitor's own, and for each account what is on its way there. They
 * are in memory too: a full or forbidden storage loses nothing before a reload.
 */
const KEY = 'book.'
const VISITOR = 'visitor'

/** Deleting an account removes every key with its id. */
function keyOf(ownerId: string | null): string {
  return KEY + (ownerId ?? VISITOR)
}

const books = new Map<string, Book>()
/** The books whose last change the device could not keep: memory knows more. */
const unstored = new Set<string>()
const listeners = new Set<() => void>()

type Fields = Record<string, unknown>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function keptOf(value: unknown): Kept[] {
  if (!isRecord(value)) return []
  const { prayerId, keptAt } = value
  if (typeof prayerId !== 'string' || !isRowId(prayerId) || typeof keptAt !== 'string') return []
  return [{ prayerId, keptAt }]
}

function entryOf(value: unknown): Entry[] {
  if (!isRecord(value)) return []
  const { prayerId, note } = value
  if (typeof prayerId !== 'string' || !isRowId(prayerId)) return []
  return [{ prayerId, note: typeof note === 'string' ? note : '' }]
}

function collectionOf(value: unknown): PlainCollection[] {
  if (!isRecord(value)) return []
  const { id, name, entries } = value
  if (typeof id !== 'string' || !isRowId(id) || typeof name !== 'string') return []
  return [{ id, name, entries: Array.isArray(entries) ? entries.flatMap(entryOf) : [] }]
}

/** What is damaged is passed over; all that can be read stays. */
export function parseDeviceBook(stored: unknown): Book | null {
  if (!isRecord(stored)) return null
  const { kept, collections } = stored
  return {
    kept: Array.isArray(kept) ? kept.flatMap(keptOf) : [],
    collections: Array.isArray(collections) ? collections.flatMap(collectionOf) : [],
  }
}

/** The book that this device keeps for an account, or for visitors. */
export function deviceBook(ownerId: string | null): Book {
  const key = keyOf(ownerId)
  const known = books.get(key)
  if (known) return known
  const book = readDevice(key, parseDeviceBook) ?? EMPTY_BOOK
  books.set(key, book)
  return book
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Another window may have changed the book: its news may not have come yet. */
function newestBook(key: string): Book {
  return (unstored.has(key) ? books.get(key) : readDevice(key, parseDeviceBook)) ?? EMPTY_BOOK
}

/** Changes a book of this device. False when it lasts only until the page is left. */
export function changeDeviceBook(ownerId: string | null, change: (book: Book) => Book): boolean {
  const key = keyOf(ownerId)
  const book = change(newestBook(key))
  books.set(key, book)
  const isStored = writeDevice(key, isEmptyBook(book) ? null : book)
  if (isStored) unstored.delete(key)
  else unstored.add(key)
  announce()
  return isStored
}

/** Gives a visitor's book to the account that signed in: on a shared device nobody sees another's. */
export function adoptVisitorBook(ownerId: string): void {
  const visitors = newestBook(keyOf(null))
  if (isEmptyBook(visitors)) return
  const isStored = changeDeviceBook(ownerId, (own) => mergeBooks(own, visitors))
  if (isStored) changeDeviceBook(null, () => EMPTY_BOOK)
}

function subscribe(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.includes(`.${KEY}`)) return
    for (const known of books.keys()) if (!unstored.has(known)) books.delete(known)
    announce()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** A book of this device; follows other windows. */
export function useDeviceBook(ownerId: string | null): Book {
  return useSyncExternalStore(
    subscribe,
    () => deviceBook(ownerId),
    () => EMPTY_BOOK,
  )
}
