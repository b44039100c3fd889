/**
 * Symptom: lite writes a stack trace to the console for every request that a client got wrong (an
 * unknown column, a malformed filter), as loud as for faults of its own.
 * Can go when lite logs through a driver, or only what it answers with 500.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const heldBack = new AsyncLocalStorage<unknown[][]>()
let isInstalled = false

/** Runs `work`; what it writes to `console.error` is shown only if the answer is a 5xx. */
export async function withQuietErrors(work: () => Promise<Response>): Promise<Response> {
  install()
  const lines: unknown[][] = []
  const response = await heldBack.run(lines, work)
  // oxlint-disable-next-line no-console -- a fault of the backend itself must be seen
  if (response.status >= 500) for (const line of lines) console.error(...line)
  return response
}

function install(): void {
  if (isInstalled) return
  isInstalled = true
  // oxlint-disable-next-line no-console -- the one place that stands between lite and the console
  const write = console.error.bind(console)
  // oxlint-disable-next-line no-console -- the same place
  console.error = (...line: unknown[]) => {
    const lines = heldBack.getStore()
    if (lines) lines.push(line)
    else write(...line)
  }
}
