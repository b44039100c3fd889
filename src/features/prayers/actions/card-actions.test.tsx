// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import { CardActions } from './card-actions'
// Menu and dialog load when they are asked for; loaded here, they come at once.
import './card-menu'
import '../hide-and-report/report-dialog'
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

const ignore = () => {}
const prayer = prayerAt(1, { title: 'Evening', userId: 'somebody', language: 'ga' })

function Login() {
  const { state } = useLocation()
  return <p>Sign in to come back to {(state as { from: string }).from}</p>
}

interface LanguagesProps {
  startsOpen?: boolean
  sourceLanguage: string | null
}

function Languages({ startsOpen, sourceLanguage }: LanguagesProps) {
  return <p>{startsOpen ? `Five languages, from ${sourceLanguage}` : 'A button'}</p>
}

const BOOK: PrayerBook = {
  KeepDialog: ({ prayer: { title } }) => <p>Keep {title}</p>,
  keepOnDevice: () => {},
}

function show(viewerId: string | null, book?: PrayerBook) {
  const seen = standInForBackend(() => new Response(null, { status: 201 }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayerViewerProvider viewerId={viewerId} translateControl={Languages} book={book}>
        <MemoryRouter initialEntries={['/peace?q=calm']}>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route
              path="*"
              element={
                <CardActions
                  prayer={prayer}
                  length="short"
                  translated={null}
                  onTranslated={ignore}
                />
              }
            />
          </Routes>
        </MemoryRouter>
      </PrayerViewerProvider>
    </QueryClientProvider>,
  )
  return {
    seen,
    open,
    choose: async (entry: string) => {
      await open()
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    },
  }
}

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  const entries = await screen.findAllByRole('menuitem')
  return entries.map(({ textContent }) => textContent)
}

describe('the menu of a card', () => {
  it('has everything that a reader can do with a prayer', async () => {
    expect(await show(null).open()).toEqual([
      'Copy',
      'Translate',
      'Share',
      'Picture',
      'Report',
      'Hide from me',
    ])
  })

  it('has everything that its owner can do with it', async () => {
    expect(await show('somebody').open()).toEqual([
      'Copy',
      'Translate',
      'Share',
      'Picture',
      'Edit',
      'Make private',
      'Delete',
    ])
  })

  it('shows the languages on the card, and says which one the prayer is in', async () => {
    const { choose } = show(null)
    await choose('Translate')
    expect(await screen.findByText('Five languages, from ga')).toBeTruthy()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('keeps a prayer in the book, where there is one', async () => {
    for (const viewerId of [null, 'somebody']) {
      await show(viewerId, BOOK).choose('Keep in my book')
      expect(await screen.findByText('Keep Evening')).toBeTruthy()
      cleanup()
    }
  })

  it('hides a prayer and shows it again, in the account too', async () => {
    const { seen, choose } = show('me')
    await choose('Hide from me')
    expect(notify.success).toHaveBeenCalledWith(
      '“Evening” is hidden from you',
      expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) as object }),
    )
    await choose('Show again')
    expect(hiddenIds.has(prayer.id)).toBe(false)
    const writes = () => seen.filter(({ method }) => method !== 'GET')
    await vi.waitFor(() =>
      expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /rest/v1/hidden_prayers',
        'DELETE /rest/v1/hidden_prayers',
      ]),
    )
  })

  it('hides a prayer from a visitor on this device only', async () => {
    const { seen, choose } = show(null)
    await choose('Hide from me')
    expect(notify.success).toHaveBeenCalledWith(
      '“Evening” is hidden on this device',
      expect.anything(),
    )
    expect(seen).toEqual([])
  })

  it('leads a visitor who reports to sign in, and back here', async () => {
    const { choose } = show(null)
    await choose('Report')
    expect(await screen.findByText('Sign in to come back to /peace?q=calm')).toBeTruthy()
    expect(notify.error).toHaveBeenCalledWith('Please sign in to report prayers')
  })

  it('opens the dialog for a member who reports', async () => {
    await show('me').choose('Report')
    expect(await screen.findByRole('dialog', { name: 'Report this prayer' })).toBeTruthy()
  })
})
