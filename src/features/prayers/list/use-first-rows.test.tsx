// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFirstRows } from './use-first-rows'

const drawn = vi.fn<(count: number) => void>()

beforeEach(() => drawn.mockClear())
afterEach(cleanup)

function List({ rows }: { rows: number }) {
  const shown = useFirstRows(Array.from({ length: rows }, (_, at) => at))
  drawn(shown.length)
  return <p>{shown.length} rows</p>
}

describe('a list', () => {
  it('that is the first of a visit is drawn in pieces until it is whole, and never cut again', () => {
    const { rerender } = render(<List rows={7} />)
    expect(drawn.mock.calls.map(([count]) => count).slice(0, 3)).toEqual([3, 5, 7])
    expect(screen.getByText('7 rows')).toBeDefined()
    drawn.mockClear()
    rerender(<List rows={20} />)
    expect(drawn.mock.calls).toEqual([[20]])
  })

  it('that comes later is whole from the start', () => {
    render(<List rows={7} />)
    cleanup()
    drawn.mockClear()
    render(<List rows={7} />)
    expect(drawn.mock.calls[0]).toEqual([7])
  })
})
