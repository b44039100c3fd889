import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { WebSocket } from 'ws'

/** One request of the app to the REST interface. */
export interface SentRequest {
  /** The table, or the function after `rpc/`. */
  target: string
  parameters: URLSearchParams
  /** The body of a POST, or null. */
  body: Record<string, unknown> | null
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const NOWHERE = 'http://127.0.0.1:9'

/** The answer of a search is no list. */
const NOTHING_FOUND = { prayers: [], subjects: [], nearest: null }

type Modules = Record<string, unknown>

/** The app's own modules, with every request noted instead of sent. Close it afterwards. */
export interface Recorder {
  load<Module extends Modules>(path: string): Promise<Module>
  /** The requests that `work` sent, in order. Each was answered with no rows. */
  record(work: () => Promise<unknown>): Promise<SentRequest[]>
  close(): Promise<void>
}

/** Loads the app's modules as a browser build would, so that what is measured is what the app sends. */
export async function startRecorder(): Promise<Recorder> {
  // Browsers cut parts of milliseconds off; Node refuses them.
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(Math.trunc(milliseconds))
  // Node 20 has no WebSocket of its own.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${ROOT}src` } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(NOWHERE),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('none'),
    },
  })
  let noted: SentRequest[] | null = null
  const send = globalThis.fetch
  // Before any module is loaded: the client keeps the fetch it finds.
  globalThis.fetch = async (input, init) => {
    if (!noted) return send(input, init)
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    const target = pathname.replace('/rest/v1/', '')
    noted.push({ target, parameters: searchParams, body: body as SentRequest['body'] })
    return Response.json(target === 'rpc/search_prayers' ? NOTHING_FOUND : [])
  }
  return {
    load: async <Module extends Modules>(path: string) =>
      (await vite.ssrLoadModule(path)) as Module,
    async record(work) {
      const sent: SentRequest[] = []
      noted = sent
      try {
        await work()
      } finally {
        noted = null
      }
      return sent
    },
    async close() {
      globalThis.fetch = send
      await vite.close()
    },
  }
}
