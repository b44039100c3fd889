/** Settles when the browser is online again. Null while it is online. */
export function whenOnline(): Promise<void> | null {
  if (navigator.onLine) return null
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
