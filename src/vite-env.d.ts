/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the Supabase project; empty when the backend answers on the page's own origin. */
  readonly VITE_SUPABASE_URL: string
  /** The public key of that project. */
  readonly VITE_SUPABASE_ANON_KEY: string
}
