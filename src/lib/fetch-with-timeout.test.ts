import { describe, expect, it } from 'vitest'
import { createFetchWithTimeout } from './fetch-with-timeout'

const ADDRESS = 'http://127.0.0.1/rest/v1/prayers'

/** A server that does what the test says, and a clock that it sets. */
function stage(serve: (attempt: number) => Promise<Response>, timeout = 9000) {
  let time = 0
  let attempts = 0
  const fetchWithTimeout = createFetchWithTimeout({
    fetch: (_input, init) => {
      attempts += 1
      const signal = init?.signal
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
      return Promise.race([serve(attempts), aborted])
    },
    upload: () => Promise.resolve(new Response('uploaded')),
    now: () => time,
    timeout,
  })
  return {
    fetchWithTimeout,
    attempts: () => attempts,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const never = () => new Promise<Response>(() => {})
const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const failed = () => Promise.resolve(new Response('down', { status: 500 }))
const fine = () => Promise.resolve(new Response('[]'))

describe('a fetch with a timeout', () => {
  it('hands on an answer', async () => {
    expect(await (await stage(fine).fetchWithTimeout(ADDRESS)).text()).toBe('[]')
  })

  it('gives up a request that nobody answers, in a way that the REST client does not repeat', async () => {
    const { fetchWithTimeout } = stage(never, 1)
    await expect(fetchWithTimeout(ADDRESS)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('gives a read one time for all its tries', async () => {
    const { fetchWithTimeout, pass, attempts } = stage(failed)
    const { signal } = new AbortController()
    await fetchWithTimeout(ADDRESS, { signal })
    pass(9000)
    await expect(fetchWithTimeout(ADDRESS, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(attempts()).toBe(1)
  })

  it('gives the next page of a read its own time', async () => {
    const { fetchWithTimeout, pass } = stage(fine)
    const { signal } = new AbortController()
    for (let page = 0; page < 3; page += 1) {
      await fetchWithTimeout(ADDRESS, { signal })
      pass(6000)
    }
    await expect(fetchWithTimeout(ADDRESS, { signal })).resolves.toBeInstanceOf(Response)
  })

  it('lets a refused request be repeated while there is time, and not later', async () => {
    const { fetchWithTimeout, pass } = stage(refused)
    const { signal } = new AbortController()
    await expect(fetchWithTimeout(ADDRESS, { signal })).rejects.toMatchObject({ name: 'TypeError' })
    pass(5000)
    await expect(fetchWithTimeout(ADDRESS, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('ends when the one who asked does not wait any more', async () => {
    const { fetchWithTimeout } = stage(never)
    const asker = new AbortController()
    const answer = fetchWithTimeout(ADDRESS, { signal: asker.signal })
    asker.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('leaves forms to the one who watches their bytes', async () => {
    const { fetchWithTimeout, attempts } = stage(fine)
    const answer = await fetchWithTimeout(ADDRESS, { method: 'POST', body: new FormData() })
    expect(await answer.text()).toBe('uploaded')
    expect(attempts()).toBe(0)
  })
})
