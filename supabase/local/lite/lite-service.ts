import type { App } from '@supabase/lite'
import type { Mutex } from '../mutex'
import { renameEmailCode } from './email-codes'
import { withEmailRedirect } from './email-redirects'
import { refuseUnreadableJson } from './json-bodies'
import { refuseMalformed } from './malformed-requests'
import { toPlainUpload } from './plain-upload'
import { refusePlannedCount } from './planned-counts'
import { withQuietErrors } from './quiet-errors'
import { refuseBadToken } from './refused-tokens'
import { listOneFolder } from './storage-lists'

/**
 * Answers `/rest/v1`, `/auth/v1` and `/storage/v1`; the request's body must be in memory already.
 *
 * Symptom for `turn`: on PGlite lite opens transactions with BEGIN on the one shared connection and
 * does not wait for a transaction that another request has open, so that two requests at once
 * would run in each other's transaction, with each other's role. Can go when lite locks it.
 */
export function createLiteService(
  app: App,
  turn: Mutex | null,
  verifyToken: (token: string) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refusal =
      refuseMalformed(request) ??
      refusePlannedCount(request) ??
      (await refuseUnreadableJson(request)) ??
      (await refuseBadToken(request, verifyToken))
    if (refusal) return refusal
    const plain = await renameEmailCode(await toPlainUpload(request))
    const answer = () =>
      withQuietErrors(() =>
        withEmailRedirect(plain, () => listOneFolder(plain, (asked) => app.fetch(asked))),
      )
    return turn === null ? answer() : turn.run(answer)
  }
}
