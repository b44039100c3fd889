import { accessToken } from './auth'
import { backendFetch, publicKey } from './backend'

/** Sends a request to the backend in the name of whoever looks at the page: a person, or a visitor. */
export const viewerFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('apikey', publicKey)
  headers.set('Authorization', `Bearer ${await accessToken()}`)
  return backendFetch(input, { ...init, headers })
}
