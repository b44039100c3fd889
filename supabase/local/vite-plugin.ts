import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { type Connect, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import type { Backend, createBackend as CreateBackend } from './backend'
import { answerNodeRequest } from './http-bridge.ts'
import { LOCAL_ANON_KEY } from './keys.ts'
import { readProject } from './project-address.ts'

const BACKEND_PATHS = /^\/(?:(?:rest|auth|storage|functions|realtime)\/v1|mailbox)(?:[/.?]|$)/
const SOCKET_PATH = /^\/realtime\/v1\/websocket(?:\?|$)/

export interface BackendPluginOptions {
  /** Where the data is kept; the environment's ORISON_DATA or `.orison` unless said otherwise. */
  dataFolder?: string
  /** Told what takes time and what failed; the console unless said otherwise. */
  log?: (line: string) => void
}

/**
 * Mounts the embedded backend on the app's own origin in `vite` and `vite preview`, and builds the
 * app for it. With VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY set it only hands that address on, as it was read.
 */
export function orisonBackend(options: BackendPluginOptions = {}): Plugin {
  let isNeeded = false
  return {
    name: 'orison-backend',
    config(config, { mode }) {
      const project = readProject(config, mode)
      isNeeded = project === null
      if (project)
        return { define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(project.url) } }
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_ANON_KEY),
        },
      }
    },
    configureServer(server) {
      if (isNeeded) mount(server, options)
    },
    configurePreviewServer(server) {
      if (isNeeded) mount(server, options)
    },
  }
}

function mount(
  server: ViteDevServer | PreviewServer,
  {
    dataFolder = process.env.ORISON_DATA || '.orison',
    log = (line) => server.config.logger.info(line),
  }: BackendPluginOptions,
): void {
  const http = server.httpServer
  // Vitest has a server that only transforms files; nobody can ask it for data.
  if (!http) return
  // Only when the port is known, and after the page is on its way.
  const backend = new Promise<Backend>((settle, fail) => {
    http.once('listening', () => {
      openBackend((http.address() as AddressInfo).port, dataFolder, log).then(settle, fail)
    })
  })
  backend.catch((error: unknown) => {
    log(error instanceof Error ? error.message : `The backend did not start: ${String(error)}`)
    process.exitCode = 1
    void server.close()
  })
  server.middlewares.use(answerBackendPaths(backend))
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Other sockets are Vite's own.
    if (!SOCKET_PATH.test(request.url ?? '')) return
    backend.then(
      (opened) => opened.handleUpgrade(request, socket, head),
      () => socket.destroy(),
    )
  })
  closeWith(server, backend)
}

function answerBackendPaths(backend: Promise<Backend>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    if (!BACKEND_PATHS.test(incoming.url ?? '')) return next()
    void answerNodeRequest(incoming, outgoing, async (request) => (await backend).fetch(request))
  }
}

async function openBackend(
  port: number,
  dataFolder: string,
  log: (line: string) => void,
): Promise<Backend> {
  // By way of tsx and only now: Vite bundles what its configuration imports, and `vite build` and the
  // unit tests need no database.
  const { tsImport } = await import('tsx/esm/api')
  const { createBackend } = (await tsImport('./backend.ts', import.meta.url)) as {
    createBackend: typeof CreateBackend
  }
  return createBackend({
    dataFolder: resolve(dataFolder),
    publicUrl: `http://127.0.0.1:${port}`,
    log,
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
  })
}

/** Whoever waits for the server to close waits for the database too. */
function closeWith(server: ViteDevServer | PreviewServer, backend: Promise<Backend>): void {
  const closeServer = server.close.bind(server)
  server.close = async () => {
    await closeServer()
    await backend.then(
      (opened) => opened.close(),
      () => undefined,
    )
  }
}
