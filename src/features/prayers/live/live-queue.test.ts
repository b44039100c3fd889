import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '../cache/live-events'
import { createLiveQueue } from './live-queue'

const news = (count: number): LiveEvent[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'likes', id: `prayer ${at}`, likes: at }))

function stage() {
  const told: LiveEvent[][] = []
  const scheduled: (() => void)[] = []
  const state = { isReading: false }
  const queue = createLiveQueue({
    apply: (events) => told.push([...events]),
    isReading: () => state.isReading,
    schedule: (flush) => scheduled.push(flush),
  })
  const passTime = () => {
    for (const flush of scheduled.splice(0)) flush()
  }
  return { told, queue, state, passTime }
}

describe('live events', () => {
  it('of a burst are told at once, all and in order', () => {
    const { told, queue, passTime } = stage()
    const burst = news(500)
    for (const event of burst) queue.add(event)
    expect(told).toEqual([])
    passTime()
    expect(told).toEqual([burst])
  })

  it('that come later are told later', () => {
    const { told, queue, passTime } = stage()
    const [first, second] = news(2)
    if (!first || !second) throw new Error('no news')
    queue.add(first)
    passTime()
    queue.add(second)
    passTime()
    passTime()
    expect(told).toEqual([[first], [second]])
  })

  it('that came while a list was read are told again when it has been', () => {
    const { told, queue, state, passTime } = stage()
    const burst = news(3)
    state.isReading = true
    for (const event of burst) queue.add(event)
    passTime()
    queue.afterRead()
    state.isReading = false
    queue.afterRead()
    queue.afterRead()
    expect(told).toEqual([burst, burst, burst])
  })
})
