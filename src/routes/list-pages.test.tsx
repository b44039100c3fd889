// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addresses, ROUTE_PATTERNS } from '@/catalogue/addresses'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { TRADITIONS } from '@/catalogue/traditions'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import Categories from './categories'
import Category from './category'
import Family from './family'
import FamilyMember from './family-member'
import Home from './home'
import SearchPage from './search'
import Tradition from './tradition'

// Some of these open dozens of pages.
vi.setConfig({ testTimeout: 30_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function open(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <meta name="description" content="" />
        <Routes>
          <Route index element={<Home />} />
          <Route path={addresses.categories} element={<Categories />} />
          <Route path={addresses.searchPage} element={<SearchPage />} />
          <Route path={ROUTE_PATTERNS.tradition} element={<Tradition />} />
          <Route path={addresses.family} element={<Family />} />
          <Route path={ROUTE_PATTERNS.familyMember} element={<FamilyMember />} />
          <Route path="*" element={<Category />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { address: () => screen.getByTestId('address').textContent }
}

const pathOf = (category: string) => addresses.category(category)

const LISTS_FAILED = 'Failed to load prayers. Please try again later.'
const PAGE_FAILED = 'Error loading prayers. Please try again.'
const NOTHING_FOUND = 'No prayers found. Try adjusting your search criteria.'

describe('a page with a list', () => {
  it.each([
    ['/', LISTS_FAILED],
    ['/search?q=peace', LISTS_FAILED],
    ['/categories', LISTS_FAILED],
    ['/gratitude', PAGE_FAILED],
    ['/peace', PAGE_FAILED],
    ['/traditions/islam', PAGE_FAILED],
    ['/family/mother', PAGE_FAILED],
  ])('at %s says in its own words that the list can not be read', async (path, words) => {
    standInForBackend(brokenAnswer)
    open(path)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Try again', { selector: 'button *' })).toBeTruthy()
  })

  it.each([
    ['/', 'No prayers found. Try generating some new prayers!'],
    ['/categories', 'No prayers found. Try generating some new prayers!'],
    ['/gratitude', 'No prayers found in this category.'],
    ['/peace', NOTHING_FOUND],
    ['/traditions/islam', 'No prayers found for this tradition.'],
  ])('at %s says in its own words that the list is empty', async (path, words) => {
    standInForBackend(() => [])
    open(path)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('that is empty leads to a prayer of its category', async () => {
    standInForBackend(() => [])
    open('/gratitude')
    expect(await screen.findByText('No prayers found in this category.')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Generate Prayer' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/generate?category=Gratitude',
      '/generate?category=Gratitude',
    ])
  })

  it.each([
    ['/categories', 'Generate Prayer', '/generate'],
    ['/peace', 'Generate Prayer', '/generate?category=Peace'],
    ['/peace?q=bread', 'Search all prayers', '/search?q=bread'],
    ['/family/mother', 'Generate Prayer', '/generate?category=Family&member=mother'],
    ['/traditions/islam', 'Generate the first one', '/generate?tradition=Islam'],
    ['/search', 'Browse categories', '/categories'],
  ])('at %s that is empty offers the next step: %s', async (path, words, address) => {
    standInForBackend(({ path: asked }) =>
      asked.endsWith('search_prayers') ? { prayers: [], subjects: [], nearest: null } : [],
    )
    open(path)
    await screen.findByText(/^No prayers found|^Type a word/)
    const [link] = (await screen.findAllByText(words, { selector: 'a' })).slice(-1)
    expect(link?.getAttribute('href')).toBe(address)
  })
})

const SEARCHABLE = 'Peace Mercy Healing Victory Abundance Hope Faith Joy Courage Harmony'.split(' ')
const WITHOUT_LIST = ['Blessing', 'Loving-Kindness', 'Rain', 'Thanksgiving']

describe('a category’s page', () => {
  it('has a search box where the specification says so', () => {
    standInForBackend(() => [])
    const searchable = CATEGORY_PAGES.filter((name) => {
      open(pathOf(name))
      const box = screen.queryByLabelText('Search these prayers', { selector: 'input' })
      cleanup()
      return box !== null
    })
    expect(searchable.toSorted()).toEqual(SEARCHABLE.toSorted())
  })

  it.each(WITHOUT_LIST)('of %s asks for no prayers and leads to the generator', (name) => {
    const seen = standInForBackend(() => [])
    open(pathOf(name))
    const leadsTo = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href')
    expect(leadsTo('Back to Text Prayer Types')).toBe('/text-prayer-types')
    expect(leadsTo(`Generate a ${name} prayer`)).toBe(addresses.generateWith({ type: name }))
    expect(seen).toEqual([])
  })

  it('keeps a search to the category and its address, until that is cleared', async () => {
    const seen = standInForBackend(({ path }) =>
      path.endsWith('search_prayers') ? { prayers: [], subjects: [], nearest: null } : [],
    )
    const { address } = open('/healing')
    await userEvent.type(screen.getByRole('searchbox'), ' no such word {Enter}')
    expect(address()).toBe('/healing?q=no+such+word')
    await vi.waitFor(() =>
      expect(seen.at(-1)).toMatchObject({
        path: '/rest/v1/rpc/search_prayers',
        body: { query: 'no such word', category_name: 'Healing' },
      }),
    )
    expect(await screen.findByText(NOTHING_FOUND)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(address()).toBe('/healing')
  })
})

describe('the pages of a family', () => {
  it('are led to from one page', () => {
    standInForBackend(() => [])
    open('/family')
    for (const member of FAMILY_MEMBERS) {
      const link = screen.getByRole('link', { name: new RegExp(`^${member}`) })
      expect(link.getAttribute('href')).toBe(addresses.familyMember(member))
    }
  })

  it('have a search box too', () => {
    standInForBackend(() => [])
    for (const member of FAMILY_MEMBERS) {
      open(addresses.familyMember(member))
      expect(screen.getByLabelText('Search these prayers', { selector: 'input' })).toBeTruthy()
      cleanup()
    }
  })

  it.each(FAMILY_MEMBERS)('show four themes for %s that are no links', (member) => {
    standInForBackend(() => [])
    open(addresses.familyMember(member))
    const themes = within(screen.getByRole('list', { name: 'What these prayers are about' }))
    expect(themes.getAllByRole('listitem')).toHaveLength(4)
    expect(themes.queryByRole('link')).toBeNull()
    expect(themes.queryByRole('button')).toBeNull()
  })
})

describe('a tradition’s page', () => {
  it('is found by both readings of its slug', () => {
    standInForBackend(() => [])
    open('/traditions/bahaifaith')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain("Baha'i Faith")
  })

  it('is narrowed to a type by a link, with an address of its own', async () => {
    const seen = standInForBackend(() => [])
    const { address } = open('/traditions/islam')
    await userEvent.click(screen.getByRole('link', { name: /^Mercy/ }))
    expect(address()).toBe('/traditions/islam?type=mercy')
    expect(screen.getByRole('heading', { name: 'Mercy prayers' })).toBeTruthy()
    await vi.waitFor(() =>
      expect(seen.at(-1)).toMatchObject({
        path: '/rest/v1/rpc/tradition_prayers_of_type',
        body: { tradition_name: 'Islam', type_name: 'mercy', page_size: 20 },
      }),
    )
    await userEvent.click(screen.getByRole('link', { name: 'All types' }))
    expect(address()).toBe('/traditions/islam')
    expect(screen.getByRole('heading', { name: 'All prayers' })).toBeTruthy()
  })

  it('of a type without prayers leads to one', async () => {
    const seen = standInForBackend(() => [])
    open('/traditions/islam?type=rain')
    expect(await screen.findByText('No prayers found for this tradition.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Generate the first one' })
    expect(link.getAttribute('href')).toBe('/generate?tradition=Islam&type=rain')
    expect(seen.filter(({ path }) => path.includes('prayers'))).toHaveLength(1)
  })

  it('of a tradition that is not there says so, and asks for nothing', () => {
    const seen = standInForBackend(() => [])
    open('/traditions/jedi')
    expect(screen.getByText('Tradition not found.')).toBeTruthy()
    expect(seen).toEqual([])
  })
})

describe('all pages of one template', () => {
  it.each([
    ['categories', CATEGORY_PAGES.map(pathOf)],
    ['family members', FAMILY_MEMBERS.map((member) => addresses.familyMember(member))],
    ['traditions', TRADITIONS.map(({ name }) => addresses.tradition(name))],
  ])('of %s have a heading, and a title and a description of their own', (_, paths) => {
    standInForBackend(() => [])
    const facts = paths.map((path) => {
      open(path)
      const description = document.querySelector('meta')?.getAttribute('content') ?? ''
      const headings = document.querySelectorAll('h1').length
      cleanup()
      return { path, title: document.title, description, headings }
    })
    expect(new Set(facts.map(({ title }) => title)).size).toBe(paths.length)
    expect(facts.filter(({ description }) => description.length <= 20)).toEqual([])
    expect(facts.filter(({ headings }) => headings !== 1)).toEqual([])
  })
})
