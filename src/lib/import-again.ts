/** Files that did not load in this page, by their addresses. */
const failed = new Set<string>()
/** Requests of such files under another address. */
const requests = new Map<string, Promise<unknown>>()

function requestAgain(address: string): Promise<unknown> {
  const known = requests.get(address)
  if (known) return known
  const request = import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
  requests.set(address, request)
  request.catch(() => requests.delete(address))
  return request
}

/**
 * Imports a file of the app; the build calls it in place of `import()` (app/build/import-again-plugin.ts). A browser may keep the failure
 * of an import for as long as the page is open (the module map of the HTML standard; Chromium from 150 on). So a file that
 * did not load is next requested under an address that the browser does not know.
 * @param file relative to `from`, the address of the file that asks for it
 */
function importAgain(file: string, from: string): Promise<unknown> {
  const address = new URL(file, from).href
  if (failed.has(address)) return requestAgain(address)
  return import(/* @vite-ignore */ address).catch((error: unknown) => {
    failed.add(address)
    throw error
  })
}

Object.assign(globalThis, { importAgain })
