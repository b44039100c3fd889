import type postgres from 'postgres'

/** Who asks: a visitor, or the person with this id. */
export type Viewer = { role: 'anon' } | { role: 'authenticated'; sub: string }

export const VISITOR: Viewer = { role: 'anon' }

/** Enters the role as PostgREST does: for one transaction, with the claims of the token beside it. */
export async function enter(sql: postgres.TransactionSql, viewer: Viewer): Promise<void> {
  const claims = JSON.stringify({ ...viewer, aal: 'aal1' })
  await sql`select set_config('search_path', 'public, extensions', true),
    set_config('role', ${viewer.role}, true), set_config('request.jwt.claims', ${claims}, true)`
}
