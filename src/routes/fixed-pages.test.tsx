// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addresses } from '@/catalogue/addresses'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { CATEGORY_PAGES } from '@/catalogue/category-pages'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import About from './about'
import Audio from './audio'
import Engine from './engine'
import Investors from './investors'
import OtherCategories from './other-categories'
import Partner from './partner'
import Privacy from './privacy'
import Terms from './terms'
import TextPrayers from './text'
import TextPrayerTypes from './text-prayer-types'
import Types from './types'
import Video from './video'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(Page: ComponentType) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    words: () => container.textContent,
    tiles: () =>
      screen
        .getAllByRole('listitem')
        .flatMap((tile) => within(tile).queryAllByRole('link'))
        .map((link) => [link.textContent, link.getAttribute('href')]),
    leadsTo: (name: string) => screen.getByRole('link', { name }).getAttribute('href'),
  }
}

describe('the page about the site', () => {
  it('has four tabs, each with its text, and a way back', async () => {
    const { leadsTo } = open(About)
    expect(leadsTo('Back to Home')).toBe('/')
    for (const [tab, words] of [
      ['Mission', 'a place where anyone can find a prayer'],
      ['Approach', 'Each tradition has a voice written for it'],
      ['Team', 'people who write software'],
      ['Values', 'Respect'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }))
      expect(screen.getByRole('tabpanel', { name: tab }).textContent).toContain(words)
    }
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Respect',
      'Authenticity',
      'Innovation',
      'Inclusivity',
    ])
  })
})

describe('the pages that lead on', () => {
  it('name text, audio and video, each described', () => {
    standInForBackend(() => [])
    const { tiles, words, leadsTo } = open(Types)
    expect(
      tiles()
        .slice(0, 3)
        .map(([, address]) => address),
    ).toEqual(['/text-prayer-types', '/audio', '/video'])
    for (const each of [
      'Written prayers in three lengths',
      'Spoken prayers',
      'Prayers with quiet pictures',
    ])
      expect(words()).toContain(each)
    expect(leadsTo('Back to Home')).toBe('/')
  })

  it('name five types of text prayers', () => {
    standInForBackend(() => [])
    const { tiles, leadsTo } = open(TextPrayerTypes)
    expect(tiles()).toEqual([
      [expect.stringMatching(/^Gratitude/), '/gratitude'],
      [expect.stringMatching(/^Guidance/), '/guidance'],
      [expect.stringMatching(/^Blessing/), '/blessing'],
      [expect.stringMatching(/^Peace/), '/peace'],
      [expect.stringMatching(/^Loving-Kindness/), '/loving-kindness'],
    ])
    expect(leadsTo('Back to Prayer Types')).toBe('/types')
  })

  it('name kinds, traditions, words and a new prayer', () => {
    standInForBackend(() => [])
    expect(open(TextPrayers).tiles().slice(0, 4)).toEqual([
      [expect.stringMatching(/^By kind/), '/text-prayer-types'],
      [expect.stringMatching(/^By tradition/), '/traditions'],
      [expect.stringMatching(/^By word/), '/search'],
      [expect.stringMatching(/^A new one/), '/generate'],
    ])
  })

  it('name every category but Family and Other, and the six members of a family', () => {
    const names = [...SUB_CATEGORIES, ...GENERATOR_CATEGORIES].filter(
      (name) => name !== 'Family' && name !== 'Other',
    )
    const expected = [
      ...names.map((name) => [name, addresses.category(name)]),
      ...FAMILY_MEMBERS.map((member) => [member, addresses.familyMember(member)]),
    ]
    const tiles = open(OtherCategories).tiles()
    expect(tiles).toHaveLength(expected.length)
    expect(tiles).toEqual(expect.arrayContaining(expected))
    for (const name of names) expect(CATEGORY_PAGES).toContain(name)
  })
})

const PREVIEW = {
  id: 'p-1',
  title: 'Taoism Sacred Prayer for Peace',
  short_text: 'Water goes to the low place. Nobody told it.',
  tradition: 'Taoism',
  language: 'en',
}

describe('the previews of types', () => {
  it.each([
    ['/types', Types, PRAYER_TYPES.length],
    ['/text', TextPrayers, 5],
    ['/text-prayer-types', TextPrayerTypes, 5],
  ])(
    'on %s come with one request and lead to the type and to the prayer',
    async (_, Page, types) => {
      const seen = standInForBackend(() => [{ type: 'peace', ...PREVIEW }])
      const { leadsTo } = open(Page)
      const opening = await screen.findByRole('link', { name: /^Water goes to the low place\./ })
      expect(opening.getAttribute('href')).toBe('/prayer/p-1')
      expect(leadsTo('Peace')).toBe('/peace')
      const list = screen.getByRole('list', { name: /prayer/i })
      expect(within(list).getAllByRole('listitem')).toHaveLength(types)
      expect(seen.map(({ path }) => path)).toEqual(['/rest/v1/rpc/type_previews'])
    },
  )

  it('that can not be read leave what the types are for', async () => {
    standInForBackend(brokenAnswer)
    const { leadsTo } = open(Types)
    expect(await screen.findByText('For carrying what is heavy, one day at a time.')).toBeTruthy()
    expect(leadsTo('Strength')).toBe('/strength')
  })
})

it('the page about the engine says who wrote the words', () => {
  const { words } = open(Engine)
  expect(words()).toContain('An AI writer drafted prayers and passages')
  expect(words()).toContain('No language model is asked')
  expect(words()).not.toMatch(/by people with|hand-?written|template/i)
})

describe('a page of words', () => {
  it.each([
    ['audio', Audio],
    ['video', Video],
  ])('announces %s prayers as coming soon, and leads to what can be read', (_, Page) => {
    const { leadsTo } = open(Page)
    expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeTruthy()
    expect(leadsTo('Read text prayers')).toMatch(/^\//)
  })

  it.each([
    [/Privacy/, Privacy, /context|device|e-?mail/i],
    [/Terms/, Terms, /account/i],
    [/Engine/, Engine, /no AI service|AI Generated/i],
    [/Partner/, Partner, /write|contact|reach/i],
    [/Invest/, Investors, /write|contact|reach/i],
  ])('titled %s says what it is for', (title, Page, said) => {
    const { words } = open(Page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title)
    expect(words()).toMatch(said)
    expect(words().split(/\s+/).length).toBeGreaterThan(100)
  })
})
