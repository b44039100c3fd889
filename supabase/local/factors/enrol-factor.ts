import type { LocalDatabase } from '../database'
import { AuthRefusal } from './auth-error'
import type { Caller } from './caller'
import { factorsOf, LIFETIME } from './factor-store'
import { makeSecret } from './one-time-codes'

/** Most factors that one person may have begun or confirmed, as on the hosted service. */
const MOST_FACTORS = 10

/** Makes an unconfirmed factor and tells its secret, once. Throws AuthRefusal. */
export async function enrolFactor(
  query: LocalDatabase['query'],
  caller: Caller,
  body: Record<string, unknown>,
  issuer: string,
) {
  if (body['factor_type'] !== 'totp')
    throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp')
  const name = typeof body['friendly_name'] === 'string' ? body['friendly_name'] : ''
  await query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
     and created_at < now() - make_interval(secs => ${LIFETIME})`,
    [caller.userId],
  )
  await refuseSurplus(query, caller, name)
  const wished = typeof body['issuer'] === 'string' && body['issuer'] ? body['issuer'] : issuer
  const { secret, uri, qrCode } = await makeSecret(wished, caller.email)
  const [factor] = await query<{ id: string }>(
    'insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, $2, $3) returning id',
    [caller.userId, name, secret],
  )
  const totp = { qr_code: qrCode, secret, uri }
  return { id: factor?.id, type: 'totp', friendly_name: name, totp }
}

async function refuseSurplus(
  query: LocalDatabase['query'],
  caller: Caller,
  name: string,
): Promise<void> {
  const known = await factorsOf(query, caller.userId)
  if (known.length >= MOST_FACTORS) {
    const full = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors', full)
  }
  if (known.some(({ friendly_name }) => friendly_name === name)) {
    const taken = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthRefusal(422, 'mfa_factor_name_conflict', taken)
  }
  if (caller.assurance === 'aal1' && known.some(({ status }) => status === 'verified'))
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
