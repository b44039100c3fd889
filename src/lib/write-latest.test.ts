import { describe, expect, it } from 'vitest'
import { createLatestWriter } from './write-latest'

class LostAnswer extends Error {}

/** What happens to a like, in order: presses, answers, and the network going and coming. */
type Step = 'like' | 'unlike' | 'accepted' | 'refused' | 'lost' | 'offline' | 'online'

interface Outcome {
  sent: boolean[]
  shown: boolean
  unsent: boolean | null
  refused: boolean[]
}

/** Takes a writer through the steps. Each answer is to the request that runs. */
async function play(initial: boolean | null, ...steps: Step[]): Promise<Outcome> {
  const outcome: Outcome = { sent: [], shown: initial ?? false, unsent: null, refused: [] }
  let answer: { accept: () => void; reject: (error: Error) => void } | null = null
  let online: Promise<void> | null = null
  let goOnline = () => {}
  const write = createLatestWriter(initial ?? false, initial !== null, {
    send: (isLiked) => {
      outcome.sent.push(isLiked)
      return new Promise((accept, reject) => {
        answer = { accept, reject }
      })
    },
    isOutcomeUnknown: (error) => error instanceof LostAnswer,
    whenOnline: () => online,
    onUnsent: (isLiked) => {
      outcome.unsent = isLiked
    },
    show: (isLiked) => {
      outcome.shown = isLiked
    },
    onError: (isLiked) => outcome.refused.push(isLiked),
    onSettled: () => {},
  })
  const take = () => {
    if (!answer) throw new Error('Nothing was sent.')
    const taken = answer
    answer = null
    return taken
  }
  const actions: Record<Step, () => void> = {
    like: () => write(true),
    unlike: () => write(false),
    accepted: () => take().accept(),
    refused: () => take().reject(new Error('refused')),
    lost: () => take().reject(new LostAnswer()),
    offline: () => {
      online = new Promise((resolve) => {
        goOnline = resolve
      })
    },
    online: () => {
      online = null
      goOnline()
    },
  }
  for (const step of steps) {
    actions[step]()
    // The writer goes on in the microtasks that follow.
    if (step !== 'like' && step !== 'unlike') await new Promise((resolve) => setImmediate(resolve))
  }
  return outcome
}

describe('the writer of the latest state', () => {
  it.each<[string, boolean | null, Step[], Partial<Outcome>]>([
    ['sends the first press at once', false, ['like'], { sent: [true], shown: true }],
    [
      'sends nothing more when presses during a request come back to what it sends',
      false,
      ['like', 'unlike', 'like', 'accepted'],
      { sent: [true], shown: true, unsent: null },
    ],
    [
      'sends the last state when it differs from the acknowledged one',
      false,
      ['like', 'unlike', 'like', 'unlike', 'accepted', 'accepted'],
      { sent: [true, false], shown: false },
    ],
    ['sends nothing that the server holds already', true, ['like'], { sent: [] }],
    [
      'sends the state when nobody knows what the server holds',
      null,
      ['unlike'],
      { sent: [false] },
    ],
    [
      'goes back to the acknowledged state when the last one is refused, and says which it was',
      false,
      ['like', 'refused'],
      { shown: false, refused: [true] },
    ],
    [
      'keeps quiet about a refused request when the state is back where the server stands',
      false,
      ['like', 'unlike', 'refused'],
      { sent: [true], shown: false, refused: [] },
    ],
    [
      'makes sure of the state when the answer to the opposite was lost',
      false,
      ['like', 'unlike', 'lost', 'accepted'],
      { sent: [true, false], shown: false },
    ],
    [
      'can be pressed again after a refusal',
      false,
      ['like', 'refused', 'like', 'accepted'],
      { sent: [true, true], shown: true },
    ],
    [
      'keeps the last press while the opposite is on its way, though the server holds it still',
      true,
      ['unlike', 'like'],
      { sent: [false], unsent: true },
    ],
    [
      'keeps an offline press unsent and on the screen',
      false,
      ['offline', 'like', 'lost'],
      { sent: [true], shown: true, unsent: true, refused: [] },
    ],
    [
      'has nothing unsent after a second offline press',
      false,
      ['offline', 'like', 'lost', 'unlike'],
      { unsent: null },
    ],
    [
      'sends again what was lost when the network went',
      false,
      ['like', 'offline', 'lost', 'online', 'accepted'],
      { sent: [true, true], shown: true, unsent: null, refused: [] },
    ],
    [
      'makes sure when the opposite of the last state was lost with the network',
      false,
      ['like', 'offline', 'unlike', 'lost', 'online', 'accepted'],
      { sent: [true, false], shown: false, unsent: null },
    ],
    [
      'reaches a server on its own machine while offline',
      false,
      ['offline', 'like', 'accepted'],
      { sent: [true], shown: true, unsent: null },
    ],
    [
      'goes back, and says so, when the server later refuses an offline press',
      false,
      ['offline', 'like', 'lost', 'online', 'refused'],
      { shown: false, unsent: null, refused: [true] },
    ],
  ])('%s', async (_, initial, steps, expected) => {
    expect(await play(initial, ...steps)).toMatchObject(expected)
  })
})
