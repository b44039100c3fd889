import { randomUUID } from 'node:crypto'
import type { LocalDatabase } from '../database'
import { AuthRefusal } from './auth-error'
import type { Caller } from './caller'
import { findChallenge, LIFETIME, rememberMethod, type StoredFactor } from './factor-store'
import { isRightCode } from './one-time-codes'

/** Asks for a code. */
export async function challengeFactor(query: LocalDatabase['query'], factor: StoredFactor) {
  const [made] = await query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id) values ($1)
     returning id, extract(epoch from created_at)::int + ${LIFETIME} as expires_at`,
    [factor.id],
  )
  await query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factor.id])
  return { ...made, type: 'totp' }
}

/** @returns the challenge's id when the code answers it. Throws AuthRefusal. */
async function checkCode(
  query: LocalDatabase['query'],
  factor: StoredFactor,
  body: Record<string, unknown>,
): Promise<string> {
  const code = typeof body['code'] === 'string' ? body['code'] : ''
  if (code === '') throw new AuthRefusal(400, 'validation_failed', 'Code needs to be non-empty')
  const challengeId = typeof body['challenge_id'] === 'string' ? body['challenge_id'] : ''
  const found = await findChallenge(query, factor.id, challengeId)
  if (!found) {
    const unknown = 'MFA factor with the provided challenge ID not found'
    throw new AuthRefusal(422, 'mfa_factor_not_found', unknown)
  }
  // The hosted service has no word of its own for a challenge that was answered already.
  if (found.verified_at !== null) {
    const used = 'Challenge and verify IP addresses mismatch'
    throw new AuthRefusal(422, 'mfa_ip_address_mismatch', used)
  }
  if (found.is_expired) {
    const late =
      'MFA challenge has expired, verify against another challenge or create a new challenge.'
    throw new AuthRefusal(422, 'mfa_challenge_expired', late)
  }
  if (!isRightCode(factor.secret, code))
    throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  return challengeId
}

/**
 * Takes a code: the session becomes aal2, and the person's less sure sessions and unfinished factors end.
 * @returns the session's new refresh token; the old one can not become aal2. Throws AuthRefusal.
 */
export async function verifyFactor(
  database: LocalDatabase,
  caller: Caller,
  factor: StoredFactor,
  body: Record<string, unknown>,
): Promise<string> {
  const refreshToken = randomUUID()
  await database.transaction(async (query) => {
    const challengeId = await checkCode(query, factor, body)
    await query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId])
    await query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    )
    await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      caller.userId,
    ])
    await rememberMethod(query, caller.sessionId, 'totp', factor.id)
    await query(`update auth.sessions set aal = 'aal2' where id = $1`, [caller.sessionId])
    await query(
      `delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'`,
      [caller.userId, caller.sessionId],
    )
    await query('delete from auth.refresh_tokens where session_id = $1', [caller.sessionId])
    await query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)`,
      [randomUUID(), refreshToken, caller.userId, caller.sessionId],
    )
  })
  return refreshToken
}
