import * as v from 'valibot'
import { isRowId } from '@/catalogue/row-id'
import {
  EMPTY_BOOK,
  mergeBooks,
  MOST_COLLECTIONS,
  MOST_KEPT,
  MOST_PRAYERS,
  NAME_LENGTH,
  NOTE_LENGTH,
  tidyName,
  type Book,
} from './book'

/** How large a file may be, in bytes. */
export const LARGEST_FILE = 20 * 1024 * 1024

/** A prayer as the file carries it for reading; who imports the file takes it from the library. */
export interface FilePrayer {
  readonly id: string
  readonly title: string
  readonly tradition: string
  readonly language: string | null
  readonly shortText: string
  readonly mediumText: string
  readonly longText: string
}

/** A file that can not be imported; the message is a sentence for the person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

const rowId = v.pipe(v.string(), v.check(isRowId, 'This is no id.'))
const time = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'This is no time.'),
)

function atMost<Schema extends v.GenericSchema>(most: number, each: Schema) {
  return v.pipe(v.array(each), v.maxLength(most, `There are more than ${most}.`))
}

/** `docs/book-file.md` describes it. Fields that are not named here are passed over. */
const FILE = v.object({
  kept: atMost(MOST_KEPT, v.object({ prayer_id: rowId, kept_at: time })),
  collections: atMost(
    MOST_COLLECTIONS,
    v.object({
      name: v.pipe(
        v.string(),
        v.transform(tidyName),
        v.minLength(1, 'This is empty.'),
        v.maxLength(NAME_LENGTH, `This is longer than ${NAME_LENGTH} characters.`),
      ),
      prayers: atMost(
        MOST_PRAYERS,
        v.object({
          prayer_id: rowId,
          note: v.optional(
            v.nullable(
              v.pipe(
                v.string(),
                v.maxLength(NOTE_LENGTH, `This is longer than ${NOTE_LENGTH} characters.`),
              ),
            ),
          ),
        }),
      ),
    }),
  ),
})

/** Says first what is no book at all, or one of a later version. */
const HEAD = v.object({ format: v.literal('orison-book'), version: v.number() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('This file is not JSON.')
  }
}

/** The book in a file. Throws UnreadableFile, which says what is wrong and where. */
export function readBookFile(text: string): Book {
  const json = parseJson(text)
  const head = v.safeParse(HEAD, json)
  if (!head.success) throw new UnreadableFile('This file is not a prayer book of Orison.')
  if (head.output.version !== 1)
    throw new UnreadableFile(
      `This file is of version ${head.output.version}; this page reads version 1.`,
    )
  const file = v.safeParse(FILE, json)
  if (!file.success) {
    const [issue] = file.issues
    throw new UnreadableFile(`At “${v.getDotPath(issue) ?? 'the file'}”: ${issue.message}`)
  }
  const { kept, collections } = file.output
  const books = collections.map(({ name, prayers }): Book => ({
    kept: [],
    // Drawn anew: an id may be taken by another account of the same person. The name says what is the same.
    collections: [
      {
        id: crypto.randomUUID(),
        name,
        entries: prayers.map(({ prayer_id, note }) => ({ prayerId: prayer_id, note: note ?? '' })),
      },
    ],
  }))
  const alone: Book = {
    kept: kept.map(({ prayer_id, kept_at }) => ({
      prayerId: prayer_id,
      keptAt: new Date(kept_at).toISOString(),
    })),
    collections: [],
  }
  return [alone, ...books].reduce(mergeBooks, EMPTY_BOOK)
}

/** A book as a file: its name, and JSON, indented, so that a person can read it too. */
export function writeBookFile(book: Book, prayers: readonly FilePrayer[], now: Date) {
  const file = {
    format: 'orison-book',
    version: 1,
    exported_at: now.toISOString(),
    kept: book.kept.map(({ prayerId, keptAt }) => ({ prayer_id: prayerId, kept_at: keptAt })),
    collections: book.collections.map(({ name, entries }) => ({
      name,
      prayers: entries.map(({ prayerId, note }) => ({ prayer_id: prayerId, note: note || null })),
    })),
    prayers: prayers.map((prayer) => ({
      id: prayer.id,
      title: prayer.title,
      tradition: prayer.tradition,
      language: prayer.language,
      short_text: prayer.shortText,
      medium_text: prayer.mediumText,
      long_text: prayer.longText,
    })),
  }
  return {
    name: `orison-book-${now.toISOString().slice(0, 10)}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  }
}
