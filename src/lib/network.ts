/** Settles when the browser has a network again. Null while it has one: then there is nothing to wait for. */
export function networkReturns(): Promise<void> | null {
  if (navigator.onLine) return null
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
