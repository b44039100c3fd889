import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, preview, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { LOCAL_ANON_KEY } from '../../supabase/local/keys'
import { orisonBackend } from '../../supabase/local/vite-plugin'

const MAIN = `document.title =
  import.meta.env.VITE_SUPABASE_URL + '|' + import.meta.env.VITE_SUPABASE_ANON_KEY`

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'orison-site-'))
  await writeFile(join(root, 'main.js'), MAIN)
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const configuration = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [orisonBackend({ dataFolder: join(root, 'data') })],
  server: { host: '127.0.0.1', port: 0 },
  preview: { host: '127.0.0.1', port: 0 },
})

function addressOf(server: { httpServer: { address(): unknown } | null }): string {
  const address = server.httpServer?.address() as AddressInfo
  return `http://127.0.0.1:${address.port}`
}

const readPrayers = (address: string) =>
  fetch(`${address}/rest/v1/prayers?select=id&limit=1`, { headers: { apikey: LOCAL_ANON_KEY } })

/** Resolves when a websocket is open. */
const opened = (url: string, protocol?: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, protocol)
    socket.once('error', reject)
    socket.once('open', () => {
      socket.close()
      resolve()
    })
  })

describe('the Vite plugin', () => {
  it('serves page, data and live socket of `vite preview` at one address', async () => {
    await build(configuration())
    const server = await preview(configuration())
    const address = addressOf(server)
    expect(await (await fetch(address)).text()).toContain('<script')
    expect(await (await readPrayers(address)).json()).toBeInstanceOf(Array)
    await opened(`${address}/realtime/v1/websocket?apikey=${LOCAL_ANON_KEY}&vsn=2.0.0`)
    await server.close()
  })

  it('leaves Vite its own socket in development', async () => {
    const server = await createServer(configuration())
    await server.listen()
    const address = addressOf(server)
    expect(await (await readPrayers(address)).json()).toBeInstanceOf(Array)
    await opened(`${address}/?token=${server.config.webSocketToken}`, 'vite-hmr')
    await server.close()
  })

  it('builds the app for its own origin and the local key', async () => {
    const built = await buildToText()
    expect(built).toContain(LOCAL_ANON_KEY)
  })

  it('refuses half of the settings for a project', async () => {
    await writeFile(join(root, '.env.production'), 'VITE_SUPABASE_URL=https://project.example\n')
    await expect(buildToText()).rejects.toThrow('or neither')
    await rm(join(root, '.env.production'))
  })

  it('names a project alike in the document and in the app, without slashes at its end', async () => {
    const page = '<meta name="backend" content="%VITE_SUPABASE_URL%">'
    const folder = await mkdtemp(join(tmpdir(), 'orison-site-'))
    await writeFile(join(folder, 'main.js'), MAIN)
    await writeFile(
      join(folder, 'index.html'),
      `${page}<script type="module" src="/main.js"></script>`,
    )
    await writeFile(
      join(folder, '.env.production'),
      'VITE_SUPABASE_URL=https://project.example/data//\nVITE_SUPABASE_ANON_KEY=its-key\n',
    )
    const result = await build({ ...configuration(), root: folder, build: { write: false } })
    const text = JSON.stringify(result)
    await rm(folder, { recursive: true })
    expect(text).toContain('https://project.example/data|its-key')
    expect(text).toContain('content=\\"https://project.example/data\\"')
  })

  it('answers nothing when a project is named', async () => {
    await writeFile(
      join(root, '.env.production'),
      'VITE_SUPABASE_URL=https://project.example\nVITE_SUPABASE_ANON_KEY=its-key\n',
    )
    const built = await buildToText()
    expect(built).toContain('https://project.example|its-key')
    const server = await preview(configuration())
    const answer = await readPrayers(addressOf(server))
    expect(await answer.text()).toContain('<script')
    await server.close()
    await rm(join(root, '.env.production'))
  })
})

async function buildToText(): Promise<string> {
  await mkdir(join(root, 'dist'), { recursive: true })
  const result = await build({ ...configuration(), build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((made) => ('output' in made ? made.output : []))
    .map((made) => (made.type === 'chunk' ? made.code : ''))
    .join('\n')
}
