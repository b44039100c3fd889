/** How long the name of a collection may be, in characters. The database holds to the same numbers. */
export const NAME_LENGTH = 80
/** How long a note may be, in characters. */
export const NOTE_LENGTH = 2000
/** How many collections one person has at most. */
export const MOST_COLLECTIONS = 50
/** How many prayers one collection holds at most. */
export const MOST_PRAYERS = 200
/** How many prayers a device keeps outside of collections. */
export const MOST_KEPT = 1000

/** A prayer in a collection. */
export interface Entry {
  readonly prayerId: string
  /** Empty when there is none. */
  readonly note: string
}

/** A collection without what belongs to one place: its shape on a device and in a file. */
export interface PlainCollection {
  readonly id: string
  readonly name: string
  /** In the person's own order. */
  readonly entries: readonly Entry[]
}

/** A collection as its owner sees it. */
export interface Collection extends PlainCollection {
  /** What the link to a shared collection carries; null while it is private. */
  readonly shareKey: string | null
}

/** A prayer that somebody keeps outside of collections: a like, or what becomes one. */
export interface Kept {
  readonly prayerId: string
  /** ISO time. */
  readonly keptAt: string
}

/** A whole prayer book: what a device keeps, and what a file carries. */
export interface Book {
  /** The newest first. */
  readonly kept: readonly Kept[]
  readonly collections: readonly PlainCollection[]
}

export const EMPTY_BOOK: Book = { kept: [], collections: [] }

export function isEmptyBook({ kept, collections }: Book): boolean {
  return kept.length === 0 && collections.length === 0
}

/** How many prayers and collections a book holds, as a person counts them. */
export function countBook({ kept, collections }: Book): number {
  return (
    kept.length + collections.reduce((sum, { entries }) => sum + Math.max(1, entries.length), 0)
  )
}

/** One line, as the database stores a name. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim()
}

/** Whether two collections of one person would have the same name; the database compares likewise. */
export function isSameName(one: string, other: string): boolean {
  return tidyName(one).toLowerCase() === tidyName(other).toLowerCase()
}

/**
 * Two notes on one prayer as one, so that neither is lost: the second follows the first unless that holds it already. Cut
 * where a note would become too long.
 */
export function joinNotes(first: string, second: string): string {
  const [one, other] = [first.trim(), second.trim()]
  if (other === '' || one.includes(other)) return one
  if (one === '' || other.includes(one)) return other
  return `${one}\n\n${other}`.slice(0, NOTE_LENGTH)
}

/** Puts a prayer at the end, or joins its note to the one that is there. */
export function withEntry(entries: readonly Entry[], { prayerId, note }: Entry): readonly Entry[] {
  const at = entries.findIndex((entry) => entry.prayerId === prayerId)
  const known = entries[at]
  if (!known) return [...entries, { prayerId, note: note.trim() }]
  return entries.with(at, { prayerId, note: joinNotes(known.note, note) })
}

export function withoutEntry(entries: readonly Entry[], prayerId: string): readonly Entry[] {
  return entries.filter((entry) => entry.prayerId !== prayerId)
}

/** The ids with one of them a step up (-1) or down (1); the same order at the ends. */
export function withMoved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Entries in the order of the ids; what these do not name comes after them. */
export function inOrder(entries: readonly Entry[], ids: readonly string[]): readonly Entry[] {
  const named = ids.flatMap((id) => entries.find(({ prayerId }) => prayerId === id) ?? [])
  return [...named, ...entries.filter(({ prayerId }) => !ids.includes(prayerId))]
}

/** Adds what is not there yet; the newest first. */
function mergeKept(one: readonly Kept[], other: readonly Kept[]): readonly Kept[] {
  const known = new Set(one.map(({ prayerId }) => prayerId))
  const fresh = other.filter(({ prayerId }) => !known.has(prayerId))
  return [...one, ...fresh].toSorted((a, b) =>
    a.keptAt < b.keptAt ? 1 : a.keptAt > b.keptAt ? -1 : 0,
  )
}

/**
 * One book of two: every prayer once, collections of one id or name as one, with the notes of both. Merging a book again
 * changes nothing.
 */
export function mergeBooks(one: Book, other: Book): Book {
  const collections = [...one.collections]
  for (const added of other.collections) {
    const at = collections.findIndex(
      ({ id, name }) => id === added.id || isSameName(name, added.name),
    )
    const known = collections[at]
    if (!known) {
      collections.push(added)
      continue
    }
    collections[at] = { ...known, entries: added.entries.reduce(withEntry, known.entries) }
  }
  return { kept: mergeKept(one.kept, other.kept), collections }
}

/** What a book has beyond another: a note that the other holds already counts as there. */
export function withoutKnown(book: Book, known: Book): Book {
  const keptIds = new Set(known.kept.map(({ prayerId }) => prayerId))
  const collections = book.collections.flatMap((each) => {
    const stored = known.collections.find(({ name }) => isSameName(name, each.name))
    if (!stored) return [each]
    const entries = each.entries.filter(({ prayerId, note }) => {
      const entry = stored.entries.find((one) => one.prayerId === prayerId)
      return !entry || joinNotes(entry.note, note) !== entry.note
    })
    return entries.length > 0 ? [{ ...each, entries }] : []
  })
  return { kept: book.kept.filter(({ prayerId }) => !keptIds.has(prayerId)), collections }
}
