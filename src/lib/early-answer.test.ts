import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyCategory, takeEarlyAnswer, type EarlyRequest } from './early-answer'

const ADDRESS = '/rest/v1/prayers?limit=10'
const VISITOR = { authorization: 'Bearer public-key' }

const abort = vi.fn<() => void>()

function hold(answer: Promise<Response>, change: Partial<EarlyRequest> = {}) {
  const request = { address: ADDRESS, method: 'GET', headers: VISITOR, ...change }
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

  it('is given wherever the backend stands', async () => {
    expect(await (await take({}, `/supabase${ADDRESS}`))?.text()).toBe('early')
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

describe('the category whose list was asked for', () => {
  const answer = Promise.resolve(new Response('[]'))

  it('is the one that the request names, until its answer is taken', async () => {
    const body = JSON.stringify({ category_name: 'Hope', page_size: 20 })
    hold(answer, { method: 'POST', body })
    expect(earlyCategory()).toBe('Hope')
    await take({ method: 'POST', body })
    expect(earlyCategory()).toBeNull()
  })

  it('is none where something else was asked for, or nothing', () => {
    hold(answer)
    expect(earlyCategory()).toBeNull()
    hold(answer, { method: 'POST', body: JSON.stringify({ first_words: 'Hope' }) })
    expect(earlyCategory()).toBeNull()
    globalThis.orisonEarlyAnswer = undefined
    expect(earlyCategory()).toBeNull()
  })
})
