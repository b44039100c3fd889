/**
 * Symptom: lite lists every file whose whole path begins with the prefix, under its whole path; the hosted
 * service lists one folder, files by their name in it and folders as names without an id.
 * Can go when lite lists folders.
 */
const LIST_PATH = /^\/storage\/v1\/object\/list\/[^/]+$/

interface ListedFile {
  name: string
  id: string | null
}

/** Asks lite for one folder and answers with what is directly in it; other requests pass as they are. */
export async function listOneFolder(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST' || !LIST_PATH.test(new URL(request.url).pathname)) {
    return answer(request)
  }
  const text = await request.text()
  const body = JSON.parse(text === '' ? '{}' : text) as { prefix?: unknown }
  const folder = typeof body.prefix === 'string' ? body.prefix.replaceAll(/^\/+|\/+$/g, '') : ''
  const prefix = folder === '' ? '' : `${folder}/`
  const asked = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, prefix }),
  })
  const response = await answer(asked)
  if (!response.ok) return response
  const files = (await response.json()) as ListedFile[]
  return Response.json(direct(files, prefix), { headers: { 'cache-control': 'no-cache' } })
}

function direct(files: ListedFile[], prefix: string): ListedFile[] {
  const entries = new Map<string, ListedFile>()
  for (const file of files) {
    const [name = '', ...deeper] = file.name.slice(prefix.length).split('/')
    const folder = { name, id: null, updated_at: null, created_at: null, metadata: null }
    if (!entries.has(name)) entries.set(name, deeper.length > 0 ? folder : { ...file, name })
  }
  return [...entries.values()]
}
