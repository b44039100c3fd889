// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadVoice } from '@/engine/packs/load-voice'
import { AppError } from '@/lib/errors'
import { notify } from '@/lib/notify'
import { generatePrayer } from './generate-prayer'
import type { MadePrayer } from './made-prayer'
import { changeMadePrayers, keptMadePrayers, resultState } from './made-prayer-store'
import type { SavePrayer } from './save-made-prayer'
import { useSavingState } from './use-make-mutation'
import { useMakePrayer } from './use-make-prayer'
import { useSaveWaiting } from './use-save-waiting'

vi.mock(import('@/lib/notify'), () => ({
  preloadToasts: () => {},
  notify: { success: vi.fn<() => void>(), error: vi.fn<() => void>(), info: vi.fn<() => void>() },
}))

vi.mock(import('./generate-prayer'), async (importOriginal) => {
  const module = await importOriginal()
  return { ...module, generatePrayer: vi.fn(module.generatePrayer) }
})
const composeNow = vi.mocked(generatePrayer).getMockImplementation()

const CHOICES = { tradition: 'Universal', type: 'hope', category: 'Hope' }

// The tests begin when the voice is at hand: reading its document takes its time.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => loadVoice('Universal', null), 60_000)
beforeEach(() => changeMadePrayers(() => []))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function open(viewerId: string | null, save: SavePrayer) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const onMade = vi.fn<(made: MadePrayer) => void>()
  const page = renderHook((props) => useMakePrayer({ ...props, save, onMade }), {
    wrapper,
    initialProps: { viewerId },
  })
  return {
    onMade,
    /** The page with the result, which may open while the press goes on. */
    openResult: (key: string) => renderHook(() => useSavingState(key), { wrapper }).result,
    signIn: (makerId: string) => renderHook(() => useSaveWaiting(makerId, save), { wrapper }),
    leave: page.unmount,
    learnWhoIsThere: (makerId: string) => page.rerender({ viewerId: makerId }),
    /** Begins to make a prayer; it is composed when the function that this answers is called. */
    async press() {
      let come = () => {}
      const voice = new Promise<void>((resolve) => (come = resolve))
      vi.mocked(generatePrayer).mockImplementationOnce(async (...request) => {
        await voice
        if (!composeNow) throw new Error('There is nothing to compose with.')
        return composeNow(...request)
      })
      act(() => page.result.current.generate(CHOICES, inPublic))
      await waitFor(() => expect(generatePrayer).toHaveBeenCalledOnce())
      return come
    },
    isGenerating: () => page.result.current.isGenerating,
    saveMade: (made: MadePrayer) => act(() => page.result.current.saveMade(made)),
    async generate() {
      act(() => page.result.current.generate(CHOICES, inPublic))
      await waitFor(() => expect(onMade).toHaveBeenCalledOnce())
      return onMade.mock.calls[0]?.[0] as MadePrayer
    },
  }
}

const inPublic = () => Promise.resolve(false)

const stateOf = ({ key }: MadePrayer) => keptMadePrayers().find((each) => each.key === key)

describe('one press', () => {
  it('shows the prayer while it is being saved, and saves it after its page was left', async () => {
    let answer: (saved: { id: string }) => void = () => {}
    const save = vi.fn<SavePrayer>(() => new Promise((resolve) => (answer = resolve)))
    const { generate, isGenerating, leave, openResult } = open('me', save)
    const made = await generate()
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(isGenerating()).toBe(false)
    leave()
    const result = openResult(made.key)
    expect(result.current.isSaving).toBe(true)
    act(() => answer({ id: 'row' }))
    await waitFor(() => expect(stateOf(made)).toMatchObject({ saving: 'saved', savedId: 'row' }))
    await waitFor(() => expect(result.current.isSaving).toBe(false))
  })

  it('keeps a prayer that could not be saved, says why, and saves it once when it is tried again', async () => {
    const save = vi.fn<SavePrayer>().mockRejectedValueOnce(new AppError('limited', 'Please rest.'))
    const { generate, openResult, saveMade } = open('me', save)
    const made = await generate()
    const result = openResult(made.key)
    await waitFor(() => expect(result.current.refusal).toBe('Please rest.'))
    expect(stateOf(made)?.saving).toBe('failed')
    save.mockResolvedValue({ id: 'row' })
    saveMade(made)
    saveMade(made)
    await waitFor(() => expect(stateOf(made)?.saving).toBe('saved'))
    expect(save.mock.calls.map(([{ rowKey }]) => rowKey)).toEqual([made.rowKey, made.rowKey])
    expect(result.current.refusal).toBeNull()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('says so and keeps nothing when no prayer can be composed', async () => {
    const save = vi.fn<SavePrayer>()
    const client = new QueryClient()
    const { result } = renderHook(() => useMakePrayer({ viewerId: 'me', save, onMade: () => {} }), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    act(() => result.current.generate({ ...CHOICES, type: ' ' }, inPublic))
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to generate prayer'))
    expect(keptMadePrayers()).toEqual([])
    expect(save).not.toHaveBeenCalled()
    expect(result.current.isGenerating).toBe(false)
  })
})

it('a prayer that was asked for while the session was being read is saved for whoever is signed in', async () => {
  const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
  const { press, learnWhoIsThere } = open(null, save)
  const voiceComes = await press()
  learnWhoIsThere('me')
  voiceComes()
  await waitFor(() =>
    expect(keptMadePrayers()[0]).toMatchObject({ saving: 'saved', makerId: 'me' }),
  )
  expect(notify.info).not.toHaveBeenCalled()
})

it('whoever has gone on while a prayer is composed stays where they are, and it is saved', async () => {
  const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
  const { press, leave, onMade } = open('me', save)
  const voiceComes = await press()
  leave()
  voiceComes()
  await waitFor(() => expect(keptMadePrayers()[0]?.saving).toBe('saved'))
  expect(onMade).not.toHaveBeenCalled()
})

it('a visitor’s prayer waits on the device until somebody signs in', async () => {
  const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
  const { generate, signIn } = open(null, save)
  const made = await generate()
  await waitFor(() => expect(notify.info).toHaveBeenCalledWith('Sign in to save prayers'))
  expect(save).not.toHaveBeenCalled()
  signIn('me')
  await waitFor(() => expect(stateOf(made)).toMatchObject({ saving: 'saved', makerId: 'me' }))
  expect(save).toHaveBeenCalledOnce()
})

it('the browser’s history has the key of a prayer, and all of it only where the device is full', async () => {
  const { generate } = open(null, vi.fn<SavePrayer>())
  const made = await generate()
  expect(resultState(made)).toEqual({ made: made.key })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  changeMadePrayers((list) => [...list])
  full.mockRestore()
  expect(resultState(made)).toEqual({ made })
})
