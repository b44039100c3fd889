/**
 * Symptom: lite's storage answers 500 "Internal server error" to what a policy raises, where the hosted service hands on the
 * sentence.
 * Can go when lite's storage answers with the database's message.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '@supabase/lite'
import { jsonAnswer } from '../answers'

interface Raised {
  code: string
  message: string
}

const heard = new AsyncLocalStorage<{ raised: Raised | null }>()

/** Lets `withStorageRefusals` hear what the database raises for the person (codes PTnnn). */
export function hearRefusals(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    const normal = normalize(error)
    const holder = heard.getStore()
    if (holder && isRaised(normal)) holder.raised = normal
    return normal
  }
}

/** Runs `work`; a 500 of the storage for something that was raised becomes an answer with its status and sentence. */
export async function withStorageRefusals(
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/storage/v1/')) return work()
  const holder: { raised: Raised | null } = { raised: null }
  const response = await heard.run(holder, work)
  if (response.status !== 500 || holder.raised === null) return response
  const { code, message } = holder.raised
  const statusCode = code.slice(2)
  return jsonAnswer(Number(statusCode), { statusCode, error: code, message })
}

function isRaised(error: unknown): error is Raised {
  return error instanceof Error && 'code' in error && /^PT4\d\d$/.test(String(error.code))
}
