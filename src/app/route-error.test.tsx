// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyWithTimeout } from '@/lib/lazy-component'
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

  describe('because its file did not arrive', () => {
    const load = vi.fn<() => Promise<{ default: () => string }>>()

    async function openUnreachable() {
      load.mockReset().mockRejectedValue(new Error('Failed to fetch dynamically imported module'))
      const Part = lazyWithTimeout(load)
      render(
        <RouteError resetKey="/a">
          <Suspense fallback="on its way">
            <Part />
          </Suspense>
        </RouteError>,
      )
      expect((await screen.findByRole('alert')).textContent).toContain('did not arrive')
    }

    it('mends itself when the network is back', async () => {
      await openUnreachable()
      load.mockResolvedValue({ default: () => 'The page stands' })
      act(() => void window.dispatchEvent(new Event('online')))
      expect(await screen.findByText('The page stands')).toBeTruthy()
    })

    it('says so again when it does not arrive then either', async () => {
      await openUnreachable()
      act(() => void window.dispatchEvent(new Event('online')))
      expect((await screen.findByRole('alert')).textContent).toContain('did not arrive')
      expect(load).toHaveBeenCalledTimes(2)
    })

    it('comes when trying again helps, and the rest of the app stays as it is', async () => {
      await openUnreachable()
      load.mockResolvedValue({ default: () => 'The page stands' })
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('The page stands')).toBeTruthy()
    })

    it('says without a network that it comes by itself', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await openUnreachable()
      expect(screen.getByRole('alert').textContent).toContain('comes by itself')
    })
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
