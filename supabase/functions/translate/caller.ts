import type { Environment } from './environment.ts'
import { TokenBuckets, type BucketSize } from './token-buckets.ts'
import { createUserCheck } from './user-check.ts'

/**
 * Set by Cloudflare, which stands before every hosted project, to the address that connected to it; what a caller sends under
 * this name is overwritten. X-Forwarded-For and X-Real-IP hold what callers invent. The embedded backend sets it likewise.
 */
const CONNECTING_ADDRESS = 'cf-connecting-ip'

/** Whom a request is counted for. */
export interface Caller {
  readonly kind: 'person' | 'address'
  /** Unlike every other caller's, of either kind. */
  readonly key: string
}

const person = (id: string): Caller => ({ kind: 'person', key: `user ${id}` })

/** Callers without an address share one allowance: where the gateway names nobody, nobody gets more by that. */
function addressOf(headers: Headers): Caller {
  const address = headers.get(CONNECTING_ADDRESS)?.trim() || 'unknown'
  return { kind: 'address', key: `address ${networkOf(address)}` }
}

/** One household has four billion times four billion addresses of IPv6, which begin alike: those count as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const groups = before === '' ? [] : before.split(':')
  const rest = after === undefined || after === '' ? [] : after.split(':')
  // An address of IPv4 written as one of IPv6 counts by itself.
  if (rest.at(-1)?.includes('.')) return rest.at(-1) ?? address
  const left = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array<string>(left).fill('0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Tells whom a request is counted for: the person whose token the auth service vouches for, else the address. A person's
 * allowance is their own at every address, and nobody else can spend it. How many unknown tokens of one address are looked at is
 * limited as well; what is beyond counts for the address.
 */
export function createCallerFinder(environment: Environment, now: () => number, rate: BucketSize) {
  const lookedAt = new TokenBuckets(rate, now)
  const check = createUserCheck(environment, now)

  return async function findCaller(headers: Headers): Promise<Caller> {
    const address = addressOf(headers)
    const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (token === undefined) return address
    const known = await check.known(token)
    if (known !== undefined) return known === null ? address : person(known)
    if (lookedAt.take(address.key) > 0) return address
    const user = await check.ask(token)
    return user === null ? address : person(user)
  }
}
