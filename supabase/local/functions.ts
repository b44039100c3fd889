import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { jsonAnswer } from './answers'
import { SUPABASE_FOLDER } from './project-files'

export interface FunctionsOptions {
  /** Holds a folder for each function; `supabase/functions` unless said otherwise. */
  folder?: string
  /** Functions that anybody may call; the others want a user's access token. */
  open: string[]
  verifyToken: (token: string) => Promise<unknown>
  /** What the hosted service puts into every function's environment. */
  environment: Record<string, string>
}

type Handler = (request: Request) => Response | Promise<Response>

/** Milliseconds after which the hosted service gives up on a function. */
const PATIENCE = 150_000

/**
 * Runs edge functions: `/functions/v1/<name>` goes to the handler that `<name>/index.ts` exports as
 * `default.fetch`, the form Deno serves. A function whose files changed is loaded anew.
 */
export function createFunctions({
  folder = join(SUPABASE_FOLDER, 'functions'),
  open,
  verifyToken,
  environment,
}: FunctionsOptions): (request: Request) => Promise<Response> {
  const loaded = new Map<string, { changed: number; handler: Promise<Handler> }>()

  async function findHandler(name: string): Promise<Handler> {
    const home = join(folder, name)
    const changed = await lastChange(home)
    const known = loaded.get(name)
    if (known?.changed === changed) return known.handler
    const handler = loadHandler(join(home, 'index.ts'))
    loaded.set(name, { changed, handler })
    return handler
  }

  return async (request) => {
    const name = /^\/functions\/v1\/([A-Za-z][\w-]*)(?:\/|$)/.exec(
      new URL(request.url).pathname,
    )?.[1]
    if (name === undefined || !existsSync(join(folder, name, 'index.ts'))) {
      return jsonAnswer(404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
    }
    if (request.method !== 'OPTIONS' && !open.includes(name)) {
      const refusal = await refuse(request, verifyToken)
      if (refusal) return refusal
    }
    Object.assign(process.env, environment)
    let handler: Handler
    try {
      handler = await findHandler(name)
    } catch (error) {
      return jsonAnswer(503, { code: 'BOOT_ERROR', message: `${name}: ${messageOf(error)}` })
    }
    try {
      return await inTime(handler(request))
    } catch (error) {
      return jsonAnswer(500, { code: 'WORKER_ERROR', message: `${name}: ${messageOf(error)}` })
    }
  }
}

async function refuse(
  request: Request,
  verifyToken: FunctionsOptions['verifyToken'],
): Promise<Response | null> {
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  if (token === undefined) {
    return jsonAnswer(401, { code: 401, message: 'Missing authorization header' })
  }
  try {
    await verifyToken(token)
    return null
  } catch {
    return jsonAnswer(401, { code: 401, message: 'Invalid JWT' })
  }
}

async function loadHandler(file: string): Promise<Handler> {
  const url = pathToFileURL(file).href
  const module = (await tsImport(url, import.meta.url)) as { default?: { fetch?: Handler } }
  const fetch = module.default?.fetch
  if (typeof fetch !== 'function') throw new Error('index.ts must export default { fetch }')
  return fetch
}

async function inTime(answer: Response | Promise<Response>): Promise<Response> {
  const controller = new AbortController()
  const late = new Promise<Response>((resolve) => {
    const timer = setTimeout(
      () =>
        resolve(jsonAnswer(504, { code: 'IDLE_TIMEOUT', message: 'The function took too long' })),
      PATIENCE,
    )
    controller.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    controller.abort()
  }
}

async function lastChange(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true })
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(folder, file))).mtimeMs),
  )
  return Math.max(...times)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
