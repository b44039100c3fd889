import { AppError } from '@/lib/errors'
import { isEmptyBook, type Book, type Entry, type PlainCollection } from './book'
import { changeDeviceBook, deviceBook } from './device-book'

/** What is asked of the account. Each may be sent again: nothing is stored twice. All reject with an AppError. */
export interface MergeTarget {
  readonly like: (prayerId: string) => Promise<void>
  /** Begins a collection, or finds the one of this id or name; answers with its id. */
  readonly begin: (id: string, name: string) => Promise<string>
  /** Adds a prayer, or joins its note to the one that is there. */
  readonly put: (collectionId: string, entry: Entry) => Promise<void>
  /** Whether the prayer can be read: one that is gone can not be kept. */
  readonly isReadable: (prayerId: string) => Promise<boolean>
}

export interface MergeOutcome {
  /** False when something stays on the device, and is worth another try later. */
  readonly isDone: boolean
  /** How many prayers could not be kept, because nobody or not this person can read them any more. */
  readonly gone: number
}

/** What one part of a merge came to. */
interface Part {
  /** False when it was broken off, and the next part would be as well. */
  readonly goesOn: boolean
  readonly gone: number
}

/** How one step ended: in the account, impossible for ever, refused for now (others may go), or broken off. */
type Step = 'arrived' | 'gone' | 'refused' | 'broken'

async function stepOf(
  send: () => Promise<void>,
  prayerId: string,
  target: MergeTarget,
  signal: AbortSignal,
): Promise<Step> {
  try {
    await send()
    return 'arrived'
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) return 'broken'
    if (error.kind === 'limited') return 'refused'
    if (error.kind !== 'forbidden') return error.kind === 'invalid' ? 'refused' : 'broken'
    // Refused because the prayer is gone; or because this session is, and then the device goes on keeping it.
    const isReadable = await target.isReadable(prayerId).catch(() => true)
    return isReadable || signal.aborted ? 'broken' : 'gone'
  }
}

function removeKept(book: Book, prayerId: string): Book {
  return { ...book, kept: book.kept.filter((each) => each.prayerId !== prayerId) }
}

function removeEntry(book: Book, collectionId: string, { prayerId, note }: Entry): Book {
  const isSent = (entry: Entry) => entry.prayerId === prayerId && entry.note === note
  return {
    ...book,
    collections: book.collections.map((each) =>
      each.id === collectionId
        ? { ...each, entries: each.entries.filter((entry) => !isSent(entry)) }
        : each,
    ),
  }
}

/** A collection whose prayers all arrived; one that got more meanwhile stays. */
function removeEmptied(book: Book, collectionId: string): Book {
  return {
    ...book,
    collections: book.collections.filter(
      ({ id, entries }) => id !== collectionId || entries.length > 0,
    ),
  }
}

/** Likes what was kept, the oldest first, so that the order stays. */
async function mergeKept(ownerId: string, target: MergeTarget, signal: AbortSignal): Promise<Part> {
  let gone = 0
  for (const { prayerId } of deviceBook(ownerId).kept.toReversed()) {
    if (signal.aborted) return { goesOn: false, gone }
    const step = await stepOf(() => target.like(prayerId), prayerId, target, signal)
    // Refused as too many, and so would the other likes be.
    if (step === 'broken' || step === 'refused') return { goesOn: step === 'refused', gone }
    if (step === 'gone') gone += 1
    changeDeviceBook(ownerId, (book) => removeKept(book, prayerId))
  }
  return { goesOn: true, gone }
}

async function mergeCollection(
  ownerId: string,
  { id, name, entries }: PlainCollection,
  target: MergeTarget,
  signal: AbortSignal,
): Promise<Part> {
  let gone = 0
  let storedId: string
  try {
    storedId = await target.begin(id, name)
  } catch (error) {
    const isRefused =
      error instanceof AppError && (error.kind === 'limited' || error.kind === 'invalid')
    return { goesOn: isRefused, gone }
  }
  for (const entry of entries) {
    if (signal.aborted) return { goesOn: false, gone }
    const step = await stepOf(() => target.put(storedId, entry), entry.prayerId, target, signal)
    if (step === 'broken' || step === 'refused') return { goesOn: step === 'refused', gone }
    if (step === 'gone') gone += 1
    changeDeviceBook(ownerId, (book) => removeEntry(book, id, entry))
  }
  changeDeviceBook(ownerId, (book) => removeEmptied(book, id))
  return { goesOn: true, gone }
}

/**
 * Brings what this device keeps for an account into the account. Each part leaves the device when it has arrived and no
 * sooner, so that a failure in the middle loses nothing; each may be sent again, so that nothing is doubled.
 */
export async function mergeBook(
  ownerId: string,
  target: MergeTarget,
  signal: AbortSignal,
): Promise<MergeOutcome> {
  let { goesOn, gone } = await mergeKept(ownerId, target, signal)
  for (const collection of deviceBook(ownerId).collections) {
    if (!goesOn || signal.aborted) break
    const part = await mergeCollection(ownerId, collection, target, signal)
    goesOn = part.goesOn
    gone += part.gone
  }
  return { isDone: isEmptyBook(deviceBook(ownerId)), gone }
}
