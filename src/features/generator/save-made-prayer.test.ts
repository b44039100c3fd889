import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { made } from './made-prayer-fixture'
import { changeMadePrayers, keptMadePrayers } from './made-prayer-store'
import { saveMadePrayer, type SavePrayer } from './save-made-prayer'
import { withVariant } from './sitting'

beforeEach(() => changeMadePrayers(() => []))
afterEach(() => vi.unstubAllGlobals())

const stateOf = (key: string) => keptMadePrayers().find((each) => each.key === key)

/** Puts a prayer and one more variant of its sitting on the device; the first is saved. */
function sit(): void {
  const first = made('first', { saving: 'saved', savedId: 'row', makerId: 'me' })
  const [list] = withVariant([first], first, made('second'))
  changeMadePrayers(() => list)
}

describe('saving a made prayer', () => {
  it('stores a first one as a new row and gives the whole sitting to its maker', async () => {
    const first = made('first')
    const aside = made('zero', { sitting: 'first', saving: 'aside' })
    changeMadePrayers(() => [first, aside])
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    await saveMadePrayer('first', 'me', save)
    expect(save.mock.calls.map(([, { takenRowId }]) => takenRowId)).toEqual([null])
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row', makerId: 'me' })
    expect(stateOf('zero')?.makerId).toBe('me')
  })

  it('lets a variant take the row of the one before it', async () => {
    sit()
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    await saveMadePrayer('second', 'me', save)
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rowKey: 'first' }), {
      takenRowId: 'row',
      makerId: 'me',
    })
    expect(stateOf('first')).toMatchObject({ saving: 'aside', savedId: null })
  })

  it('stores a variant beside the one before it when that row is to stay', async () => {
    sit()
    const save = vi
      .fn<SavePrayer>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce({ id: 'new' })
    await saveMadePrayer('second', 'me', save)
    expect(save.mock.calls[1]?.[0].rowKey).not.toBe('first')
    expect(save.mock.calls[1]?.[1].takenRowId).toBeNull()
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row' })
    expect(stateOf('second')).toMatchObject({ saving: 'saved', savedId: 'new' })
  })

  it('draws no third key for a try whose answer was lost', async () => {
    sit()
    const save = vi
      .fn<SavePrayer>()
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(new Error('lost'))
    await expect(saveMadePrayer('second', 'me', save)).rejects.toThrow('lost')
    expect(stateOf('second')?.saving).toBe('failed')
    save.mockResolvedValueOnce({ id: 'new' })
    await saveMadePrayer('second', 'me', save)
    expect(save.mock.calls[2]?.[0].rowKey).toBe(save.mock.calls[1]?.[0].rowKey)
  })

  it('loses nothing when it fails, and says why', async () => {
    sit()
    const save = vi.fn<SavePrayer>().mockRejectedValue(new AppError('limited', 'Please rest.'))
    await expect(saveMadePrayer('second', 'me', save)).rejects.toThrow('Please rest.')
    expect(stateOf('second')?.saving).toBe('failed')
    expect(stateOf('first')).toMatchObject({ saving: 'saved', savedId: 'row' })
  })

  it('leaves aside what failed after another variant was made', async () => {
    const first = made('first')
    changeMadePrayers(() => [first])
    const save = vi.fn<SavePrayer>(async () => {
      changeMadePrayers((list) => withVariant(list, first, made('second'))[0])
      throw new Error('lost')
    })
    await expect(saveMadePrayer('first', 'me', save)).rejects.toThrow('lost')
    expect(stateOf('first')?.saving).toBe('aside')
  })

  it('never stores what somebody else made', async () => {
    changeMadePrayers(() => [made('first', { makerId: 'somebody else' })])
    const save = vi.fn<SavePrayer>()
    await saveMadePrayer('first', 'me', save)
    expect(save).not.toHaveBeenCalled()
    expect(stateOf('first')?.makerId).toBe('somebody else')
  })

  it('leaves it waiting where there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    changeMadePrayers(() => [made('first')])
    const save = vi.fn<SavePrayer>().mockRejectedValue(new AppError('offline', 'Failed to fetch'))
    await expect(saveMadePrayer('first', 'me', save)).rejects.toThrow('Failed to fetch')
    expect(stateOf('first')).toMatchObject({ saving: 'waiting', makerId: 'me' })
  })

  it('changes nothing on the device where it is left to another window', async () => {
    const request = (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) =>
      work(null)
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    changeMadePrayers(() => [made('first')])
    const before = keptMadePrayers()
    const save = vi.fn<SavePrayer>()
    await saveMadePrayer('first', 'me', save, 'leave')
    expect(save).not.toHaveBeenCalled()
    expect(keptMadePrayers()).toBe(before)
  })

  it('stores it once when it is asked for twice at the same time', async () => {
    changeMadePrayers(() => [made('first')])
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    await Promise.all([saveMadePrayer('first', 'me', save), saveMadePrayer('first', 'me', save)])
    await saveMadePrayer('first', 'me', save)
    expect(save).toHaveBeenCalledOnce()
  })

  it('saves variants of quick presses one after the other, and not the ones between', async () => {
    let answer: (saved: { id: string }) => void = () => {}
    const first = made('first')
    changeMadePrayers(() => [first])
    const save = vi.fn<SavePrayer>().mockResolvedValue({ id: 'row' })
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const saves = [saveMadePrayer('first', 'me', save)]
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    for (const key of ['second', 'third']) {
      const [list, next] = withVariant(keptMadePrayers(), first, made(key))
      changeMadePrayers(() => list)
      saves.push(saveMadePrayer(next.key, 'me', save))
    }
    answer({ id: 'row' })
    await Promise.all(saves)
    expect(save.mock.calls.map(([{ key }, { takenRowId }]) => [key, takenRowId])).toEqual([
      ['first', null],
      ['third', 'row'],
    ])
    expect(stateOf('third')?.savedId).toBe('row')
    expect([stateOf('first')?.saving, stateOf('second')?.saving]).toEqual(['aside', 'aside'])
  })
})
