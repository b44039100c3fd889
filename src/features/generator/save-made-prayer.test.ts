import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import type { MadePrayer } from './made-prayer'
import { made } from './made-prayer-fixture'
import { changeMadePrayers, keptMadePrayers } from './made-prayer-store'
import { saveMadePrayer, type SavePrayer } from './save-made-prayer'
import { withVariant } from './sitting'

beforeEach(() => changeMadePrayers(() => []))

const stateOf = (key: string) => keptMadePrayers().find((each) => each.key === key)
const silence = () => {}

/** Puts a prayer and one more variant of its sitting on the device; the first is saved. */
function sit(): MadePrayer {
  const first = made('first', { saving: 'saved', savedId: 'row', makerId: 'me' })
  const [list, second] = withVariant([first], first, made('second'))
  changeMadePrayers(() => list)
  return second
}

describe('saving a made prayer', () => {
  it('stores a first one as a new row and gives the whole sitting to its maker', async () => {
    const first = made('first')
    const aside = made('zero', { sitting: 'first', saving: 'aside' })
    changeMadePrayers(() => [first, aside])
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    await saveMadePrayer(first, 'me', save, silence)
    expect(save.mock.calls.map(([, takesRow]) => takesRow)).toEqual([false])
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row', makerId: 'me' })
    expect(stateOf('zero')?.makerId).toBe('me')
  })

  it('lets a variant take the row of the one before it', async () => {
    const second = sit()
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    await saveMadePrayer(second, 'me', save, silence)
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rowKey: 'first' }), true)
    expect(stateOf('first')).toMatchObject({ saving: 'aside', savedId: null })
  })

  it('stores a variant beside the one before it when that row is to stay', async () => {
    const second = sit()
    const save = vi
      .fn<SavePrayer>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce({ id: 'new' })
    await saveMadePrayer(second, 'me', save, silence)
    expect(save.mock.calls[1]?.[0].rowKey).not.toBe('first')
    expect(save.mock.calls[1]?.[1]).toBe(false)
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row' })
    expect(stateOf('second')).toMatchObject({ saving: 'saved', savedId: 'new' })
  })

  it('draws no third key for a try whose answer was lost', async () => {
    const second = sit()
    const save = vi.fn<SavePrayer>().mockResolvedValueOnce(null).mockRejectedValueOnce(new Error())
    await saveMadePrayer(second, 'me', save, silence)
    expect(stateOf('second')?.saving).toBe('failed')
    save.mockResolvedValueOnce({ id: 'new' })
    await saveMadePrayer(stateOf('second') ?? second, 'me', save, silence)
    expect(save.mock.calls[2]?.[0].rowKey).toBe(save.mock.calls[1]?.[0].rowKey)
  })

  it('loses nothing when it fails, and says why', async () => {
    const second = sit()
    const say = vi.fn<(sentence: string | null) => void>()
    const save = vi.fn<SavePrayer>().mockRejectedValue(new AppError('limited', 'Please rest.'))
    await saveMadePrayer(second, 'me', save, say)
    expect(say).toHaveBeenCalledWith('Please rest.')
    expect(stateOf('second')?.saving).toBe('failed')
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row' })
  })

  it('saves variants of quick presses one after the other, and not the ones between', async () => {
    let answer: (saved: { id: string }) => void = () => {}
    const first = made('first')
    changeMadePrayers(() => [first])
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const saves = [saveMadePrayer(first, 'me', save, silence)]
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    for (const key of ['second', 'third']) {
      const [list, next] = withVariant(keptMadePrayers(), first, made(key))
      changeMadePrayers(() => list)
      saves.push(saveMadePrayer(next, 'me', save, silence))
    }
    answer({ id: 'row' })
    await Promise.all(saves)
    expect(save.mock.calls.map(([{ key }, takesRow]) => [key, takesRow])).toEqual([
      ['first', false],
      ['third', true],
    ])
    expect(stateOf('third')?.savedId).toBe('row')
    expect([stateOf('first')?.saving, stateOf('second')?.saving]).toEqual(['aside', 'aside'])
  })
})
