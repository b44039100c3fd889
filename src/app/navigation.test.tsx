// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { Footer } from './footer'
import NavigationDrawer from './navigation-drawer'
import { Sidebar } from './sidebar'
import type { ReactNode } from 'react'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What every link says, without a count behind it, and where it leads. */
function linksIn(part: HTMLElement) {
  return within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent.replace(/\d+ texts$/, '').trim(), link.getAttribute('href')])
}

const LIBRARY = [
  ['Generate', '/generate'],
  ['All', '/categories'],
  ['Morning Prayer', '/morning-prayer'],
  ['Gratitude', '/gratitude'],
  ['Personal Growth', '/personal-growth'],
  ['Wellbeing', '/wellbeing'],
  ['Professional', '/professional'],
  ['Relationships', '/relationships'],
  ['Spirituality', '/spirituality'],
  ['Celebration', '/celebration'],
  ['Other', '/other-categories'],
  ['Traditions', '/traditions'],
  ['Types', '/types'],
  ['My prayer book', '/book'],
]

const counted = (texts: number) => [{ category: 'Gratitude', texts }]

describe('the links beside a page', () => {
  it('lead to the generator, the categories, the traditions, the types and home', () => {
    standInForBackend(() => [])
    show(<Sidebar />)
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
    expect(linksIn(sidebar)).toEqual([...LIBRARY, ['Orison', '/']])
  })

  it('are in the drawer of a phone too, with those of the header', () => {
    standInForBackend(() => [])
    show(<NavigationDrawer onClose={() => {}} />)
    expect(linksIn(screen.getByRole('dialog'))).toEqual([
      ...LIBRARY,
      ['Search', '/search'],
      ['Video', '/video'],
      ['Audio', '/audio'],
    ])
  })

  it('show 0 beside every category when the counts can not be read', async () => {
    standInForBackend(brokenAnswer)
    show(<Sidebar />)
    expect(await screen.findByRole('link', { name: 'Gratitude 0 texts' })).toBeTruthy()
  })

  it('ask for the counts again every 30 seconds', async () => {
    vi.useFakeTimers()
    let texts = 11
    const seen = standInForBackend(() => counted(texts))
    show(<Sidebar />)
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('link', { name: 'Gratitude 11 texts' })).toBeTruthy()
    texts = 12
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(seen).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByRole('link', { name: 'Gratitude 12 texts' })).toBeTruthy()
    expect(seen).toHaveLength(2)
  })
})

describe('the footer', () => {
  it('leads to every page about the site, and elsewhere in a new tab', () => {
    show(<Footer />)
    const links = linksIn(screen.getByRole('contentinfo'))
    expect(links.slice(0, -1)).toEqual([
      ['About', '/about'],
      ['Our Prayer Engine', '/engine'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Partner With Us', '/partner'],
      ['Investor Relations', '/investors'],
    ])
    const social = screen.getByRole('link', { name: /Bluesky/ })
    expect(social.getAttribute('target')).toBe('_blank')
    expect(social.getAttribute('href')).toMatch(/^https:/)
    expect(screen.getByText('Made with love by the team')).toBeTruthy()
  })
})
