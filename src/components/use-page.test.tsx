// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { usePage } from './use-page'

function Page({ title, to }: { title: string; to: string }) {
  usePage({ title, description: `About ${title}` })
  return (
    <>
      <h1>{title}</h1>
      <Link to={to}>Onward</Link>
      <Link to="?tab=two">Second tab</Link>
    </>
  )
}

function renderPages() {
  document.head.innerHTML = '<meta name="description" content="" />'
  render(
    <MemoryRouter>
      <div role="menu" data-state="open">
        <Link to="/healing">Healing, from the menu</Link>
      </div>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route index element={<Page title="Orison" to="/healing" />} />
          <Route path="/healing" element={<Page title="Healing" to="/" />} />
        </Routes>
      </main>
    </MemoryRouter>,
  )
}

afterEach(cleanup)

describe('a page', () => {
  it('names itself in the document, the product after its own title', async () => {
    renderPages()
    expect(document.title).toBe('Orison')
    await userEvent.click(screen.getByRole('link', { name: 'Onward' }))
    expect(document.title).toBe('Healing · Orison')
    const description = document.querySelector('meta[name="description"]')
    expect(description?.getAttribute('content')).toBe('About Healing')
  })

  it('leaves the focus alone when it is the first one loaded', () => {
    renderPages()
    expect(document.activeElement).toBe(document.body)
  })

  it('moves the focus to its heading after a navigation', async () => {
    renderPages()
    await userEvent.click(screen.getByRole('link', { name: 'Onward' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Healing' }))
  })

  it('keeps the focus where it is when only the query of its address changes', async () => {
    renderPages()
    await userEvent.click(screen.getByRole('link', { name: 'Onward' }))
    const tab = screen.getByRole('link', { name: 'Second tab' })
    await userEvent.click(tab)
    expect(document.activeElement).toBe(tab)
  })

  it('leaves the focus in a menu that was opened before the page came', async () => {
    renderPages()
    const entry = screen.getByRole('link', { name: 'Healing, from the menu' })
    await userEvent.click(entry)
    expect(screen.getByRole('heading', { name: 'Healing' })).toBeTruthy()
    expect(document.activeElement).toBe(entry)
  })
})
