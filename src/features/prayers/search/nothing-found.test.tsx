// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { NothingFound } from './nothing-found'
import type { SearchFilters } from '../cache/prayer-scopes'

afterEach(cleanup)

const NO_FILTERS: SearchFilters = { tradition: null, category: null, type: null }

function show(
  text: string,
  { nearest = null as string | null, filters = NO_FILTERS, traditions = [] as string[] } = {},
) {
  const subjects = { traditions, categories: [] }
  render(
    <MemoryRouter>
      <NothingFound text={text} filters={filters} subjects={subjects} nearest={nearest} />
    </MemoryRouter>,
  )
  const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  return { leadsTo }
}

describe('a search that found nothing', () => {
  it('offers the nearest word', () => {
    const { leadsTo } = show('gratitde', { nearest: 'gratitude' })
    expect(screen.getByRole('status').textContent).toBe(
      'Nothing found for “gratitde”. Did you mean gratitude?',
    )
    expect(leadsTo('gratitude')).toBe('/search?q=gratitude')
  })

  it('says nothing where no word is near', () => {
    show('zzzz')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('leads to fewer filters where there are any', () => {
    const { leadsTo } = show("grandmother's lottery", {
      filters: { tradition: 'Islam', category: null, type: 'Hope' },
    })
    expect(leadsTo('Clear filters')).toBe('/search?q=grandmother%27s+lottery')
    const generate = screen.getByRole('link', { name: /^Generate/ })
    expect(generate.textContent).toBe("Generate a prayer about “grandmother's lottery”")
    expect(generate.getAttribute('href')).toBe(
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
    expect(screen.getByText(/^[lamp ]{1,60}…$/).tagName).toBe('BDI')
    expect(leadsTo(/^Generate/)).toContain(words.replaceAll(' ', '+'))
  })
})
