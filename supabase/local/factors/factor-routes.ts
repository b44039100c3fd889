import type { LocalDatabase } from '../database'
import { AuthRefusal } from './auth-error'
import type { Caller } from './caller'
import { enrolFactor } from './enrol-factor'
import { findFactor, type StoredFactor } from './factor-store'
import { challengeFactor, verifyFactor } from './verify-factor'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface FactorCall {
  caller: Caller
  method: string
  /** What follows `/auth/v1/factors/`: the factor's id and the action. */
  path: readonly string[]
  body: Record<string, unknown>
}

export interface FactorRoutesOptions {
  database: LocalDatabase
  /** Names the service in authenticator apps. */
  issuer: string
  /** The answer that signing in gives, made from a refresh token. */
  refresh: (refreshToken: string) => Promise<unknown>
}

/** The addresses of second factors: enrol, challenge, verify, remove. Rejects with AuthRefusal. */
export function createFactorRoutes({
  database,
  issuer,
  refresh,
}: FactorRoutesOptions): (call: FactorCall) => Promise<unknown> {
  const query: LocalDatabase['query'] = (sql, given) => database.query(sql, given)

  return async ({ caller, method, path: [factorId, action], body }) => {
    if (factorId === undefined && method === 'POST') return enrolFactor(query, caller, body, issuer)
    const factor = await ownFactor(query, caller, factorId ?? '')
    if (action === undefined && method === 'DELETE') return removeFactor(query, caller, factor)
    if (action === 'challenge' && method === 'POST') return challengeFactor(query, factor)
    if (action === 'verify' && method === 'POST')
      return refresh(await verifyFactor(database, caller, factor, body))
    throw notFound()
  }
}

function notFound(): AuthRefusal {
  return new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
}

async function ownFactor(
  query: LocalDatabase['query'],
  caller: Caller,
  factorId: string,
): Promise<StoredFactor> {
  if (!UUID.test(factorId))
    throw new AuthRefusal(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = await findFactor(query, caller.userId, factorId)
  if (!factor) throw notFound()
  return factor
}

/** Sessions that gave this factor's code fall back to aal1 with their next refresh. */
async function removeFactor(
  query: LocalDatabase['query'],
  caller: Caller,
  factor: StoredFactor,
): Promise<{ id: string }> {
  if (factor.status === 'verified' && caller.assurance !== 'aal2')
    throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  await query(
    `update auth.sessions set aal = 'aal1'
     where id in (select session_id from auth.mfa_amr_claims where factor_id = $1)`,
    [factor.id],
  )
  await query('delete from auth.mfa_amr_claims where factor_id = $1', [factor.id])
  await query('delete from auth.mfa_factors where id = $1', [factor.id])
  return { id: factor.id }
}
