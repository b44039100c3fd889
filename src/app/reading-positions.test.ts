// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createReadingPositions,
  historyEntryName,
  isReloadOrBackForward,
} from './reading-positions'

describe('the place a page was read to', () => {
  it('is the top for a page never read', () => {
    expect(createReadingPositions(null).read('a')).toBe(0)
  })

  it('survives a reload', () => {
    const before = createReadingPositions(null)
    before.keep('a', 420)
    expect(createReadingPositions(before.serialize()).read('a')).toBe(420)
  })

  it('is forgotten for the oldest of more than fifty pages, counted from the last reading', () => {
    const positions = createReadingPositions(null)
    positions.keep('first', 1)
    positions.keep('second', 2)
    for (let page = 0; page < 48; page++) positions.keep(`page ${page}`, page)
    positions.keep('first', 10)
    positions.keep('one more', 5)
    expect(positions.read('first')).toBe(10)
    expect(positions.read('second')).toBe(0)
  })

  it('starts anew when what was stored is damaged', () => {
    expect(createReadingPositions('{"a"').read('a')).toBe(0)
    expect(createReadingPositions('{"a":1}').read('a')).toBe(0)
    expect(createReadingPositions('[["a","x"],7,["b",3]]').read('b')).toBe(3)
  })
})

describe('the name of a history entry', () => {
  const first = { key: 'default', pathname: '/', search: '', hash: '', state: null }

  beforeEach(() => window.history.replaceState({ idx: 3 }, ''))

  it('tells first loads of different addresses apart', () => {
    const names = [first, { ...first, pathname: '/search' }, { ...first, search: '?q=a' }]
    expect(new Set(names.map(historyEntryName)).size).toBe(3)
  })

  it('tells visits to the same address apart', () => {
    expect(historyEntryName({ ...first, key: 'a1b2' })).not.toBe(historyEntryName(first))
  })

  it('tells two loads of the same address apart, and knows a reload', () => {
    const once = historyEntryName(first)
    expect(historyEntryName(first)).toBe(once)
    const ofEarlierLoad: unknown = window.history.state
    window.history.replaceState(null, '')
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
    expect(historyEntryName(first)).not.toBe(once)
    window.history.replaceState(ofEarlierLoad, '')
    expect(historyEntryName(first)).toBe(once)
  })

  it('leaves what React Router keeps with the entry', () => {
    historyEntryName(first)
    expect(window.history.state).toMatchObject({ idx: 3 })
  })
})

describe('a page is returned to', () => {
  it.each([
    ['reload', true],
    ['back_forward', true],
    ['navigate', false],
    ['prerender', false],
  ])('when the browser calls the load %s: %s', (type, isReturn) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    expect(isReloadOrBackForward()).toBe(isReturn)
  })

  it('not when the browser does not say', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(isReloadOrBackForward()).toBe(false)
  })
})
