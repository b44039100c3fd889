import type { StorageClient as Real } from '@supabase/storage-js'

type RealClient = typeof Real
type Arguments = ConstructorParameters<RealClient>

/**
 * The placeholder that the build puts where supabase-js constructs its StorageClient, which only uploading needs (7 kB gzip). It
 * remembers what it was made with; `openStorage` puts the real one in its place.
 */
export class StorageClient {
  readonly isDeferred = true
  readonly constructedWith: Arguments

  constructor(...constructedWith: Arguments) {
    this.constructedWith = constructedWith
  }
}

/** Re-exported by supabase-js. The real one cannot be thrown before it is loaded. */
export class StorageApiError extends Error {}
