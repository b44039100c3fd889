/**
 * Whatever is asked of the API, the backend answers it, blames the request and goes on. The same thousand requests each time;
 * FUZZ_MINUTES asks others for so long.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../support/backend'
import { fuzzedRequest, type FuzzedRequest } from './request-grammar'

const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0)
const RUNS =
  MINUTES > 0
    ? { numRuns: 1_000_000, interruptAfterTimeLimit: MINUTES * 60_000 }
    : { numRuns: 1_000, seed: 12 }
const LARGEST_ANSWER = 8 * 1024 * 1024
/** Milliseconds after which a request counts as hung, also on a busy machine. */
const HUNG = 30_000

const figures = { requests: 0, statuses: {} as Record<string, number>, enginesReplaced: 0 }
/** Megabytes that the process, which is the backend's too, holds. */
const memory = () => Math.round(process.memoryUsage.rss() / 1e6)

let backend: TestBackend
let token: string
beforeAll(async () => {
  backend = await startTestBackend({
    settings: { tokenLifetime: (MINUTES + 60) * 60 },
    log: (line) => {
      if (line.includes('broke off')) figures.enginesReplaced += 1
    },
  })
  const { client } = await backend.signUp()
  token = (await client.auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => backend.stop())

async function send({ method, address, headers, body }: FuzzedRequest, as: string) {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const response = await fetch(`${backend.url}${address}`, {
    method,
    signal: AbortSignal.timeout(HUNG),
    headers: [
      ['apikey', backend.anonKey],
      ['authorization', `Bearer ${as}`],
      ...(hasBody ? [['content-type', 'application/json'] as [string, string]] : []),
      ...headers,
    ],
    ...(hasBody ? { body } : {}),
  })
  return { status: response.status, answer: await response.text() }
}

function report() {
  // oxlint-disable-next-line no-console -- what an hour brought, for the record
  console.info(JSON.stringify({ ...figures, megabytes: memory() }))
}

it(
  'answers every request, below 500 and in bounds',
  async () => {
    await fc.assert(
      fc.asyncProperty(fuzzedRequest, fc.boolean(), async (request, isVisitor) => {
        const { status, answer } = await send(request, isVisitor ? backend.anonKey : token)
        figures.requests += 1
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
        if (MINUTES > 0 && figures.requests % 10_000 === 0) report()
        expect(status, answer.slice(0, 500)).toBeLessThan(500)
        expect(answer.length).toBeLessThan(LARGEST_ANSWER)
      }),
      RUNS,
    )
    const alive = await fetch(`${backend.url}/rest/v1/prayers?select=id&limit=1`, {
      headers: { apikey: backend.anonKey },
    })
    expect(alive.status).toBe(200)
    if (MINUTES > 0) report()
  },
  MINUTES * 60_000 + 300_000,
)
