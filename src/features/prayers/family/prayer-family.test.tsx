// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { prayerKeys } from '../cache/prayer-queries'
import { hiddenIds } from '../hide-and-report/hidden-ids'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'
import type { FamilyMember } from './family-queries'
import { PrayerFamily } from './prayer-family'

afterEach(() => {
  cleanup()
  hiddenIds.clear()
})

const [first, remix, next] = [
  prayerAt(1, { title: 'First', shortText: 'Give us peace this night.' }),
  prayerAt(2, { title: 'First', shortText: 'Give us rest this night.', isRemix: true }),
  prayerAt(3, { title: 'Third', isRemix: true }),
]

function member(
  { id, title, isRemix }: Prayer,
  relation: FamilyMember['relation'],
  change: Partial<FamilyMember> = {},
): FamilyMember {
  const nobody = { madeBy: null, userId: null, originalMadeBy: null, originalUserId: null }
  return {
    id,
    title,
    isRemix,
    relation,
    ...nobody,
    isPrivate: false,
    steps: 0,
    originalId: null,
    ...change,
  }
}

const ORIGINAL = member(first, 'original', { madeBy: 'Ann', userId: 'ann', steps: 1 })
const SELF = member(remix, 'self', { madeBy: 'علي', originalId: first.id })
const REMIX = member(next, 'remix', { madeBy: 'Anonymous', originalId: remix.id })

function show(family: FamilyMember[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(prayerKeys.family(remix.id), family)
  for (const prayer of [first, remix, next])
    client.setQueryData(prayerKeys.detail(prayer.id), prayer)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PrayerFamily id={remix.id} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows the line to a prayer, its remixes and who made each', () => {
  show([ORIGINAL, SELF, REMIX])
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Firstby Ann',
    'FirstThis prayer, remixed by عليWhat changed',
    'Thirdremixed by AnonymousWhat changed',
  ])
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('href')).toBe(
    `/prayer/${first.id}`,
  )
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/profile/ann')
  expect(screen.queryByText(/no longer shown/)).toBeNull()
})

it('says which words a remix changed once somebody asks', async () => {
  show([ORIGINAL, SELF])
  expect(screen.queryByRole('deletion')).toBeNull()
  const button = screen.getByRole('button', { name: 'What changed' })
  await userEvent.click(button)
  expect((await screen.findByRole('deletion')).textContent).toBe(' taken out: peace')
  expect(screen.getByRole('insertion').textContent).toBe(' added: rest')
  expect(screen.getByText('Unchanged: title, medium, long.')).toBeDefined()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button)
  expect(screen.queryByRole('deletion')).toBeNull()
})

it('says that a line begins before what can be seen', () => {
  show([{ ...SELF, originalId: null }, REMIX])
  expect(screen.getByText('An earlier prayer, which is no longer shown.')).toBeDefined()
})

it('credits whoever made a prayer that can no longer be seen', () => {
  show([{ ...SELF, originalId: null, originalMadeBy: 'Ann', originalUserId: 'ann' }])
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
    'An earlier prayer by Ann, which is no longer shown.',
  )
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/profile/ann')
})

it('leaves out what the reader has hidden', () => {
  hiddenIds.add(next.id)
  show([ORIGINAL, SELF, REMIX])
  expect(screen.queryByText('Third')).toBeNull()
})

it('is nothing for a prayer that stands alone', () => {
  show([{ ...SELF, originalId: null }])
  expect(screen.queryByRole('region')).toBeNull()
})
