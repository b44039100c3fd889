// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { whenOnline } from './network'

describe('the return of the network', () => {
  it('is nothing to wait for while there is one', () => {
    expect(whenOnline()).toBeNull()
  })

  it('is told when the browser says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const returned = vi.fn()
    const wait = whenOnline()?.then(returned)
    await Promise.resolve()
    expect(returned).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await wait
    expect(returned).toHaveBeenCalledOnce()
  })
})
