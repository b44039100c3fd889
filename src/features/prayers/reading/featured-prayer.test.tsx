// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { applyEvent } from '../cache/prayer-cache'
import { prayerQueries } from '../cache/prayer-queries'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import { FeaturedPrayer } from './featured-prayer'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LIKED = prayerAt(1, {
  id: 'liked',
  title: 'Most liked',
  shortText: 'Be near. Be kind.',
  likes: 3,
})

function open(known: readonly Prayer[] | null, isKnownOnly = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (known)
    client.setQueryData(prayerQueries.tradition('Islam').queryKey, {
      pages: [{ prayers: known, next: null }],
      pageParams: [null],
    })
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <FeaturedPrayer tradition="Islam" isKnownOnly={isKnownOnly} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { client, container }
}

describe('the featured prayer of a tradition', () => {
  it('shows its words in its language and leads to its page', () => {
    standInForBackend(() => [])
    open([prayerAt(2), LIKED])
    const featured = within(screen.getByRole('region', { name: 'Featured prayer: Most liked' }))
    expect(featured.getByText('Be near. Be kind.').closest('[lang]')?.getAttribute('lang')).toBe(
      'en',
    )
    for (const link of featured.getAllByRole('link'))
      expect(link.getAttribute('href')).toBe('/prayer/liked')
  })

  it('stays when another one gets more likes, and gives way when it is deleted', async () => {
    standInForBackend(() => [])
    const { client } = open([prayerAt(2), LIKED])
    const changed = { ...LIKED, title: 'Changed', updatedAt: '2026-02-01T00:00:00.000Z' }
    act(() => {
      applyEvent(client, { kind: 'likes', id: prayerAt(2).id, likes: 9 }, null)
      applyEvent(client, { kind: 'updated', prayer: changed }, null)
    })
    expect(await screen.findByRole('region', { name: /Changed/ })).toBeTruthy()
    act(() => void applyEvent(client, { kind: 'deleted', id: 'liked' }, null))
    expect(await screen.findByRole('region', { name: /Prayer of minute 2/ })).toBeTruthy()
  })

  it('asks for nothing where only what is known may be shown', () => {
    const seen = standInForBackend(() => [])
    expect(open(null, true).container.innerHTML).toBe('')
    expect(seen).toEqual([])
  })

  it('leaves no room behind when there is none', async () => {
    standInForBackend(brokenAnswer)
    const { container } = open(null)
    expect(container.innerHTML).not.toBe('')
    await vi.waitFor(() => expect(container.innerHTML).toBe(''))
  })
})
