// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { hiddenIds } from './hidden-ids'
import { MoreActions } from './more-actions'
// Menu and dialog load when they are asked for; loaded here, they come at once.
import './more-menu'
import './report-dialog'
import { prayerAt } from '../prayer-fixture'
import { PrayerViewerProvider, type PrayerBook } from '../prayer-viewer'

beforeEach(() => {
  localStorage.clear()
  hiddenIds.clear()
  vi.spyOn(notify, 'error').mockImplementation(() => {})
  vi.spyOn(notify, 'success').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const prayer = prayerAt(1, { title: 'Evening', userId: 'somebody' })

function Login() {
  const { state } = useLocation()
  return <p>Sign in to come back to {(state as { from: string }).from}</p>
}

const BOOK: PrayerBook = {
  KeepDialog: ({ prayer: { title } }) => <p>Keep {title}</p>,
  keepOnDevice: () => {},
}

function show(viewerId: string | null, book?: PrayerBook) {
  const seen = standInForBackend(() => new Response(null, { status: 201 }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayerViewerProvider viewerId={viewerId} translateControl={null} book={book}>
        <MemoryRouter initialEntries={['/peace?q=calm']}>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route path="*" element={<MoreActions prayer={prayer} />} />
          </Routes>
        </MemoryRouter>
      </PrayerViewerProvider>
    </QueryClientProvider>,
  )
  return {
    seen,
    choose: async (entry: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    },
  }
}

describe('more actions', () => {
  it('are none on one’s own prayer where there is no book', () => {
    show('somebody')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keep one’s own prayer in the book, and neither report nor hide it', async () => {
    await show('somebody', BOOK).choose('Keep in my book')
    expect(await screen.findByText('Keep Evening')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Keep in my book',
    ])
  })

  it('keep a prayer in the book of a visitor', async () => {
    await show(null, BOOK).choose('Keep in my book')
    expect(await screen.findByText('Keep Evening')).toBeTruthy()
  })

  it('hide a prayer and show it again, in the account too', async () => {
    const { seen, choose } = show('me')
    await choose('Hide from me')
    expect(notify.success).toHaveBeenCalledWith(
      '“Evening” is hidden from you',
      expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) as object }),
    )
    await choose('Show again')
    expect(hiddenIds.has(prayer.id)).toBe(false)
    await vi.waitFor(() =>
      expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /rest/v1/hidden_prayers',
        'DELETE /rest/v1/hidden_prayers',
      ]),
    )
  })

  it('hide a prayer from a visitor on this device only', async () => {
    const { seen, choose } = show(null)
    await choose('Hide from me')
    expect(notify.success).toHaveBeenCalledWith(
      '“Evening” is hidden on this device',
      expect.anything(),
    )
    expect(seen).toEqual([])
  })

  it('lead a visitor who reports to sign in, and back here', async () => {
    const { choose } = show(null)
    await choose('Report')
    expect(await screen.findByText('Sign in to come back to /peace?q=calm')).toBeTruthy()
    expect(notify.error).toHaveBeenCalledWith('Please sign in to report prayers')
  })

  it('open the dialog for a member who reports', async () => {
    await show('me').choose('Report')
    expect(await screen.findByRole('dialog', { name: 'Report this prayer' })).toBeTruthy()
  })
})
