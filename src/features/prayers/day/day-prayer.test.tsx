// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBackend } from '@/lib/backend-stand-in'
import everyone from './everyone.json'
import judaism from './library/judaism.json'
import { prayerOfTheDay, type DayTradition } from './prayer-of-the-day'

const ALL: readonly DayTradition[] = everyone
const TODAY = new Date(2026, 3, 7, 9)

/** The prayer of the nth day from today on. */
const prayerIn = (days: number, from = ALL) =>
  prayerOfTheDay(new Date(2026, 3, 7 + days), from, new Set())
const idsIn = (count: number) => Array.from({ length: count }, (_, days) => prayerIn(days)?.id)

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the library still has of the prayers that are asked about. */
function libraryHas(ids: readonly (string | undefined)[]) {
  return standInForBackend(({ query }) => {
    const asked = query.get('id') ?? ''
    return ids.filter((id) => id && asked.includes(id)).map((id) => ({ id }))
  })
}

/** As a page that was opened elsewhere: nothing of today stands in the document. */
async function show() {
  // Loaded before: no wait of a test is one for files.
  await Promise.all([import('./show-today'), import('./my-traditions-dialog')])
  const { DayPrayer } = await import('./day-prayer')
  render(
    <MemoryRouter>
      <DayPrayer />
    </MemoryRouter>,
  )
  return screen.findByRole('article', { name: 'Prayer of the day' })
}

describe('the prayer of the day', () => {
  it('is shown with its tradition, and leads to its page', async () => {
    libraryHas(idsIn(8))
    const article = await show()
    const prayer = prayerIn(0)
    expect(article.textContent).toContain(prayer?.opening)
    expect(article.textContent).toContain(prayer?.rest)
    expect(article.textContent).toContain(prayer?.tradition)
    const link = screen.getByRole('link', { name: prayer?.title ?? '' })
    expect(link.getAttribute('href')).toBe(`/prayer/${prayer?.id}?length=short`)
  })

  it('that the library no longer has gives way to the next, now and from the first paint on', async () => {
    libraryHas(idsIn(8).slice(1))
    await show()
    expect(await screen.findByText(prayerIn(1)?.rest ?? '')).toBeTruthy()
    expect(localStorage.getItem('orison.gone-prayers')).toBe(JSON.stringify([prayerIn(0)?.id]))
  })

  it('leads nowhere where the library was never loaded with it', async () => {
    libraryHas([])
    await show()
    await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
    expect(screen.getByText(prayerIn(0)?.rest ?? '')).toBeTruthy()
    expect(localStorage.getItem('orison.gone-prayers')).toBeNull()
  })

  it('stays when the library can not be asked', async () => {
    const seen = standInForBackend(() => Response.json({ message: 'down' }, { status: 500 }))
    await show()
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0))
    expect(screen.getByRole('link', { name: prayerIn(0)?.title ?? '' })).toBeTruthy()
  })

  it('comes from the traditions that the reader marks, which are kept on the device', async () => {
    libraryHas(ALL.concat(judaism).flatMap(({ prayers }) => prayers.map(({ id }) => id)))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Your traditions' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Judaism' }))
    const mine = prayerIn(0, [judaism])
    expect(mine?.id).not.toBe(prayerIn(0)?.id)
    expect(await screen.findByText(mine?.rest ?? '')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('orison.my-traditions') ?? '')).toEqual([judaism])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Judaism' }))
    expect(await screen.findByText(prayerIn(0)?.rest ?? '')).toBeTruthy()
    expect(localStorage.getItem('orison.my-traditions')).toBeNull()
  })
})

describe('a tradition’s own mark', () => {
  it('is set and taken away by one button', async () => {
    const { MyTraditionToggle } = await import('./my-tradition-toggle')
    render(<MyTraditionToggle name="Judaism" />)
    const button = screen.getByRole('button', { name: 'My tradition' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    await userEvent.click(button)
    await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  })

  it('brings the words of this version of the site with the next visit', async () => {
    const old = {
      ...judaism,
      prayers: judaism.prayers.map((each) => ({ ...each, rest: 'Old words.' })),
    }
    localStorage.setItem('orison.my-traditions', JSON.stringify([old]))
    libraryHas(judaism.prayers.map(({ id }) => id))
    await show()
    expect(screen.getByText('Old words.')).toBeTruthy()
    const kept = () => JSON.parse(localStorage.getItem('orison.my-traditions') ?? '') as unknown
    await vi.waitFor(() => expect(kept()).toEqual([judaism]))
    expect(screen.getByText('Old words.')).toBeTruthy()
  })
})
