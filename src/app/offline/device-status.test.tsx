// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeviceStatus } from './device-status'
import { useNewVersion } from './use-new-version'

vi.mock(import('./use-new-version'), () => ({ useNewVersion: vi.fn() }))

afterEach(cleanup)

describe('what is said of the device', () => {
  it('is nothing as long as all is as usual', () => {
    vi.mocked(useNewVersion).mockReturnValue(null)
    const { container } = render(<DeviceStatus />)
    expect(container.textContent).toBe('')
  })

  it('is that there is no network, until it is back', () => {
    vi.mocked(useNewVersion).mockReturnValue(null)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<DeviceStatus />)
    expect(screen.getByText('Offline: showing what is on this device')).toBeTruthy()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/Offline/)).toBeNull()
  })

  it('is that a new version is ready, which waits for a press and can be put off', async () => {
    const load = vi.fn<() => void>()
    vi.mocked(useNewVersion).mockReturnValue(load)
    render(<DeviceStatus />)
    expect(screen.getByText(/A new version is ready/)).toBeTruthy()
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(load).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.queryByText(/A new version/)).toBeNull()
  })
})
