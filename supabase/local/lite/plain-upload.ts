/**
 * Symptom: supabase-js sends an upload as multipart with a nameless file field and its cache time in
 * `cacheControl`; lite looks for a field called `file` (POST) or takes the whole form for the file (PUT).
 * Can go when lite reads the form that storage-js sends.
 */

/** The same upload with the file's bytes as the body; other requests come back unchanged. */
export async function toPlainUpload(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  const isUpload = request.method === 'POST' || request.method === 'PUT'
  if (!isUpload || !type.startsWith('multipart/form-data')) return request
  const form = await request.formData()
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) return new Request(request.url, { method: request.method, headers: request.headers })
  const bytes = await file.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  headers.set('content-length', String(bytes.byteLength))
  const cacheControl = form.get('cacheControl')
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`)
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') {
    headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  }
  return new Request(request.url, { method: request.method, headers, body: bytes })
}
