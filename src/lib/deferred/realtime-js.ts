import type { RealtimeClient as Real } from '@supabase/realtime-js'

type RealClient = typeof Real
type Arguments = ConstructorParameters<RealClient>

/**
 * The placeholder that the build puts where supabase-js constructs its RealtimeClient, so that the first screen need not load it
 * (17 kB gzip). It remembers what it was made with; `openRealtime` puts the real one in its place.
 */
export class RealtimeClient {
  readonly isDeferred = true
  readonly endpoint: Arguments[0]
  readonly options: Arguments[1]

  constructor(endpoint: Arguments[0], options: Arguments[1]) {
    this.endpoint = endpoint
    this.options = options
  }

  /** supabase-js tells each new token; the real client asks for the current one when it joins. */
  setAuth(): Promise<void> {
    return Promise.resolve()
  }
}
