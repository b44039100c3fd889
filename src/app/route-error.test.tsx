// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from './route-error'

let isBroken = true

function Page() {
  if (isBroken) throw new Error('the page broke')
  return <p>The page stands</p>
}

describe('a page that fails', () => {
  beforeEach(() => {
    isBroken = true
    // React reports what a boundary caught; that is the very thing provoked here.
    // oxlint-disable-next-line no-console -- quieted, not written to
    vi.mocked(console.error).mockImplementation(() => undefined)
  })

  afterEach(() => {
    cleanup()
    // oxlint-disable-next-line no-console -- quieted, not written to
    vi.mocked(console.error).mockClear()
  })

  it('says so in place and comes back when trying again helps', async () => {
    render(
      <RouteError resetKey="/a">
        <Page />
      </RouteError>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('The page stands')).toBeTruthy()
  })

  it('is forgotten on the next page', () => {
    const { rerender } = render(
      <RouteError resetKey="/a">
        <Page />
      </RouteError>,
    )
    isBroken = false
    rerender(
      <RouteError resetKey="/b">
        <Page />
      </RouteError>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
