/** What becomes of work whose name another window's work has at the moment: it waits for its turn, or is left undone. */
export type WhenHeld = 'wait' | 'leave'

/**
 * Runs `work` while no other window of the app on this device runs work of the same name. Resolves and rejects as `work`
 * does; with undefined where it was left undone. Browsers that know no locks, such as at an address without encryption, run
 * it at once.
 */
export async function withDeviceLock<Result>(
  name: string,
  whenHeld: WhenHeld,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // Against the type: pages that are not secure have no locks, and Node 20 has no navigator.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return work()
  return locks.request(`orison.${name}`, { ifAvailable: whenHeld === 'leave' }, (lock) =>
    lock ? work() : undefined,
  )
}
