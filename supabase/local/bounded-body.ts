/** Thrown when a body is longer than its reader accepts. */
export class BodyTooLarge extends Error {
  readonly limit: number

  constructor(limit: number) {
    super(`body longer than ${limit} bytes`)
    this.limit = limit
  }
}

/**
 * The same request with its whole body in memory, so that a slow sender holds up nobody else.
 * @throws BodyTooLarge beyond `limit` bytes.
 */
export async function readWhole(request: Request, limit: number): Promise<Request> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge(limit)
  if (!request.body) return request
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw new BodyTooLarge(limit)
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: Buffer.concat(chunks),
  })
}
