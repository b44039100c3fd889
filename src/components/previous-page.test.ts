// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { recordVisit, previousPage } from './previous-page'

function go(idx: number | null, address: string, title: string) {
  window.history.pushState(idx === null ? null : { idx }, '', address)
  recordVisit(title)
}

describe('the page behind the one on show', () => {
  beforeEach(() => go(0, '/', 'Orison'))

  it('is none where a visit to the app begins', () => {
    expect(previousPage()).toBeNull()
    go(null, '/prayer/1', 'A prayer that a link from outside leads to')
    expect(previousPage()).toBeNull()
  })

  it('is the entry before, by title and address', () => {
    go(1, '/search?q=bread', 'Search Results')
    go(2, '/prayer/1', 'For bread')
    expect(previousPage()).toEqual({ title: 'Search Results', address: '/search?q=bread' })
  })

  it('stays the same when the entry on show is replaced', () => {
    go(1, '/peace', 'Peace')
    go(2, '/prayer/1', 'For peace')
    go(2, '/prayer/1?length=long', 'For peace')
    expect(previousPage()?.title).toBe('Peace')
  })

  it('is there without its name after the window was loaded again', () => {
    window.history.replaceState({ idx: 40 }, '', '/prayer/1')
    expect(previousPage()).toEqual({})
  })
})
