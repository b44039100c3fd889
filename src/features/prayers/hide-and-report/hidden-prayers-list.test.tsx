// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { HiddenPrayers } from './hidden-prayers-list'

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
