// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import judaism from './library/judaism.json'
import { prayerOfTheDay } from './prayer-of-the-day'

const prayerIn = (days: number) => prayerOfTheDay(new Date(2026, 3, 7 + days), [judaism], new Set())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 7, 9) })
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a page that was opened elsewhere: nothing of the tradition stands in the document. */
async function show(tradition = 'Judaism') {
  await import('./show-today')
  const { FeaturedPrayer } = await import('./featured-prayer')
  return render(
    <MemoryRouter>
      <FeaturedPrayer tradition={tradition} />
    </MemoryRouter>,
  )
}

describe('the featured prayer of a tradition', () => {
  it('is its own prayer of the day, whole, and leads to its page', async () => {
    standInForBackend(() => judaism.prayers.map(({ id }) => ({ id })))
    await show()
    const prayer = prayerIn(0)
    const name = `Featured prayer: ${prayer?.title}`
    const featured = within(await screen.findByRole('region', { name }))
    expect(
      featured
        .getByText(prayer?.opening ?? '')
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('en')
    expect(featured.getByText(prayer?.rest ?? '')).toBeTruthy()
    for (const link of featured.getAllByRole('link'))
      expect(link.getAttribute('href')).toBe(`/prayer/${prayer?.id}?length=short`)
  })

  it('gives way to the next one when the library no longer has it', async () => {
    standInForBackend(() => [{ id: prayerIn(1)?.id }])
    await show()
    expect(await screen.findByText(prayerIn(1)?.rest ?? '')).toBeTruthy()
  })

  it('leaves no room behind when there is none', async () => {
    const { container } = await show('Nothing of the kind')
    await vi.waitFor(() => expect(container.innerHTML).toBe(''))
  })
})
