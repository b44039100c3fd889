// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Prayer } from '../prayer'
import { PrayerCard } from './prayer-card'
import { prayerAt } from '../prayer-fixture'
// Loads when there is one; loaded here, they come at once.
import './prayer-notes'

class Watch {
  observe() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => vi.stubGlobal('ResizeObserver', Watch))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function show(change: Partial<Prayer> = {}, listedFor: string | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PrayerCard prayer={prayerAt(1, change)} listedFor={listedFor} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    tabs: () => screen.getAllByRole('tab').map(({ textContent }) => textContent),
    selected: () => screen.getByRole('tab', { selected: true }).textContent,
    words: () => screen.getByRole('tabpanel').textContent,
    choose: (name: string) => userEvent.click(screen.getByRole('tab', { name })),
  }
}

describe('the lengths of a card', () => {
  it.each([
    [2, 'Short'],
    [3, 'Medium'],
    [4, 'Long'],
  ])('are drawn by lot when the app is loaded: at %s they begin with %s', (loadedAt, length) => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(loadedAt)
    expect(show().selected()).toBe(length)
  })

  it('begin with the one that the reader chose last, where the prayer has it', async () => {
    await show().choose('Long')
    cleanup()
    expect(show().selected()).toBe('Long')
    cleanup()
    expect(show({ longText: '', mediumText: '' }).selected()).toBe('Short')
  })

  it('are read whole once they are chosen, and lead to the page in that length', async () => {
    const { choose, words } = show()
    await choose('Long')
    expect(words()).toBe('Long words.')
    const title = screen.getByRole('link', { name: 'Prayer of minute 1' })
    expect(title.getAttribute('href')).toMatch(/length=long$/)
  })

  it('have a tab each where they have text, and the long one falls back to the medium text', async () => {
    const { tabs, choose, words } = show({
      shortText: ' ',
      mediumText: 'The middle words.',
      longText: '',
    })
    expect(tabs()).toEqual(['Medium', 'Long'])
    await choose('Long')
    expect(words()).toBe('The middle words.')
  })

  it('have names of their own where the usual ones are those of revealed prayers', () => {
    expect(show({ tradition: "Baha'i Faith" }).tabs()).toEqual(['Brief', 'Standard', 'Extended'])
  })
})

describe('a card', () => {
  it('names tradition, category, generator and source', () => {
    show()
    const facts = screen.getByRole('article').textContent
    for (const fact of [
      'Tradition: Islam',
      'Category: Peace',
      'Generator: Orison',
      'Source: AI Generated',
    ])
      expect(facts).toContain(fact)
    expect(screen.getByRole('link', { name: 'Islam' }).getAttribute('href')).toBe(
      '/traditions/islam',
    )
    expect(screen.getByRole('link', { name: 'Peace' }).getAttribute('href')).toBe('/peace')
  })

  it('says for which type it is in a list, and nothing where there is none', async () => {
    show({}, 'Healing')
    expect((await screen.findByText('Healing')).textContent).toBe('Type: Healing')
    cleanup()
    show()
    expect(screen.queryByText('Type:')).toBeNull()
  })

  it('tells its author why it is withheld', async () => {
    show({ isPrivate: true, withheldAs: 'public' })
    expect(await screen.findByText(/^Some readers were worried about this prayer\./)).toBeTruthy()
  })

  it('carries a lock where only its owner sees the prayer, and none otherwise', () => {
    show({ isPrivate: true })
    expect(screen.getByTitle('Private: only you can see it').textContent).toBe('Private')
    cleanup()
    show()
    expect(screen.queryByTitle(/^Private/)).toBeNull()
  })

  it('credits a remix by somebody without a name to Anonymous', async () => {
    show({ isRemix: true, remixAuthor: null, originalId: null })
    expect(await screen.findByText('Anonymous')).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain('Remixed by Anonymous')
    expect(screen.getByText('original removed')).toBeTruthy()
  })
})
