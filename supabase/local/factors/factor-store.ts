import type { LocalDatabase } from '../database'

/** A factor as `GET /user` and every session show it; never with its secret. */
export interface ShownFactor {
  id: string
  friendly_name: string
  factor_type: string
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

export interface StoredFactor extends ShownFactor {
  user_id: string
  secret: string
}

export interface Challenge {
  id: string
  verified_at: string | null
  is_expired: boolean
}

export interface AuthenticationMethod {
  method: string
  /** Unix seconds. */
  timestamp: number
}

/** Seconds that a challenge, and a factor nobody confirmed, live. */
export const LIFETIME = 300

type Query = LocalDatabase['query']

const SHOWN = 'id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at'

/** Oldest first. */
export function factorsOf(query: Query, userId: string): Promise<ShownFactor[]> {
  return query<ShownFactor>(
    `select ${SHOWN} from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
}

/** A factor of this person and of nobody else. */
export async function findFactor(
  query: Query,
  userId: string,
  factorId: string,
): Promise<StoredFactor | null> {
  const [factor] = await query<StoredFactor>(
    `select ${SHOWN}, user_id, secret from auth.mfa_factors where id = $1 and user_id = $2`,
    [factorId, userId],
  )
  return factor ?? null
}

export async function findChallenge(
  query: Query,
  factorId: string,
  challengeId: string,
): Promise<Challenge | null> {
  const [challenge] = await query<Challenge>(
    `select id, verified_at, created_at < now() - make_interval(secs => ${LIFETIME}) as is_expired
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [challengeId, factorId],
  )
  return challenge ?? null
}

/** How a session was signed into, newest first; password when nothing else is known. */
export async function methodsOf(query: Query, sessionId: string): Promise<AuthenticationMethod[]> {
  return query<AuthenticationMethod>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
}

export async function rememberMethod(
  query: Query,
  sessionId: string,
  method: string,
  factorId: string | null = null,
): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, factor_id) values ($1, $2, $3)
     on conflict (session_id, authentication_method) do update set updated_at = now(), factor_id = $3`,
    [sessionId, method, factorId],
  )
}
