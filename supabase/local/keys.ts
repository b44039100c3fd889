/**
 * The public key of every embedded backend, as a hosted project's publishable key: it names the
 * role `anon` and opens nothing that row-level security does not.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_orison_local_backend'

/** Secrets of one data folder; never leave this machine. */
export interface Secrets {
  jwtSecret: string
  /** Key of the role `service_role`, which passes row-level security. */
  serviceKey: string
}
