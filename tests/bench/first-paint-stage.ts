import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBackend, type Backend } from '../../supabase/local/backend'
import { answerNodeRequest } from '../../supabase/local/http-bridge'
import { LOCAL_ANON_KEY } from '../../supabase/local/keys'
import { serveSite } from '../../supabase/local/site-files'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium'

const BACKEND_PATHS = /^\/(rest|auth|storage|functions|realtime)\/v1\//
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** How slow the network and the processor are. */
export interface Slowness {
  /** Of every request, in milliseconds. */
  readonly latency: number
  /** Both ways, in bits per second; -1 for as fast as it goes. */
  readonly bitsPerSecond: number
  /** How many times slower the processor seems. */
  readonly cpu: number
}

/** A phone on the move. */
export const SLOW_PHONE: Slowness = { latency: 150, bitsPerSecond: 1_600_000, cpu: 4 }
/** The same window on the machine as it is. */
export const AT_REST: Slowness = { latency: 0, bitsPerSecond: -1, cpu: 1 }

/** A built site in an empty browser on a phone. */
export interface Phone {
  /** A page that shows nothing yet; all pages of a phone share their cache. */
  newPage(): Promise<Page>
  url: string
  close(): Promise<void>
}

export interface FirstPaintStage {
  backend: Backend
  /** `session` is what the device remembers of somebody who is signed in. */
  openPhone(site: string, slowness: Slowness, session?: object): Promise<Phone>
  /** A new person's session, as the auth service answers with it. */
  signUp(): Promise<object>
  close(): Promise<void>
}

function serve(site: string, backend: Backend): Promise<{ server: Server; url: string }> {
  const serveFile = serveSite(site)
  const server = createServer((incoming, outgoing) => {
    if (BACKEND_PATHS.test(incoming.url ?? ''))
      void answerNodeRequest(incoming, outgoing, (request) => backend.fetch(request))
    else serveFile(incoming, outgoing, () => outgoing.writeHead(405).end())
  })
  server.on('upgrade', (incoming, socket, head) => backend.handleUpgrade(incoming, socket, head))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, url: `http://127.0.0.1:${port}` })
    })
  })
}

async function slowDown(page: Page, { latency, bitsPerSecond, cpu }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = bitsPerSecond < 0 ? -1 : bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** One embedded backend with the seeded library, the built sites in front of it, and a Chromium. */
export async function openFirstPaintStage(): Promise<FirstPaintStage> {
  const backend = await createBackend({ dataFolder: null, publicUrl: 'http://127.0.0.1' })
  const sites = new Map<string, ReturnType<typeof serve>>()
  const browser = await chromium.launch({
    executablePath: ensureChromium(() => undefined),
    args: CHROMIUM_ARGUMENTS,
  })
  return {
    backend,
    async openPhone(site, slowness, session) {
      const served = sites.get(site) ?? serve(site, backend)
      sites.set(site, served)
      const { url } = await served
      const context: BrowserContext = await browser.newContext(PHONE)
      // The compiler of this bench lets every function keep its name, with a helper that pages lack.
      await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
      if (session)
        await context.addInitScript(
          (kept) => localStorage.setItem('sb-127-auth-token', kept),
          JSON.stringify(session),
        )
      return {
        url,
        async newPage() {
          const page = await context.newPage()
          await slowDown(page, slowness)
          return page
        },
        close: () => context.close(),
      }
    },
    async signUp() {
      const answer = await backend.fetch(
        new Request('http://127.0.0.1/auth/v1/signup', {
          method: 'POST',
          headers: { apikey: LOCAL_ANON_KEY, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'phone@example.org', password: 'a long enough password' }),
        }),
      )
      return (await answer.json()) as object
    },
    async close() {
      await browser.close()
      for (const served of sites.values()) (await served).server.close()
      await backend.close()
    },
  }
}
