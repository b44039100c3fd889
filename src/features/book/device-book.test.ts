// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '@/lib/device-storage'
import { EMPTY_BOOK } from './book'
import { adoptVisitorBook, changeDeviceBook, deviceBook, parseDeviceBook } from './device-book'
import { keepOnDevice, removeFromDevice } from './use-kept'
import { visitorBook } from './visitor-book'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const ME = id(100)

beforeEach(() => {
  for (const owner of [null, ME]) changeDeviceBook(owner, () => EMPTY_BOOK)
})

const keptIds = (owner: string | null) => deviceBook(owner).kept.map(({ prayerId }) => prayerId)

describe('the book of a visitor', () => {
  it('keeps a prayer once, the newest first, until it is taken out', () => {
    for (const place of [1, 2, 1]) keepOnDevice(id(place))
    expect(keptIds(null)).toEqual([id(2), id(1)])
    removeFromDevice([id(2)])
    expect(keptIds(null)).toEqual([id(1)])
  })

  it('has collections with names, order and notes, as an account has', async () => {
    await visitorBook.begin(id(10), ' For  the sea ')
    await visitorBook.begin(id(10), 'For the sea')
    for (const place of [1, 2, 3]) await visitorBook.keep(id(10), id(place), '')
    await visitorBook.keep(id(10), id(1), 'Slowly.')
    await visitorBook.arrange(id(10), [id(3), id(1)])
    await visitorBook.takeOut(id(10), id(2))
    await visitorBook.setNote(id(10), id(3), ' Aloud. ')
    expect(await visitorBook.collection(id(10))).toEqual({
      id: id(10),
      name: 'For the sea',
      shareKey: null,
      entries: [
        { prayerId: id(3), note: 'Aloud.' },
        { prayerId: id(1), note: 'Slowly.' },
      ],
    })
    await expect(visitorBook.begin(id(11), 'for the SEA')).rejects.toThrow('of this name')
    await visitorBook.remove(id(10))
    expect(await visitorBook.collections()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('stays in memory when the device is full, and is not lost by the next change', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (const place of [1, 2]) keepOnDevice(id(place))
    expect(keptIds(null)).toEqual([id(2), id(1)])
    adoptVisitorBook(ME)
    // What could not be stored for the account stays the visitor's as well.
    expect([keptIds(null), keptIds(ME)]).toEqual([
      [id(2), id(1)],
      [id(2), id(1)],
    ])
  })

  it('is nobody else’s after it went to an account, and goes with the account', () => {
    keepOnDevice(id(1))
    adoptVisitorBook(ME)
    expect([keptIds(null), keptIds(ME)]).toEqual([[], [id(1)]])
    forgetOnDevice(ME)
    expect(localStorage).toHaveLength(0)
  })

  it('is read as far as it is whole', () => {
    expect(
      parseDeviceBook({
        kept: [7, { prayerId: 'x', keptAt: '' }, { prayerId: id(1), keptAt: '2026-11-22' }],
        collections: [
          null,
          { id: id(10), name: 'Mornings', entries: [{ prayerId: id(2) }, {}] },
          { id: id(11) },
        ],
      }),
    ).toEqual({
      kept: [{ prayerId: id(1), keptAt: '2026-11-22' }],
      collections: [{ id: id(10), name: 'Mornings', entries: [{ prayerId: id(2), note: '' }] }],
    })
    expect(parseDeviceBook('book')).toBeNull()
  })
})
