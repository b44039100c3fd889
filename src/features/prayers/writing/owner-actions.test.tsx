// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OwnerActions } from './owner-actions'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'

afterEach(cleanup)

function show(change: Partial<Prayer>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnerActions prayer={prayerAt(1, { userId: 'me', ...change })} />
    </QueryClientProvider>,
  )
}

it('the author of a withheld prayer is told so in one sentence, and is not offered to make it public', () => {
  show({ isPrivate: true, withheldAs: 'public' })
  expect(screen.getByText(/^Some readers were worried about this prayer\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make public' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
})

it('nothing of it is said of a prayer that its author keeps private', () => {
  show({ isPrivate: true, withheldAs: 'private' })
  expect(screen.queryByText(/worried/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Make public' })).toBeTruthy()
})
