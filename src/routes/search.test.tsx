// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import SearchPage from './search'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Browser() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <button type="button" data-testid="back" onClick={() => void navigate(-1)}>
      {pathname + search}
    </button>
  )
}

const NOTHING_FOUND = { prayers: [], subjects: [], nearest: null }

function open(address: string, answer: object = NOTHING_FOUND) {
  const seen = standInForBackend(() => answer)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/search" element={<SearchPage />} />
        </Routes>
        <Browser />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const filter = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
  const browser = screen.getByTestId('back')
  return {
    filter,
    choose: (label: string, option: string) => userEvent.selectOptions(filter(label), option),
    box: () => screen.getByLabelText<HTMLInputElement>('Search all prayers', { selector: 'input' }),
    address: () => browser.textContent,
    goBack: () => userEvent.click(browser),
    /** Nothing but searches is requested. */
    searches: () => seen,
  }
}

describe('the filters of a search', () => {
  it('stand in the address, narrow what is asked for, and Back takes them away', async () => {
    const { choose, filter, address, goBack, searches } = open('/search?q=light')
    await choose('Tradition', 'Buddhism')
    expect(address()).toBe('/search?q=light&tradition=Buddhism')
    await choose('Category', 'Gratitude')
    expect(address()).toBe('/search?q=light&tradition=Buddhism&category=Gratitude')
    await vi.waitFor(() =>
      expect(searches().at(-1)?.body).toMatchObject({
        query: 'light',
        tradition_name: 'Buddhism',
        category_name: 'Gratitude',
      }),
    )
    await goBack()
    expect(filter('Category').value).toBe('')
    expect(filter('Tradition').value).toBe('Buddhism')
  })

  it('stay for other words, and go together', async () => {
    const { filter, box, address } = open('/search?q=light&tradition=Buddhism')
    await userEvent.clear(box())
    await userEvent.type(box(), 'peace{Enter}')
    expect(address()).toBe('/search?q=peace&tradition=Buddhism')
    await userEvent.click(screen.getAllByText('Clear filters')[0] as HTMLElement)
    expect(address()).toBe('/search?q=peace')
    expect(filter('Tradition').value).toBe('')
    expect(screen.queryByText('Clear filters')).toBeNull()
  })

  it('of a shared address are those that the catalogue knows', () => {
    const { filter } = open('/search?q=may&type=rain&tradition=jedi')
    expect(filter('Type').value).toBe('Rain')
    expect(filter('Tradition').value).toBe('')
  })
})

describe('a search', () => {
  it.each(['/search', '/search?q=%20%20'])(
    'without words (%s) asks for some, and nobody',
    (address) => {
      const { searches } = open(address)
      expect(screen.getByText(/^Type a word that matters to you/)).toBeTruthy()
      expect(searches()).toEqual([])
    },
  )

  it.each([
    '%',
    '_',
    "' or 1=1 --",
    '"; drop table prayers; --',
    '<img src=x onerror="document.title=1">',
    '(.*)+$',
    '\\',
    'ḥ'.repeat(1000),
  ])('for %s takes words as words', async (words) => {
    const { box, searches } = open(`/search?${String(new URLSearchParams({ q: words }))}`)
    expect(
      await screen.findByText('No prayers found. Try adjusting your search criteria.'),
    ).toBeTruthy()
    expect(box().value).toBe(words)
    expect(searches()[0]?.body).toMatchObject({ query: words })
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('the pages above what was found', () => {
  it('are those of the categories that the words name', async () => {
    open('/search?q=prayer+for+healing')
    const page = await screen.findByText('Healing – all prayers')
    expect(page.getAttribute('href')).toBe('/healing')
  })

  it('name a theme that is a tradition too once', async () => {
    open('/search?q=rain', { ...NOTHING_FOUND, subjects: [{ kind: 'tradition', name: 'Rain' }] })
    const pages = await screen.findAllByText(/all prayers$/)
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/traditions/rain'])
  })
})
