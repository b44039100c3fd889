/**
 * Symptom: lite refuses `verifyOtp({ email, token, type: 'email' })`, the type that supabase-js documents
 * for codes in e-mails and that the auth form uses.
 * Can go when lite knows the type `email`. Its `magiclink` looks in the same two places.
 */

/** The same verification under a name that lite knows; other requests come back unchanged. */
export async function renameEmailCode(request: Request): Promise<Request> {
  const url = new URL(request.url)
  if (url.pathname !== '/auth/v1/verify') return request
  if (request.method === 'GET' && url.searchParams.get('type') === 'email') {
    url.searchParams.set('type', 'magiclink')
    return new Request(url, { headers: request.headers })
  }
  if (request.method !== 'POST') return request
  const text = await request.clone().text()
  const body = JSON.parse(text === '' ? '{}' : text) as { type?: unknown }
  if (body.type !== 'email') return request
  return new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, type: 'magiclink' }),
  })
}
