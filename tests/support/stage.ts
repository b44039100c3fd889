import { randomUUID } from 'node:crypto'
import type { LocalDatabase } from '../../supabase/local/database'

/** One party before the database. Every statement runs with its role and its claims. */
export interface Persona {
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>
  /** How the database refuses the statement; throws when it does not refuse. */
  refusal(sql: string, parameters?: unknown[]): Promise<Refusal>
  /** What the statement answers, rows or refusal; whatever it did is undone. */
  attempt(sql: string, parameters?: unknown[]): Promise<unknown[] | Refusal>
}

interface Refusal {
  code: string
  message: string
}

/** The parties of one scene. All of them see the same transaction, which is rolled back at the end. */
export interface Stage {
  /** Arranges scenes and looks behind the policies. */
  tableOwner: Persona
  anon: Persona
  service: Persona
  /** A signed-in session; `aal1` gave the password only, `aal2` the code of a second factor too. */
  user(id: string, assurance?: 'aal1' | 'aal2', claims?: Record<string, unknown>): Persona
  /** A session of an account that its project made a moderator. */
  moderator(id: string, assurance?: 'aal1' | 'aal2'): Persona
  /** Puts an authenticator app into use for an account; until then it is only being set up. */
  addFactor(id: string, status?: 'verified' | 'unverified'): Promise<void>
  /** A new account with the profile that sign-up gives it; answers with its id. */
  signUp(username?: string): Promise<string>
  /** A new prayer, made by the owner of the tables; answers with its id. */
  addPrayer(fields?: Record<string, unknown>): Promise<string>
}

const NIL_CLAIMS = { role: 'anon' }

class Rollback extends Error {}

/** Plays one scene in a transaction and rolls it back, so that scenes can not disturb each other. */
export async function playScene(
  database: LocalDatabase,
  scene: (stage: Stage) => Promise<void>,
): Promise<void> {
  try {
    await database.transaction(async (query) => {
      await scene(makeStage(query))
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
}

/** The parties over one transaction's `query`; for scenes that are to stay, which a test then removes itself. */
export function makeStage(query: LocalDatabase['query']): Stage {
  const tableOwner = makePersona(query, null, NIL_CLAIMS)
  const user: Stage['user'] = (id, aal = 'aal1', claims = {}) =>
    makePersona(query, 'authenticated', { role: 'authenticated', sub: id, aal, ...claims })
  return {
    tableOwner,
    anon: makePersona(query, 'anon', NIL_CLAIMS),
    service: makePersona(query, 'service_role', { role: 'service_role' }),
    user,
    moderator: (id, aal) => user(id, aal, { app_metadata: { role: 'moderator' } }),
    async addFactor(id, status = 'verified') {
      await tableOwner.query(
        `insert into auth.mfa_factors (user_id, friendly_name, secret, status) values ($1, $2, 'S', $2)`,
        [id, status],
      )
    },
    async signUp(username) {
      const id = randomUUID()
      await tableOwner.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@example.org`,
      ])
      if (username !== undefined)
        await tableOwner.query('update public.profiles set username = $2 where id = $1', [
          id,
          username,
        ])
      return id
    },
    async addPrayer(fields = {}) {
      const row = { ...A_PRAYER, ...fields }
      const names = Object.keys(row)
      const made = await tableOwner.query<{ id: string }>(
        `insert into public.prayers (${names.join(', ')})
         values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(row),
      )
      return onlyRow(made).id
    },
  }
}

/** The least that a prayer needs. */
export const A_PRAYER = {
  title: 'A prayer for peace',
  short_text: 'May there be peace.',
  tradition: 'Universal',
  category: 'Peace',
}

/** The single row of an answer; throws when there is another number of rows. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length !== 1) throw new Error(`Not one row but ${rows.length}.`)
  return row
}

function makePersona(
  query: LocalDatabase['query'],
  role: string | null,
  claims: Record<string, unknown>,
): Persona {
  const enter = () =>
    query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role ?? 'none',
      JSON.stringify(claims),
    ])
  const attempt = async (sql: string, parameters?: unknown[]) => {
    await query('savepoint before_attempt')
    await enter()
    const answer = await query(sql, parameters).catch(toRefusal)
    await query('rollback to savepoint before_attempt')
    return answer
  }
  return {
    attempt,
    async query<Row>(sql: string, parameters?: unknown[]) {
      await enter()
      const rows = await query<Row>(sql, parameters)
      if (role !== null) await query('reset role')
      return rows
    },
    async refusal(sql, parameters) {
      const answer = await attempt(sql, parameters)
      if (Array.isArray(answer)) throw new Error(`Not refused: ${sql}`)
      return answer
    },
  }
}

function toRefusal(error: unknown): Refusal {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error
  return { code: error.code, message: error.message }
}
