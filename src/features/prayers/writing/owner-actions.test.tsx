// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { OwnerActions } from './owner-actions'
import type { Prayer } from '../prayer'
import { prayerAt, rowAt } from '../prayer-fixture'
import { PrayerViewerProvider } from '../prayer-viewer'
// They load when they are asked for; loaded here, they come at once.
import '@/components/ui/dialog'
import './prayer-form-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onPrivacyStored = vi.fn<(prayerId: string, isPrivate: boolean) => void>()
const onDeletionStored = vi.fn<(prayerId: string) => void>()

function show(change: Partial<Prayer>) {
  const prayer = prayerAt(1, { userId: 'me', ...change })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrayerViewerProvider
        viewerId="me"
        translateControl={null}
        onPrivacyStored={onPrivacyStored}
        onDeletionStored={onDeletionStored}
      >
        <OwnerActions prayer={prayer} onDeleted={() => {}}>
          {(actions) =>
            actions.map(({ name, run }) => (
              <button key={name} onClick={run}>
                {name}
              </button>
            ))
          }
        </OwnerActions>
      </PrayerViewerProvider>
    </QueryClientProvider>,
  )
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

/** Before the page is drawn again, as a double click does. */
function pressTwice(button: HTMLElement) {
  for (let press = 0; press < 2; press++) fireEvent.click(button)
}

it('the author of a withheld prayer is not offered to make it public', () => {
  expect(show({ isPrivate: true, withheldAs: 'public' })).toEqual(['Edit', 'Delete'])
})

it('the author of a private prayer is offered to make it public', () => {
  expect(show({ isPrivate: true, withheldAs: 'private' })).toEqual([
    'Edit',
    'Make public',
    'Delete',
  ])
})

it('making a prayer private sends nothing but that: its words may be newer elsewhere', async () => {
  const seen = standInForBackend(() => rowAt(1, { user_id: 'me', is_private: true }))
  show({ isPrivate: false })
  await userEvent.click(screen.getByRole('button', { name: 'Make private' }))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  expect(seen[0]?.body).toEqual({ is_private: true })
  await vi.waitFor(() =>
    expect(onPrivacyStored).toHaveBeenCalledExactlyOnceWith(prayerAt(1).id, true),
  )
})

it('a double click saves an edit once', async () => {
  const seen = standInForBackend(() => rowAt(1, { user_id: 'me' }))
  show({})
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  pressTwice(await screen.findByRole('button', { name: 'Save Changes' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen).toHaveLength(1)
})

it('a prayer that is deleted is told to whoever made it, once', async () => {
  const seen = standInForBackend(() => new Response(null, { status: 204 }))
  show({})
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog'))
  pressTwice(question.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(onDeletionStored).toHaveBeenCalledWith(prayerAt(1).id))
  expect([seen.length, onDeletionStored.mock.calls.length]).toEqual([1, 1])
})
