import type { App } from '@supabase/lite'
import type { Turns } from '../store'
import { boundAnswer } from './bounded-answers'
import { brokeOff } from './broken-engine'
import { refuseUnbounded } from './bounded-requests'
import { renameEmailCode } from './email-codes'
import { withEmailRedirect } from './email-redirects'
import { refuseUnreadableJson } from './json-bodies'
import { refuseMalformed } from './malformed-requests'
import { refuseNestedBody } from './nested-bodies'
import { toPlainUpload } from './plain-upload'
import { refusePlannedCount } from './planned-counts'
import { withQuietErrors } from './quiet-errors'
import { refuseBadToken } from './refused-tokens'
import { listOneFolder } from './storage-lists'
import { withStorageRefusals } from './storage-refusals'
import { blameRequest } from './unread-requests'
import { refuseUnwritableText } from './unwritable-bodies'

/**
 * Answers `/rest/v1`, `/auth/v1` and `/storage/v1`; the request's body must be in memory already.
 *
 * Symptom for `turns`: on PGlite lite opens transactions with BEGIN on the one shared connection and
 * does not wait for a transaction that another request has open, so that two requests at once
 * would run in each other's transaction, with each other's role. A statement that breaks off
 * between driver and database leaves such a transaction open. Can go when lite locks it, and ends what it began.
 */
export function createLiteService(
  app: App,
  turns: Turns | null,
  verifyToken: (token: string) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refusal =
      refuseUnbounded(request) ??
      refuseMalformed(request) ??
      refusePlannedCount(request) ??
      (await refuseNestedBody(request)) ??
      (await refuseUnwritableText(request)) ??
      (await refuseUnreadableJson(request)) ??
      (await refuseBadToken(request, verifyToken))
    if (refusal) return refusal
    const plain = await renameEmailCode(await toPlainUpload(request))
    const answer = () =>
      withQuietErrors(() =>
        withEmailRedirect(plain, () =>
          listOneFolder(plain, async (asked) =>
            boundAnswer(
              asked,
              await blameRequest(
                asked,
                await withStorageRefusals(asked, async () => app.fetch(asked)),
              ),
            ),
          ),
        ),
      )
    if (turns === null) return answer()
    return turns.run(async () => {
      const response = await answer()
      if (response.status >= 400) await turns.endTransaction()
      const fault = turns.fault()
      return fault === null ? response : brokeOff(fault)
    })
  }
}
