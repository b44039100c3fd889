// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import { useMeasuredHeights } from './use-measured-heights'

/** jsdom has no layout: whoever begins to watch is told at once, and every row is as high as a card's first lines. */
class AtOnce {
  private readonly tell: () => void

  constructor(tell: () => void) {
    this.tell = tell
  }

  observe() {
    this.tell()
  }

  disconnect() {
    return undefined
  }
}

interface ListProps {
  prayers: readonly Prayer[]
  isShort: boolean
  heights: Map<string, number>
}

function List({ prayers, isShort, heights }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useMeasuredHeights(list, prayers, isShort, heights)
  return (
    <ul ref={list}>
      {prayers.map(({ id }) => (
        <li key={id} />
      ))}
    </ul>
  )
}

const PRAYERS = [prayerAt(2, { id: 'first' }), prayerAt(1, { id: 'second' })]

let layout: MockInstance<Element['getBoundingClientRect']>

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', AtOnce)
  layout = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  layout.mockReturnValue({ height: 307.63 } as DOMRect)
})
afterEach(() => {
  cleanup()
  layout.mockRestore()
  vi.unstubAllGlobals()
})

it('a list that stands in the document as a whole remembers how high its rows are', () => {
  const heights = new Map<string, number>()
  render(<List prayers={PRAYERS} isShort heights={heights} />)
  expect([...heights]).toEqual([
    ['first', 307.63],
    ['second', 307.63],
  ])
})

it('a long list leaves that to what measures its window', () => {
  const heights = new Map<string, number>()
  render(<List prayers={PRAYERS} isShort={false} heights={heights} />)
  expect(heights.size).toBe(0)
})
