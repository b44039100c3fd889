// @vitest-environment jsdom
import type { User } from '@supabase/auth-js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// oxlint-disable-next-line no-restricted-imports -- a route that is not there yet, as the router has it; nothing is loaded
import { lazy, Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { LOADING_SESSION } from '@/features/auth/session-state'
import { signOut } from '@/features/auth/sign-out'
import { standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import Settings from './settings'

const session = vi.hoisted(() => ({ isOver: false, tell: () => {} }))

/** The end of a session is an urgent update: it overtakes a navigation that is still being drawn. */
vi.mock('@/features/auth/session', async () => {
  const { useSyncExternalStore } = await import('react')
  const subscribe = (tell: () => void) => {
    session.tell = tell
    return () => {}
  }
  return {
    useSession: () =>
      useSyncExternalStore(subscribe, () => session.isOver)
        ? { ...LOADING_SESSION, status: 'signed-out' }
        : { ...LOADING_SESSION, status: 'signed-in', user: ME },
  }
})
vi.mock('@/features/auth/sign-out')
vi.mock('@/features/profile/delete-account', () => ({
  DeleteAccount: ({ onDeleted }: { onDeleted: () => void }) => (
    <button type="button" onClick={onDeleted}>
      Delete
    </button>
  ),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ME = { id: 'me', email: 'me@example.org' } as User
const ROW = { id: 'me', username: 'ann', bio: null, avatar_url: null, banner_url: null }

/** A page that takes its time to be drawn, as any does on a slow machine. */
let finishDrawing = () => {}
const Home = lazy(
  () =>
    new Promise<{ default: () => ReactNode }>((resolve) => {
      finishDrawing = () => resolve({ default: () => <p>Home</p> })
    }),
)

it('whoever deletes their account ends at home, not at the sign-in page', async () => {
  vi.mocked(signOut).mockImplementation(() => {
    session.isOver = true
    session.tell()
    return Promise.resolve(true)
  })
  vi.spyOn(notify, 'success').mockImplementation(() => {})
  standInForBackend(({ path }) => (path.endsWith('/profiles') ? ROW : []))
  window.history.pushState(null, '', '/settings')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/settings" element={<Settings />} />
            <Route path="/login" element={<p>The sign-in page</p>} />
            <Route index element={<Home />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByText('Delete'))
  expect(screen.getByText('Delete')).toBeTruthy()
  await act(async () => finishDrawing())
  await vi.waitFor(() => expect(notify.success).toHaveBeenCalledWith('Your account was deleted'))
  expect(screen.getByText('Home')).toBeTruthy()
  expect(screen.queryByText('The sign-in page')).toBeNull()
})
