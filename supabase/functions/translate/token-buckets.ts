/** How much a bucket holds and how fast it fills. */
export interface BucketSize {
  /** Requests that may come at once. */
  readonly burst: number
  /** Requests that become free each second. */
  readonly perSecond: number
}

interface Bucket {
  tokens: number
  /** Milliseconds. */
  filledAt: number
}

/** Buckets kept at a time; beyond it the one unused for longest is forgotten, so memory stays bounded. */
const MAX_BUCKETS = 10_000

/** Token buckets by key, in this instance's memory. */
export class TokenBuckets {
  readonly #size: BucketSize
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** @param now milliseconds that never run backwards */
  constructor(size: BucketSize, now: () => number) {
    this.#size = size
    this.#now = now
  }

  /** Takes one token. @returns 0 when there was one, else the whole seconds until there is. */
  take(key: string): number {
    const { burst, perSecond } = this.#size
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now }
    // Taken out and put back in: a Map keeps the order of insertion, so the first key is the stalest.
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MAX_BUCKETS) {
      for (const stalest of this.#buckets.keys()) {
        this.#buckets.delete(stalest)
        break
      }
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
    bucket.filledAt = now
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1
      return 0
    }
    return Math.ceil((1 - bucket.tokens) / perSecond)
  }
}
