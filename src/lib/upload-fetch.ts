/** An upload may take as long as it needs; without a sign of life for this many milliseconds it is given up. */
const STALLED_AFTER = 9000

/**
 * Sends a form by XMLHttpRequest, which unlike `fetch` tells when bytes have left. Rejects like `fetch` does.
 * Sending may take its time; a stall, also of the answer, ends it.
 */
export const uploadFetch: typeof fetch = (input, init = {}) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const keepWaiting = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALLED_AFTER)
    }
    request.open(init.method ?? 'POST', input instanceof Request ? input.url : input)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', keepWaiting)
    request.addEventListener('progress', keepWaiting)
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? 'application/json'
      const { status, statusText } = request
      resolve(
        new Response(request.responseText || null, {
          status,
          statusText,
          headers: { 'content-type': type },
        }),
      )
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was given up.', 'AbortError')),
    )
    request.addEventListener('loadend', () => clearTimeout(stall))
    init.signal?.addEventListener('abort', () => request.abort())
    keepWaiting()
    request.send(init.body instanceof FormData ? init.body : null)
  })
