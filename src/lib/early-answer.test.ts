import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answer'

const ADDRESS = '/rest/v1/prayers?limit=10'
const VISITOR = { authorization: 'Bearer public-key' }

const abort = vi.fn<() => void>()

function hold(answer: Promise<Response>) {
  const request = { address: ADDRESS, method: 'GET', headers: VISITOR }
  globalThis.orisonEarlyAnswer = { ...request, answer, abort }
}

beforeEach(() => {
  abort.mockClear()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  hold(Promise.resolve(new Response('early')))
})
afterEach(() => {
  globalThis.orisonEarlyAnswer = undefined
})

const take = (init: RequestInit = {}, address = ADDRESS) =>
  takeEarlyAnswer(`http://origin.test${address}`, { headers: VISITOR, ...init })

describe('an answer that was asked for while the app was loading', () => {
  it('is given to the same request, once', async () => {
    expect(await (await take())?.text()).toBe('early')
    expect(take()).toBeNull()
  })

  it.each([
    ['for another address', {}, '/rest/v1/prayers?limit=20'],
    ['of another method', { method: 'POST' }, ADDRESS],
    ['with a body', { body: '{}' }, ADDRESS],
    ['in somebody’s name', { headers: { authorization: 'Bearer a-token' } }, ADDRESS],
  ])('is not given to a request %s', (_, init, address) => {
    expect(take(init, address)).toBeNull()
    expect(take()).not.toBeNull()
  })

  it('is forgotten when nobody took it in time', () => {
    vi.mocked(performance.now).mockReturnValue(31_000)
    expect(take()).toBeNull()
  })

  it('fails when the request is given up, as fetch does, and gives up its own', async () => {
    hold(new Promise(() => undefined))
    const controller = new AbortController()
    const answer = take({ signal: controller.signal })
    expect(abort).not.toHaveBeenCalled()
    controller.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    expect(abort).toHaveBeenCalledTimes(1)
  })
})
