// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFirstRows } from './use-first-rows'

const ROWS = Array.from({ length: 20 }, (_, at) => at)
const drawn = vi.fn<(count: number) => void>()

beforeEach(() => drawn.mockClear())
afterEach(cleanup)

function List() {
  const rows = useFirstRows(ROWS)
  drawn(rows.length)
  return <Link to="/prayer">{rows.length} rows</Link>
}

function Prayer() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

function openList() {
  render(
    <MemoryRouter>
      <Routes>
        <Route index element={<Link to="/list">Open</Link>} />
        <Route path="/list" element={<List />} />
        <Route path="/prayer" element={<Prayer />} />
      </Routes>
    </MemoryRouter>,
  )
  return userEvent.click(screen.getByRole('link'))
}

describe('a list that arrives', () => {
  it('draws more than a screen holds, and then the rest', async () => {
    await openList()
    expect(drawn.mock.calls[0]).toEqual([6])
    expect(screen.getByRole('link').textContent).toBe('20 rows')
  })

  it('is whole from the start for a reader who comes back to a place in it', async () => {
    await openList()
    await userEvent.click(screen.getByRole('link'))
    drawn.mockClear()
    await userEvent.click(screen.getByRole('button'))
    expect(drawn.mock.calls[0]).toEqual([20])
  })
})
