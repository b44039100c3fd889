import type { Environment } from './environment.ts'

/** How long an answer of the auth service counts, in milliseconds: a session that ends is noticed soon. */
const REMEMBERED_FOR = 60_000
/** Answers kept at a time; beyond it the oldest goes. */
const MOST_REMEMBERED = 5_000
const AUTH_TIMEOUT_MS = 2_000

interface Remembered {
  readonly user: string | null
  readonly until: number
}

/** Whose tokens are whose, by the word of the auth service. */
export interface UserCheck {
  /** What was answered lately: the user's id, null for a token of nobody; undefined when it was not asked. */
  known(token: string): Promise<string | null | undefined>
  /** Asks the auth service. Null for every token that it does not vouch for, and when it can not be reached. */
  ask(token: string): Promise<string | null>
}

async function hash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** API keys travel where tokens do and are nobody's; only signed tokens of three parts are worth a question. */
function mayNameUser(token: string, environment: Environment): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && token !== environment('SUPABASE_ANON_KEY')
}

async function askAuth(token: string, environment: Environment): Promise<string | null> {
  const url = environment('SUPABASE_URL')
  const key = environment('SUPABASE_ANON_KEY')
  if (!url || !key) return null
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/auth/v1/user`, {
      headers: { apikey: key, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
    })
    const user: unknown = await response.json()
    if (!response.ok || typeof user !== 'object' || user === null || !('id' in user)) return null
    return typeof user.id === 'string' ? user.id : null
  } catch {
    return null
  }
}

/** A check that works with every kind of signing key, because the service that signs is asked. */
export function createUserCheck(environment: Environment, now: () => number): UserCheck {
  const remembered = new Map<string, Remembered>()
  return {
    async known(token) {
      if (!mayNameUser(token, environment)) return null
      const entry = remembered.get(await hash(token))
      return entry && entry.until > now() ? entry.user : undefined
    },
    async ask(token) {
      const user = await askAuth(token, environment)
      const key = await hash(token)
      remembered.delete(key)
      remembered.set(key, { user, until: now() + REMEMBERED_FOR })
      const [oldest] = remembered.keys()
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      return user
    },
  }
}
