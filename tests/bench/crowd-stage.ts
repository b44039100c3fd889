import { chromium, type Browser, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBackend } from '../../supabase/local/backend'
import type { LocalDatabase } from '../../supabase/local/database'
import { listen } from '../../supabase/local/listen'
import { ensureSiteBuild } from '../../supabase/local/site-build'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const BACKEND_PATHS = /^\/(rest|auth|storage|functions|realtime)\/v1\//
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface CrowdStage {
  url: string
  database: LocalDatabase
  open(path: string): Promise<Page>
  close(): Promise<void>
}

async function siteFile(site: string, path: string): Promise<Response> {
  const named = join(site, path)
  const file = extname(path) && existsSync(named) ? named : join(site, 'index.html')
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  return new Response(new Uint8Array(await readFile(file)), { headers: { 'content-type': type } })
}

/** The built site on an embedded backend of its own in memory, whose database is at hand, and a Chromium to open it in. */
export async function openCrowdStage(): Promise<CrowdStage> {
  const site = await ensureSiteBuild(PROJECT, () => undefined)
  const server = await listen(0, async (port) => {
    const backend = await createBackend({
      dataFolder: null,
      seed: true,
      publicUrl: `http://127.0.0.1:${port}`,
    })
    const serve = (request: Request) => {
      const { pathname } = new URL(request.url)
      return BACKEND_PATHS.test(pathname) ? backend.fetch(request) : siteFile(site, pathname)
    }
    return { ...backend, fetch: serve, handleUpgrade: backend.handleUpgrade.bind(backend) }
  })
  const { url, database, close } = await server.backend
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(() => undefined),
    args: CHROMIUM_ARGUMENTS,
  })
  return {
    url,
    database,
    async open(path) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(url + path)
      await page.locator('main article').first().waitFor()
      return page
    },
    async close() {
      await browser.close()
      await server.stop()
      await close()
    },
  }
}
