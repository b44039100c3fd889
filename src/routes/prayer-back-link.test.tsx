// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usePage } from '@/components/use-page'
import { PrayerBackLink } from './prayer-back-link'

function Place({ title }: { title: string }) {
  usePage({ title, description: '' })
  const { pathname, search } = useLocation()
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/search?q=bread">Search</Link>
      <Link to="/prayer/1">A prayer</Link>
    </>
  )
}

function Prayer({ isOwner = false, tradition = 'Islam' }) {
  usePage({ title: 'For bread', description: '' })
  return <PrayerBackLink isOwner={isOwner} tradition={tradition} />
}

function open(address: string, prayer = <Prayer />, searchTitle = 'Search Results') {
  window.history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/prayer/1" element={prayer} />
        <Route index element={<Place title="Orison" />} />
        <Route path="/search" element={<Place title={searchTitle} />} />
      </Routes>
    </BrowserRouter>,
  )
}

const back = () => screen.getByRole('link', { name: /back|more|all/i })

describe('the way back from a prayer', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'))
  afterEach(cleanup)

  it('leads its owner to their prayers, wherever they came from', async () => {
    open('/', <Prayer isOwner />)
    await userEvent.click(screen.getByRole('link', { name: 'A prayer' }))
    expect(back().textContent).toBe('Back to My Prayers')
    expect(back().getAttribute('href')).toBe('/profile')
  })

  it('leads others to the page they came from, and says which that is', async () => {
    open('/')
    await userEvent.click(screen.getByRole('link', { name: 'Search' }))
    await userEvent.click(screen.getByRole('link', { name: 'A prayer' }))
    expect(back().textContent).toBe('Back to Search Results')
    expect(back().getAttribute('href')).toBe('/search?q=bread')
    await userEvent.click(back())
    expect(await screen.findByText('at /search?q=bread')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'A prayer' }))
    expect(back().textContent).toBe('Back to Search Results')
  })

  it('names that page in the direction of its words', async () => {
    open('/', <Prayer />, 'أدعية المساء (2)')
    await userEvent.click(screen.getByRole('link', { name: 'Search' }))
    await userEvent.click(screen.getByRole('link', { name: 'A prayer' }))
    expect(back().textContent).toBe('Back to أدعية المساء (2)')
    expect(screen.getByText('أدعية المساء (2)').tagName).toBe('BDI')
  })

  it('names the home page as other pages do', async () => {
    open('/')
    await userEvent.click(screen.getByRole('link', { name: 'A prayer' }))
    expect(back().textContent).toBe('Back to Home')
  })

  it('leads who came by a link from outside to prayers of the same tradition', () => {
    open('/prayer/1')
    expect(back().textContent).toBe('More Islam prayers')
    expect(back().getAttribute('href')).toBe('/traditions/islam')
  })

  it('leads to all traditions where the prayer’s own has no page', () => {
    open('/prayer/1', <Prayer tradition="Nobody’s" />)
    expect(back().textContent).toBe('All traditions')
    expect(back().getAttribute('href')).toBe('/traditions')
  })
})
