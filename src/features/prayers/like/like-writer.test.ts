import { describe, expect, it } from 'vitest'
import { createLikeWriter } from './like-writer'

class LostAnswer extends Error {}

/** A writer whose requests wait until the test answers them, with a network that the test cuts and mends. */
function stage(acknowledged: boolean | null) {
  const sent: boolean[] = []
  const answers: { accept: () => void; refuse: (error: Error) => void }[] = []
  const failed: boolean[] = []
  let kept: boolean | null = null
  let returns: Promise<void> | null = null
  let tellReturn = () => {}
  let shown = acknowledged ?? false
  let atRest = () => {}
  const rest = new Promise<void>((resolve) => {
    atRest = resolve
  })
  const press = createLikeWriter(acknowledged, {
    send: (isLiked) => {
      sent.push(isLiked)
      return new Promise((accept, refuse) => answers.push({ accept, refuse }))
    },
    isOutcomeUnknown: (error) => error instanceof LostAnswer,
    networkReturns: () => returns,
    keep: (wish) => {
      kept = wish
    },
    show: (isLiked) => {
      shown = isLiked
    },
    onFailed: (wish) => failed.push(wish),
    onRest: () => atRest(),
  })
  const answer = async (error?: Error) => {
    const next = answers.shift()
    if (!next) throw new Error('Nothing was sent.')
    if (error) next.refuse(error)
    else next.accept()
    // The writer takes its next step in the microtasks behind the answer.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const cut = () => {
    returns = new Promise((resolve) => {
      tellReturn = resolve
    })
  }
  const mend = async () => {
    returns = null
    tellReturn()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { press, sent, answer, failed, rest, cut, mend, shown: () => shown, kept: () => kept }
}

describe('the writer of a like', () => {
  it('sends the first press at once', async () => {
    const { press, sent, answer, rest, shown } = stage(false)
    press(true)
    expect(sent).toEqual([true])
    await answer()
    await rest
    expect(shown()).toBe(true)
  })

  it('sends nothing more when presses during a request come back to what it sends', async () => {
    const { press, sent, answer, rest, shown } = stage(false)
    for (const isLiked of [true, false, true]) press(isLiked)
    await answer()
    await rest
    expect(sent).toEqual([true])
    expect(shown()).toBe(true)
  })

  it('sends the last wish when it differs from what was acknowledged', async () => {
    const { press, sent, answer, rest, shown } = stage(false)
    for (const isLiked of [true, false, true, false]) press(isLiked)
    expect(sent).toEqual([true])
    await answer()
    expect(sent).toEqual([true, false])
    await answer()
    await rest
    expect(shown()).toBe(false)
  })

  it('sends nothing when the wish is what the server holds already', async () => {
    const { press, sent, rest } = stage(true)
    press(true)
    await rest
    expect(sent).toEqual([])
  })

  it('sends a wish when nobody knows what the server holds', async () => {
    const { press, sent, answer, rest } = stage(null)
    press(false)
    expect(sent).toEqual([false])
    await answer()
    await rest
  })

  it('goes back to the acknowledged state when the last wish fails, and says which wish it was', async () => {
    const { press, answer, rest, failed, shown } = stage(false)
    press(true)
    await answer(new Error('refused'))
    await rest
    expect(shown()).toBe(false)
    expect(failed).toEqual([true])
  })

  it('keeps quiet about a failed request when the wish is back where the server stands', async () => {
    const { press, sent, answer, rest, failed, shown } = stage(false)
    for (const isLiked of [true, false]) press(isLiked)
    await answer(new Error('refused'))
    await rest
    expect(sent).toEqual([true])
    expect(failed).toEqual([])
    expect(shown()).toBe(false)
  })

  it('makes sure of the wish when the answer to the opposite was lost', async () => {
    const { press, sent, answer, rest, shown } = stage(false)
    for (const isLiked of [true, false]) press(isLiked)
    await answer(new LostAnswer())
    expect(sent).toEqual([true, false])
    await answer()
    await rest
    expect(shown()).toBe(false)
  })

  it('can be pressed again after a failure', async () => {
    const { press, sent, answer, shown } = stage(false)
    press(true)
    await answer(new Error('refused'))
    press(true)
    expect(sent).toEqual([true, true])
    await answer()
    expect(shown()).toBe(true)
  })
})

describe('the writer of a like without a network', () => {
  it('keeps the wish, shows it, and sends it when the network is back', async () => {
    const { press, sent, answer, rest, cut, mend, failed, shown, kept } = stage(false)
    cut()
    press(true)
    await answer(new LostAnswer())
    expect([shown(), kept(), failed]).toEqual([true, true, []])
    await mend()
    expect(sent).toEqual([true, true])
    await answer()
    await rest
    expect([shown(), kept(), failed]).toEqual([true, null, []])
  })

  it('sends nothing after two presses, and keeps nothing in between', async () => {
    const { press, sent, answer, rest, cut, mend, shown, kept } = stage(false)
    cut()
    press(true)
    await answer(new LostAnswer())
    press(false)
    expect(kept()).toBeNull()
    await mend()
    await rest
    expect(sent).toEqual([true])
    expect(shown()).toBe(false)
  })

  it('keeps a wish whose request the network took along', async () => {
    const { press, sent, answer, rest, cut, mend, failed, shown, kept } = stage(false)
    press(true)
    cut()
    await answer(new LostAnswer())
    expect([shown(), kept(), failed]).toEqual([true, true, []])
    await mend()
    expect(sent).toEqual([true, true])
    await answer()
    await rest
    expect(shown()).toBe(true)
  })

  it('makes sure when the network took along the opposite of the last wish', async () => {
    const { press, sent, answer, rest, cut, mend, shown, kept } = stage(false)
    press(true)
    cut()
    press(false)
    await answer(new LostAnswer())
    await mend()
    expect(sent).toEqual([true, false])
    await answer()
    await rest
    expect([shown(), kept()]).toEqual([false, null])
  })

  it('reaches a server on its own machine all the same', async () => {
    const { press, sent, answer, rest, cut, shown } = stage(false)
    cut()
    press(true)
    await answer()
    await rest
    expect(sent).toEqual([true])
    expect(shown()).toBe(true)
  })

  it('takes a kept wish back, and says so, when the server refuses it later', async () => {
    const { press, answer, rest, cut, mend, failed, shown, kept } = stage(false)
    cut()
    press(true)
    await answer(new LostAnswer())
    await mend()
    await answer(new Error('refused'))
    await rest
    expect([shown(), kept(), failed]).toEqual([false, null, [true]])
  })
})
