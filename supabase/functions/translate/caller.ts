import type { Environment } from './environment.ts'
import { TokenBuckets, type BucketSize } from './token-buckets.ts'
import { createUserCheck } from './user-check.ts'

/**
 * Set by Cloudflare, which stands before every hosted project, to the address that connected to it; what a caller sends under
 * this name is overwritten. X-Forwarded-For and X-Real-IP hold what callers invent. The embedded backend sets it likewise.
 */
const CONNECTING_ADDRESS = 'cf-connecting-ip'

/** Callers without an address share one allowance: where the gateway names nobody, nobody gets more by that. */
function addressOf(headers: Headers): string {
  return `address ${headers.get(CONNECTING_ADDRESS)?.trim() || 'unknown'}`
}

/**
 * Tells whom a request is counted for: the person whose token the auth service vouches for, else the address. A person's
 * allowance is their own at every address, and nobody else can spend it. How many unknown tokens of one address are looked at is
 * limited as well; what is beyond counts for the address.
 */
export function createCallerFinder(environment: Environment, now: () => number, rate: BucketSize) {
  const lookedAt = new TokenBuckets(rate, now)
  const check = createUserCheck(environment, now)

  return async function findCaller(headers: Headers): Promise<string> {
    const address = addressOf(headers)
    const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (token === undefined) return address
    const known = await check.known(token)
    if (known !== undefined) return known === null ? address : `user ${known}`
    if (lookedAt.take(address) > 0) return address
    const user = await check.ask(token)
    return user === null ? address : `user ${user}`
  }
}
