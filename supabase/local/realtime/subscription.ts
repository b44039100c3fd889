/** What one channel listens to in the database, and as whom. */
import type { Binding, ChangeType } from './bindings'
import type { JsonObject } from './json-object'

/** Channels whose tokens carry equal claims share one visibility check per change. */
export interface Identity {
  key: string
  role: string
  claims: JsonObject
}

export interface ResolvedBinding extends Binding {
  /** Table oids, as text. */
  relations: Set<string>
}

export interface Subscription {
  identity: Identity
  bindings: ResolvedBinding[]
  /** `data` is a ChangeData as JSON text. */
  deliver(ids: number[], data: string): void
}

export function identityOf(claims: JsonObject): Identity {
  const role = typeof claims.role === 'string' ? claims.role : 'anon'
  return { key: JSON.stringify(claims), role, claims }
}

export function bindingsFor(
  subscription: Subscription,
  relation: string,
  type: ChangeType,
): ResolvedBinding[] {
  return subscription.bindings.filter(
    (binding) =>
      binding.relations.has(relation) && (binding.event === '*' || binding.event === type),
  )
}
