// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock'

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

function becomesVisible() {
  document.dispatchEvent(new Event('visibilitychange'))
}

it('the screen stays awake until the page is left, also after another window was looked at', async () => {
  Object.assign(navigator, { wakeLock: { request } })
  const { unmount } = renderHook(useWakeLock)
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  becomesVisible()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  unmount()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  becomesVisible()
  expect(request).toHaveBeenCalledTimes(2)
})

it('a device that refuses, and one that cannot, is no fault', async () => {
  renderHook(useWakeLock)
  Object.assign(navigator, { wakeLock: { request } })
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  const { unmount } = renderHook(useWakeLock)
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  unmount()
  expect(release).not.toHaveBeenCalled()
})
