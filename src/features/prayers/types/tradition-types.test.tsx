// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PRAYER_TYPES, type PrayerType } from '@/catalogue/prayer-types'
import { brokenAnswer, standInForBackend } from '@/lib/backend-stand-in'
import { TraditionTypes } from './tradition-types'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(selected: PrayerType | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TraditionTypes tradition="Baha'i Faith" selected={selected} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return within(screen.getByRole('navigation', { name: 'By type' }))
}

describe('the types of a tradition', () => {
  it('each lead to their prayers, with the number of them', async () => {
    const seen = standInForBackend(() => [
      { type: 'mercy', prayers: 2 },
      { type: 'loving-kindness', prayers: 1 },
    ])
    const types = open(null)
    expect(types.getAllByRole('link')).toHaveLength(1 + PRAYER_TYPES.length)
    const mercy = await types.findByRole('link', { name: 'Mercy 2 prayers' })
    expect(mercy.getAttribute('href')).toBe('/traditions/baha-i-faith?type=mercy')
    expect(types.getByRole('link', { name: 'Loving-Kindness 1 prayer' })).toBeTruthy()
    expect(types.getByRole('link', { name: 'Rain 0 prayers' })).toBeTruthy()
    expect(seen.map(({ body }) => body)).toEqual([{ tradition_name: "Baha'i Faith" }])
  })

  it('tell which of them is shown, and lead back to all', () => {
    standInForBackend(() => [])
    const types = open('Mercy')
    expect(types.getByRole('link', { current: 'page' }).textContent).toBe('Mercy')
    expect(types.getByRole('link', { name: 'All types' }).getAttribute('href')).toBe(
      '/traditions/baha-i-faith',
    )
  })

  it('stand without numbers while these can not be read', async () => {
    const seen = standInForBackend(brokenAnswer)
    const types = open(null)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(types.getByRole('link', { name: 'Mercy' })).toBeTruthy()
  })
})
