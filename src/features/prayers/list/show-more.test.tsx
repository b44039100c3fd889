// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShowMore } from './show-more'

/** A window that stays at the end of the list: whoever begins to watch is told so at once, and never again. */
class AtTheEnd {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }

  observe() {
    this.tell([{ isIntersecting: true }])
  }

  disconnect() {
    return undefined
  }
}

const AT_REST = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
}

describe('the end of a list', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', AtTheEnd))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('asks for more when the list is at rest, and again when a reading in between has ended', () => {
    const onMore = vi.fn(() => Promise.resolve())
    const end = (isFetching: boolean) => (
      <ShowMore list={{ ...AT_REST, isFetching, fetchNextPage: onMore }} />
    )
    const { rerender } = render(end(true))
    expect(onMore).not.toHaveBeenCalled()
    rerender(end(false))
    expect(onMore).toHaveBeenCalledTimes(1)
    // The list was read again in the same moment, and the page that was asked for is lost.
    rerender(end(true))
    rerender(end(false))
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  it('asks for nothing by itself after a failure', () => {
    const onMore = vi.fn(() => Promise.resolve())
    render(<ShowMore list={{ ...AT_REST, isFetchNextPageError: true, fetchNextPage: onMore }} />)
    expect(onMore).not.toHaveBeenCalled()
  })
})
