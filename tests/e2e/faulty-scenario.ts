import { startFaultyProxy, type FaultyProxy, type SeenRequest } from '../support/faulty-proxy'
import { expect, test as base } from './scenario'

interface FaultyScenario {
  /** Between this scenario's pages and the server they share with all scenarios. */
  server: FaultyProxy
}

/** What browsers say on the console about broken connections; a refusal is no broken connection. */
const BROKEN =
  /ERR_|WebSocket|Failed to fetch|AbortError|AuthRetryableFetchError|did not (?:answer|load) in time/

/** A scenario whose pages come through a proxy that can break what is behind it. */
export const test = base.extend<FaultyScenario & { toleranceOfNoise: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  server: async ({}, provide, { project }) => {
    const proxy = await startFaultyProxy(project.use.baseURL ?? '')
    await provide(proxy)
    await proxy.stop()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  toleranceOfNoise: [
    async ({ expectNoise }, provide) => {
      expectNoise(BROKEN)
      await provide()
    },
    { auto: true },
  ],
})

/**
 * Milliseconds in which every wait has ended. The app's own limits end them after nine to fifteen seconds; the rest is for a
 * machine that shows several pages at once, since how long a wait takes is not asserted here.
 */
export const WAIT_ENDS_WITHIN = 40_000

/** Tells requests by their method and the beginning of what follows the origin. */
export function requests(method: string, path: string) {
  return (request: SeenRequest) => request.method === method && request.path.startsWith(path)
}

export { expect }
