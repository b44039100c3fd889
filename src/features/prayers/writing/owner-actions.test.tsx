// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OwnerActions } from './owner-actions'
import type { Prayer } from '../prayer'
import { prayerAt } from '../prayer-fixture'

afterEach(cleanup)

function show(change: Partial<Prayer>) {
  const prayer = prayerAt(1, { userId: 'me', ...change })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnerActions prayer={prayer} onDeleted={() => {}}>
        {(actions) => actions.map(({ name }) => <li key={name}>{name}</li>)}
      </OwnerActions>
    </QueryClientProvider>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('the author of a withheld prayer is not offered to make it public', () => {
  expect(show({ isPrivate: true, withheldAs: 'public' })).toEqual(['Edit', 'Delete'])
})

it('the author of a private prayer is offered to make it public', () => {
  expect(show({ isPrivate: true, withheldAs: 'private' })).toEqual([
    'Edit',
    'Make public',
    'Delete',
  ])
})
