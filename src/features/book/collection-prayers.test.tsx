// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { notify } from '@/lib/notify'
import { bookQueries } from './book-queries'
import { CollectionPrayers, type PrayersInOrder } from './collection-prayers'
// It loads when it is asked for; loaded here, it comes at once.
import './note-dialog'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const MORNINGS = id(10)
/** The third is gone: nobody can read it any more. */
const TITLES = new Map([
  [id(1), 'One'],
  [id(2), 'Two'],
])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let isBroken: boolean
let rows: { prayer_id: string; note: string | null }[]
beforeEach(() => {
  isBroken = false
  rows = [1, 2, 3].map((place) => ({ prayer_id: id(place), note: place === 3 ? 'Of old.' : null }))
  vi.spyOn(notify, 'error').mockImplementation(() => {})
})

function List({ ids, label, renderBelow, renderMissing }: PrayersInOrder) {
  const shown = ids.filter((each) => TITLES.has(each))
  const missing = ids.filter((each) => !TITLES.has(each))
  return (
    <>
      <ul aria-label={label}>
        {shown.map((each, index) => (
          <li key={each}>
            {TITLES.get(each)}
            {renderBelow(
              { id: each, title: TITLES.get(each) ?? '' },
              { index, count: shown.length },
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && renderMissing(missing)}
    </>
  )
}

function Page() {
  const { data } = useQuery(bookQueries.collection('me', MORNINGS))
  return (
    data && (
      <CollectionPrayers
        collection={data}
        viewerId="me"
        renderPrayers={(prayers) => <List {...prayers} />}
      />
    )
  )
}

async function show() {
  const seen = standInForBackend(({ method, path, body }) => {
    if (method === 'GET')
      return [{ id: MORNINGS, name: 'Mornings', share_key: null, collection_prayers: rows }]
    if (isBroken) return brokenAnswer()
    if (path.endsWith('/arrange_collection')) {
      const { in_order: order } = body as { in_order: string[] }
      rows = rows.toSorted((a, b) => order.indexOf(a.prayer_id) - order.indexOf(b.prayer_id))
    }
    return new Response(null, { status: 204 })
  })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <main id="main" tabIndex={-1}>
          <Page />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('list')
  return seen
}

const order = () => screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent)

describe('the prayers of a collection', () => {
  it('move by buttons, which keep the focus, and the place is said', async () => {
    const seen = await show()
    await userEvent.click(screen.getByRole('button', { name: 'Move down: One' }))
    await vi.waitFor(() => expect(order()).toEqual(['Two', 'One']))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: One')
    expect(screen.getByText('One: place 2 of 2')).toBeTruthy()
    await vi.waitFor(() =>
      expect(seen.find(({ path }) => path.endsWith('/rpc/arrange_collection'))?.body).toEqual({
        arranged_id: MORNINGS,
        in_order: [id(2), id(1), id(3)],
      }),
    )
  })

  it('go no further than the ends', async () => {
    const seen = await show()
    await userEvent.click(screen.getByRole('button', { name: 'Move up: One' }))
    expect(order()).toEqual(['One', 'Two'])
    expect(seen.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('go back, and a message says so, when a move is not stored', async () => {
    await show()
    isBroken = true
    await userEvent.click(screen.getByRole('button', { name: 'Move down: One' }))
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalled())
    await vi.waitFor(() => expect(order()).toEqual(['One', 'Two']))
  })

  it('take a note, which stays typed until it is stored', async () => {
    await show()
    isBroken = true
    const [row] = screen.getAllByRole('listitem')
    if (!row) throw new Error('There is no row.')
    await userEvent.click(within(row).getByRole('button', { name: 'Add a note' }))
    const note = await screen.findByLabelText('Note')
    await userEvent.type(note, 'Slowly.')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText(/could not be stored/)).toBeTruthy()
    expect((note as HTMLTextAreaElement).value).toBe('Slowly.')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that are gone leave the words of whoever collected them, and can be taken out', async () => {
    const seen = await show()
    expect(screen.getByText(/One prayer that stood here is no longer public/)).toBeTruthy()
    expect(screen.getByText('Of old.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Take it out' }))
    await vi.waitFor(() =>
      expect(seen.find(({ method }) => method === 'DELETE')?.query.get('prayer_id')).toBe(
        `eq.${id(3)}`,
      ),
    )
  })
})
