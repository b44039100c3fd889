import { addressOf, type EarlyRequest } from '@/lib/early-answer'
import { backendUrl } from '@/lib/backend'

/** The first request that this work would send. Nothing is sent. Throws when there is none. */
export async function recordRequest(work: () => Promise<unknown>): Promise<EarlyRequest> {
  let recorded: EarlyRequest | undefined
  const send = globalThis.fetch
  globalThis.fetch = (input, init = {}) => {
    recorded ??= {
      address: addressOf(input).slice(backendUrl.length),
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    }
    return Promise.resolve(Response.json([]))
  }
  try {
    await work()
  } catch {
    // The answer holds nothing; only the request counts.
  } finally {
    globalThis.fetch = send
  }
  if (!recorded) throw new Error('No request was sent.')
  return recorded
}
