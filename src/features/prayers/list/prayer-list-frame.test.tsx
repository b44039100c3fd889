// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { PAGE_FAILED, PrayerListFrame, type PrayerListProps } from './prayer-list-frame'
import { prayerQueries } from '../cache/prayer-queries'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(failure?: PrayerListProps['failure']) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PrayerListFrame
        query={prayerQueries.all()}
        empty={{ message: 'Nothing yet.' }}
        {...(failure && { failure })}
      >
        {(shown) => <p>{shown.map(({ title }) => title).join(', ')}</p>}
      </PrayerListFrame>
    </QueryClientProvider>,
  )
}

const ROWS = [{ id: 'a', title: 'Morning', short_text: '' }]

describe('a list of prayers', () => {
  it('says that it is loading until it is there', async () => {
    let answer: (rows: object[]) => void = () => {}
    const held = new Promise((resolve) => {
      answer = resolve
    })
    standInForBackend(() => held)
    show()
    expect(screen.getByRole('status').textContent).toBe('Loading prayers...')
    answer(ROWS)
    expect(await screen.findByText('Morning')).toBeTruthy()
    expect(screen.queryByText('Loading prayers...')).toBeNull()
  })

  it('that can not be read says so under a title, and can be asked for again', async () => {
    let isBroken = true
    standInForBackend(() => (isBroken ? brokenAnswer() : ROWS))
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Error/)
    expect(alert.textContent).toContain('Failed to load prayers. Please try again later.')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: /try again/i }))
    expect(await screen.findByText('Morning')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so in the words of its page', async () => {
    standInForBackend(brokenAnswer)
    show(PAGE_FAILED)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading prayers. Please try again.',
    )
  })

  it('that is empty says what its page says', async () => {
    standInForBackend(() => [])
    show()
    expect(await screen.findByText('Nothing yet.')).toBeTruthy()
  })
})
