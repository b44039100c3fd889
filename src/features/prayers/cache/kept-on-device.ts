/** What is kept on the device: heads of lists, prayers that were opened, and those that somebody liked or collected. */
export type Kind = 'list' | 'read' | 'chosen' | 'liked'

/** Changes with the shape of what is kept: what an older version of the site kept is not read. */
export const KEPT_VERSION = 2

/** What everything kept says of itself. */
export interface Kept {
  readonly version: number
  /** When it was read from the server, as `Date.now()`. */
  readonly readAt: number
}

/** The beginning of the storage keys of what one viewer read. */
export function keptPrefix(kind: Kind, viewerId: string | null): string {
  return `${kind}.${viewerId ?? 'visitor'}.`
}

/** Whether something was kept by this version of the site, and not longer ago than `oldest`, in milliseconds. */
export function isCurrent(kept: Partial<Kept> | null, oldest: number): boolean {
  const age = Date.now() - (kept?.readAt ?? 0)
  return kept?.version === KEPT_VERSION && age >= 0 && age < oldest
}
