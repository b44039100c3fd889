import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { headersFor } from './hosting-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Small already, in its own way. */
const IS_COMPRESSED = /\.(png|ico|woff2)$/

/** What every address without a file begins with. A site that renders no pages while it is built has index.html for that. */
const SHELLS = ['shell.html', 'index.html']

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The file of a built site that answers an address: the file itself, the page in a folder of that name, or the shell. */
export function fileAt(site: string, pathname: string): string {
  let path = ''
  try {
    path = resolve(site, `.${decodeURIComponent(pathname)}`)
  } catch {
    // No address of a file.
  }
  const isInside = path === resolve(site) || path.startsWith(resolve(site) + sep)
  // What begins with a dot or an underscore is for hosts and tools, not for visitors.
  const isPublic = isInside && !/^.?_|[\\/]\./.test(path.slice(resolve(site).length))
  const found = isPublic && [path, join(path, 'index.html')].find(isFile)
  return found || (SHELLS.map((name) => join(site, name)).find(isFile) ?? join(site, 'index.html'))
}

/** Nearly as small as hosts make it, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const COMPRESSIONS = [
  { name: 'br', compress: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI) },
  { name: 'gzip', compress: (bytes: Buffer) => promisify(gzip)(bytes) },
]

/** What a browser can unpack, the best first; undefined for whoever asks for the bytes as they are. */
function compressionFor({ headers }: IncomingMessage) {
  const accepted = String(headers['accept-encoding']).split(/[,;\s]+/)
  return COMPRESSIONS.find(({ name }) => accepted.includes(name))
}

/**
 * Answers every GET and HEAD from a built site as a host does that serves a folder of files: compressed, with an ETag,
 * and with the headers of the site's `_headers`. Calls `next` for all else.
 */
export function serveSite(site: string) {
  const compressed = new Map<string, Promise<Buffer>>()
  const headersFile = join(site, '_headers')
  const headersText = existsSync(headersFile) ? readFile(headersFile, 'utf8') : ''

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site')
    const file = fileAt(site, pathname)
    const { mtimeMs, size } = statSync(file)
    const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    outgoing.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of Object.entries(headersFor(await headersText, pathname)))
      outgoing.setHeader(name, value)
    outgoing.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    outgoing.setHeader('ETag', etag)
    outgoing.setHeader('Vary', 'Accept-Encoding')
    if (incoming.headers['if-none-match'] === etag) {
      outgoing.writeHead(304).end()
      return
    }
    let body: Promise<Buffer> = readFile(file)
    const compression = IS_COMPRESSED.test(file) ? undefined : compressionFor(incoming)
    if (compression) {
      const key = `${compression.name} ${file} ${etag}`
      body = compressed.get(key) ?? body.then(compression.compress)
      compressed.set(key, body)
      outgoing.setHeader('Content-Encoding', compression.name)
    }
    const bytes = await body
    outgoing.setHeader('Content-Length', bytes.length)
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
  }

  type Next = (error?: unknown) => void
  async function answerOrPass(incoming: IncomingMessage, outgoing: ServerResponse, next: Next) {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      next()
      return
    }
    try {
      await answer(incoming, outgoing)
    } catch (error) {
      next(error)
    }
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) =>
    void answerOrPass(incoming, outgoing, next)
}
