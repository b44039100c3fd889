/** The first page has the network to itself; what is kept on the device is fetched afterwards. In milliseconds. */
const AFTER_FIRST_PAGE = 3000

/** Calls back when the page has loaded and the browser has nothing to do. Returns the function that takes it back. */
export function whenIdle(work: () => void): () => void {
  let isOver = false
  const waitForRest = () =>
    setTimeout(() => {
      // Not every browser has requestIdleCallback.
      const start = () => isOver || work()
      if ('requestIdleCallback' in window) window.requestIdleCallback(start)
      else start()
    }, AFTER_FIRST_PAGE)
  if (document.readyState === 'complete') waitForRest()
  else window.addEventListener('load', waitForRest, { once: true })
  return () => (isOver = true)
}

/** Somebody who asked to be spared data is given nothing that they did not open. */
export function isDataSpared(): boolean {
  return (
    (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  )
}
