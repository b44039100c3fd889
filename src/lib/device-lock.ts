/**
 * Runs `work` while no other window of the app on this device runs work of the same name; those wait for their turn.
 * Resolves and rejects as `work` does. Browsers that know no locks, such as at an address without encryption, run it at
 * once.
 */
export function withDeviceLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Against the type: pages that are not secure have no locks, and Node 20 has no navigator.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks ? locks.request(`orison.${name}`, work) : work()
}
