// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { writeDevice } from '@/lib/device-storage'
import { HIDDEN_KEY, hiddenIds } from './hidden-ids'
import { HiddenOnDevice, HiddenPrayers } from './hidden-prayers-list'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what a person hid', () => {
  it('is listed by titles that each run in the direction of their words', async () => {
    standInForBackend(() => [
      { prayer_id: 'lamp', prayers: { title: 'دعاء المساء (2)' } },
      { prayer_id: 'gone', prayers: null },
    ])
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <HiddenPrayers viewerId="me" />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    const title = await screen.findByRole('link', { name: 'دعاء المساء (2)' })
    expect(title.dir).toBe('auto')
    expect(screen.getByText('A prayer that is no longer public')).toBeTruthy()
  })
})

describe('what a visitor hid on this device', () => {
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <HiddenOnDevice />
        </MemoryRouter>
      </QueryClientProvider>,
    )

  it('is listed, the latest first, and can be shown again', async () => {
    hiddenIds.add('lamp').add('gone')
    writeDevice(HIDDEN_KEY, [...hiddenIds])
    standInForBackend(() => [{ id: 'lamp', title: 'The lamp' }])
    show()
    expect(screen.getByRole('heading', { name: 'Hidden on this device' })).toBeTruthy()
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'A prayer that is no longer publicShow again',
      'The lampShow again',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Show again: The lamp' }))
    await waitFor(() => expect(screen.queryByText('The lamp')).toBeNull())
    expect([...hiddenIds]).toEqual(['gone'])
  })

  it('is not spoken of where there is nothing', () => {
    hiddenIds.clear()
    show()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
