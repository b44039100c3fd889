import type { EarlyRequest } from '@/lib/early-answer'
import { backendUrl } from '@/lib/backend'

/** The client names the place where it runs. */
function asBrowser(name: string, value: string): string {
  return name === 'x-client-info' ? value.replace(/runtime=.*$/, 'runtime=web') : value
}

/** The first request that this work would send, as a browser sends it. Nothing is sent. Throws when there is none. */
export async function recordRequest(work: () => Promise<unknown>): Promise<EarlyRequest> {
  let recorded: EarlyRequest | undefined
  const send = globalThis.fetch
  globalThis.fetch = (input, init = {}) => {
    const headers = [...new Headers(init.headers)]
    recorded ??= {
      address: String(input).slice(backendUrl.length),
      method: init.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, asBrowser(name, value)])),
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
