// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { EMPTY_BOOK, joinNotes, type Book, type Entry } from './book'
import { adoptVisitorBook, changeDeviceBook, deviceBook } from './device-book'
import { mergeBook, type MergeTarget } from './merge-book'

const ME = '00000000-0000-4000-8000-0000000000aa'
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const [one, two, three] = [id(1), id(2), id(3)] as const
const MORNINGS = id(10)

const VISITORS_BOOK: Book = {
  kept: [
    { prayerId: two, keptAt: '2026-11-22T09:00:00.000Z' },
    { prayerId: one, keptAt: '2026-11-22T08:00:00.000Z' },
  ],
  collections: [
    {
      id: MORNINGS,
      name: 'Mornings',
      entries: [
        { prayerId: three, note: 'Slowly.' },
        { prayerId: one, note: '' },
      ],
    },
  ],
}

/** An account that keeps what it is sent, as the database does; each failure meets one request. */
class Account implements MergeTarget {
  likes: string[] = []
  collections: { id: string; name: string; entries: Entry[] }[] = []
  unreadable = new Set<string>()
  /** The number of requests after which one fails, and how; `lost` stores and loses the answer. */
  failure: { after: number; kind: 'lost' | 'server' | 'limited' } | null = null
  requests = 0

  private answer(store: () => void): Promise<void> {
    this.requests += 1
    const failure = this.failure?.after === this.requests ? this.failure : null
    if (!failure || failure.kind === 'lost') store()
    if (!failure) return Promise.resolve()
    const kind = failure.kind === 'lost' ? 'offline' : failure.kind
    return Promise.reject(new AppError(kind, 'No.'))
  }

  private requireReadable(prayerId: string): void {
    if (this.unreadable.has(prayerId)) throw new AppError('forbidden', 'No such prayer.')
  }

  like = async (prayerId: string) => {
    this.requireReadable(prayerId)
    await this.answer(() => {
      if (!this.likes.includes(prayerId)) this.likes.push(prayerId)
    })
  }

  begin = async (collectionId: string, name: string) => {
    const known = this.collections.find((each) => each.id === collectionId || each.name === name)
    await this.answer(() => {
      if (!known) this.collections.push({ id: collectionId, name, entries: [] })
    })
    return known?.id ?? collectionId
  }

  put = async (collectionId: string, { prayerId, note }: Entry) => {
    this.requireReadable(prayerId)
    await this.answer(() => {
      const entries = this.collections.find((each) => each.id === collectionId)?.entries ?? []
      const at = entries.findIndex((entry) => entry.prayerId === prayerId)
      const known = entries[at]
      if (known) entries[at] = { prayerId, note: joinNotes(known.note, note) }
      else entries.push({ prayerId, note })
    })
  }

  isReadable = async (prayerId: string) => !this.unreadable.has(prayerId)
}

const { signal } = new AbortController()
let account: Account
beforeEach(() => {
  for (const owner of [null, ME]) changeDeviceBook(owner, () => EMPTY_BOOK)
  account = new Account()
})

function expectWholeBook(): void {
  expect(account.likes).toEqual([one, two])
  expect(account.collections).toEqual([{ ...VISITORS_BOOK.collections[0] }])
  expect(localStorage).toHaveLength(0)
}

describe('a visitor’s book', () => {
  it('is in the account after signing in, the oldest like first, and no more on the device', async () => {
    changeDeviceBook(null, () => VISITORS_BOOK)
    adoptVisitorBook(ME)
    expect(deviceBook(null)).toEqual(EMPTY_BOOK)
    expect(await mergeBook(ME, account, signal)).toEqual({ isDone: true, gone: 0 })
    expectWholeBook()
  })

  it.each(
    [1, 2, 3, 4, 5].flatMap((after) =>
      (['lost', 'server', 'limited'] as const).map((kind) => ({ after, kind })),
    ),
  )('loses and doubles nothing when request $after fails: $kind', async (failure) => {
    changeDeviceBook(null, () => VISITORS_BOOK)
    adoptVisitorBook(ME)
    account.failure = failure
    expect((await mergeBook(ME, account, signal)).isDone).toBe(false)
    await mergeBook(ME, account, signal)
    expectWholeBook()
  })

  it('adds to what the account had, in both orders', async () => {
    const other = new Account()
    const merge = async (target: Account, book: Book) => {
      changeDeviceBook(null, () => book)
      adoptVisitorBook(ME)
      await mergeBook(ME, target, signal)
    }
    const later: Book = {
      kept: [{ prayerId: three, keptAt: '2026-11-22T10:00:00.000Z' }, ...VISITORS_BOOK.kept],
      collections: [
        { id: id(11), name: 'Mornings', entries: [{ prayerId: three, note: 'Aloud.' }] },
      ],
    }
    for (const book of [VISITORS_BOOK, later]) await merge(account, book)
    for (const book of [later, VISITORS_BOOK]) await merge(other, book)
    for (const { likes, collections } of [account, other]) {
      expect(likes.toSorted()).toEqual([one, two, three])
      expect(collections.map(({ name }) => name)).toEqual(['Mornings'])
      const entries = collections[0]?.entries ?? []
      expect(entries.map(({ prayerId }) => prayerId).toSorted()).toEqual([one, three])
      const { note = '' } = entries.find(({ prayerId }) => prayerId === three) ?? {}
      expect(note.split('\n\n').toSorted()).toEqual(['Aloud.', 'Slowly.'])
    }
  })

  it('passes over a prayer that is gone, and says how many were', async () => {
    changeDeviceBook(ME, () => VISITORS_BOOK)
    account.unreadable.add(one)
    expect(await mergeBook(ME, account, signal)).toEqual({ isDone: true, gone: 2 })
    expect(account.likes).toEqual([two])
  })

  it('stays when the session is gone: a refusal of a prayer that can be read means that', async () => {
    changeDeviceBook(ME, () => VISITORS_BOOK)
    account.unreadable.add(one)
    account.isReadable = async () => true
    expect(await mergeBook(ME, account, signal)).toEqual({ isDone: false, gone: 0 })
    expect(deviceBook(ME)).toEqual(VISITORS_BOOK)
  })

  it('is sent no further once its person has signed out', async () => {
    changeDeviceBook(ME, () => VISITORS_BOOK)
    const leaving = new AbortController()
    account.like = async (prayerId) => {
      account.likes.push(prayerId)
      leaving.abort()
    }
    await mergeBook(ME, account, leaving.signal)
    expect(account.likes).toEqual([one])
    expect(deviceBook(ME).kept.map(({ prayerId }) => prayerId)).toEqual([two])
  })

  it('keeps what is added while it is on its way', async () => {
    changeDeviceBook(ME, () => VISITORS_BOOK)
    const like = account.like
    account.like = async (prayerId) => {
      await like(prayerId)
      changeDeviceBook(ME, (book) => ({
        ...book,
        kept: [
          { prayerId: three, keptAt: '2026-11-22T11:00:00.000Z' },
          ...book.kept.filter((each) => each.prayerId !== three),
        ],
      }))
    }
    expect((await mergeBook(ME, account, signal)).isDone).toBe(false)
    expect(deviceBook(ME).kept.map(({ prayerId }) => prayerId)).toEqual([three])
  })
})
