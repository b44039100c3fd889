// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import { NothingFound } from './nothing-found'
import type { SearchFilters } from '../cache/prayer-scopes'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NO_FILTERS: SearchFilters = { tradition: null, category: null, type: null }

function show(
  text: string,
  { near = null as string | null, filters = NO_FILTERS, traditions = [] as string[] } = {},
) {
  const seen = standInForBackend(() => Response.json(near))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NothingFound text={text} filters={filters} subjects={{ traditions, categories: [] }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  return { seen, leadsTo }
}

describe('a search that found nothing', () => {
  it('offers the nearest word', async () => {
    const { leadsTo } = show('gratitde', { near: 'gratitude' })
    await screen.findByRole('link', { name: 'gratitude' })
    expect(screen.getByRole('status').textContent).toBe(
      'Nothing found for “gratitde”. Did you mean gratitude?',
    )
    expect(leadsTo('gratitude')).toBe('/search?q=gratitude')
  })

  it('says nothing where no word is near', async () => {
    const { seen } = show('zzzz')
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('leads to fewer filters where there are any', () => {
    const { leadsTo } = show("grandmother's lottery", {
      filters: { tradition: 'Islam', category: null, type: 'Hope' },
    })
    expect(leadsTo('Clear filters')).toBe('/search?q=grandmother%27s+lottery')
    expect(leadsTo(/^Generate a prayer about “grandmother's lottery”$/)).toBe(
      '/generate?about=grandmother%27s+lottery&tradition=Islam&type=hope',
    )
    cleanup()
    show('lottery')
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
  })

  it('leads to a prayer of the tradition that it names', () => {
    const { leadsTo } = show('mosque', { traditions: ['Islam'] })
    expect(leadsTo(/^Generate/)).toContain('tradition=Islam')
  })

  it('shortens long words, but hands them on whole', () => {
    const words = 'lamp '.repeat(30).trim()
    const { leadsTo } = show(words)
    expect(leadsTo(/^Generate a prayer about “[lamp ]{1,60}…”$/)).toContain(
      words.replaceAll(' ', '+'),
    )
  })
})
