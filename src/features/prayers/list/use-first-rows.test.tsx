// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFirstRows } from './use-first-rows'

const ROWS = Array.from({ length: 20 }, (_, at) => at)
const drawn = vi.fn<(count: number) => void>()

beforeEach(() => drawn.mockClear())
afterEach(cleanup)

function List() {
  const rows = useFirstRows(ROWS)
  drawn(rows.length)
  return <p>{rows.length} rows</p>
}

describe('a list', () => {
  it('that is the first of a visit draws what a screen holds, and then the rest', () => {
    render(<List />)
    expect(drawn.mock.calls[0]).toEqual([4])
    expect(screen.getByText('20 rows')).toBeDefined()
  })

  it('that comes later is whole from the start', () => {
    render(<List />)
    cleanup()
    drawn.mockClear()
    render(<List />)
    expect(drawn.mock.calls[0]).toEqual([20])
  })
})
