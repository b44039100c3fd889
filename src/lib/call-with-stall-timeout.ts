import { accessToken } from './auth'
import { backendUrl, publicKey } from './backend'
import type { Database } from './database.types'
import { unwrap } from './errors'
import { uploadFetch } from './upload-fetch'

type Functions = Database['public']['Functions']

/**
 * Calls a database function without arguments whose answer may be long. Like an upload, it may take any time as long
 * as bytes arrive; every other request has REQUEST_TIMEOUT. Throws AppError.
 */
export async function callWithStallTimeout<Name extends keyof Functions>(
  name: Name,
): Promise<NonNullable<Functions[Name]['Returns']>> {
  const token = await accessToken()
  const answer = await uploadFetch(`${backendUrl}/rest/v1/rpc/${name}`, {
    method: 'GET',
    headers: { apikey: publicKey, authorization: `Bearer ${token}` },
  })
  const body = await answer.json()
  const { ok, status } = answer
  return unwrap({ data: ok ? body : null, error: ok ? null : body, status })
}
