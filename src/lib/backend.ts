import { takeEarlyAnswer } from './early-answer'
import { createFetchWithTimeout } from './fetch-with-timeout'

/** The build, which renders pages without a browser, does not know where they will stand. */
const pageOrigin = import.meta.env.SSR ? 'http://origin.invalid' : window.location.origin

/** Without an address of its own the backend answers on the page's origin. */
export const backendUrl = import.meta.env.VITE_SUPABASE_URL || pageOrigin

/** The key that every request names. It is public: row-level security decides what may be read. */
export const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY

/** Sends a request to the backend, with a timeout. */
export const backendFetch: typeof fetch = createFetchWithTimeout({
  fetch: (...request) => takeEarlyAnswer(...request) ?? fetch(...request),
  upload: async (...request) => (await import('./upload-fetch')).uploadFetch(...request),
  now: () => performance.now(),
})
