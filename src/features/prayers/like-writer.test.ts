import { describe, expect, it } from 'vitest'
import { createLikeWriter } from './like-writer'

class LostAnswer extends Error {}

/** A writer whose requests wait until the test answers them. */
function stage(acknowledged: boolean | null) {
  const sent: boolean[] = []
  const answers: { accept: () => void; refuse: (error: Error) => void }[] = []
  const failed: boolean[] = []
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
  return { press, sent, answer, failed, rest, shown: () => shown }
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
