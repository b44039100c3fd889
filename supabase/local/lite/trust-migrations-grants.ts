/**
 * Symptom: at its first request lite runs `GRANT ALL ON ALL TABLES … TO anon, authenticated` in every
 * schema that has row-level security, which undoes the column grants of the migrations: a user
 * could then set columns that are not theirs to set.
 * Can go when lite leaves grants alone, or has an option for it.
 */
import type { Connection } from '@supabase/lite'

/** Tells the connection that row-level security is on and roles and grants are in place. */
export function trustMigrationsGrants(connection: Connection): void {
  if (Reflect.get(connection, 'rlsState') !== 'unknown') {
    throw new Error('This version of @supabase/lite keeps its grant state elsewhere.')
  }
  Reflect.set(connection, 'rlsState', 'active')
}
