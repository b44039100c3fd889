// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadHearing } from '@/engine/packs/load-voice'
import { useHeard } from './use-heard'

vi.mock('@/engine/packs/load-voice')
afterEach(cleanup)

it('waits for all that hears, and hears by the rules alone where no network brings it', async () => {
  vi.mocked(loadHearing).mockReturnValue(new Promise(() => {}))
  const words = 'my mother is ill'
  const waiting = renderHook(() => useHeard(words))
  expect(waiting.result.current.isBlank).toBe(true)

  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const alone = renderHook(() => useHeard(words))
  await waitFor(() =>
    expect(alone.result.current.intention.occasions).toEqual([
      { occasion: 'illness', who: 'mother' },
    ]),
  )
  network.mockRestore()
})
