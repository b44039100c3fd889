import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type * as Prerender from '../prerender/prerender-pages'
import { robotsOf, sitemapOf } from './crawler-files.ts'
import { pageDocument } from './page-document.ts'

const ENTRY = 'src/app/prerender/prerender-pages.tsx'
const FIRST_PAINT = 'first-paint.js'
/** What follows it: shows the first prayer as soon as its answer has come. */
const EARLY_PRAYER = 'src/app/early-prayer/early-prayer.ts'
/** The document for every address that has no page of its own. */
const SHELL = 'shell.html'

type Bundle = Rolldown.OutputBundle

/**
 * Renders the pages that are the same for everybody while the site is built: each gets a folder with an index.html of
 * its own. Every other address is answered with shell.html. docs/decisions/050 says why and how. What crawlers read comes
 * from the same list and from the route table.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'orison-prerendered-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (_options, bundle) => writePages(config, bundle),
    },
  }
}

async function writePages(config: ResolvedConfig, bundle: Bundle): Promise<void> {
  const site = resolve(config.root, config.build.outDir)
  const template = await hashFirstPaint(config, await readFile(join(site, 'index.html'), 'utf8'))
  // Inside node_modules, where the packages that the build leaves out are found.
  const folder = join(config.root, 'node_modules', `.orison-prerender-${process.pid}`)
  try {
    const { PRERENDERED_PATHS, ROUTE_PATHS, prerenderPage, prerenderShell } = await buildPrerender(
      config,
      folder,
    )
    const address = addressOfSite(config)
    const shell = await prerenderShell()
    const request = { ...shell.request, chunks: chunksOf(bundle, shell.file) }
    const parts = { ...shell, chunks: [], request, site: address }
    await writeFile(join(site, SHELL), pageDocument(template, parts))
    for (const path of PRERENDERED_PATHS) {
      const page = await prerenderPage(path)
      const chunks = chunksOf(bundle, page.file)
      const html = pageDocument(template, { ...page, path, chunks, site: address })
      const file = join(site, path, 'index.html')
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, html)
    }
    await writeFile(join(site, 'sitemap.xml'), sitemapOf(PRERENDERED_PATHS, address))
    await writeFile(join(site, 'robots.txt'), robotsOf(ROUTE_PATHS, address))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where the site will stand, as whoever builds it says. Null when they do not. */
function addressOfSite({ env }: ResolvedConfig): string | null {
  const address: unknown = env['VITE_SITE_URL']
  return typeof address === 'string' && address ? new URL(address).origin : null
}

/** Builds the pages' code for Node and loads it. */
async function buildPrerender(
  { root, mode, configFile }: ResolvedConfig,
  folder: string,
): Promise<typeof Prerender> {
  await build({
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'error',
    build: { ssr: ENTRY, outDir: folder, manifest: false, copyPublicDir: false, minify: false },
  })
  return (await import(pathToFileURL(join(folder, 'prerender-pages.js')).href)) as typeof Prerender
}

/** Builds one file that needs no other, as a script that is no module. */
async function buildScript({ root, mode }: ResolvedConfig, file: string): Promise<string> {
  const built = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Writes the script before the first paint under a name that changes with it, so that browsers keep it. */
async function hashFirstPaint(config: ResolvedConfig, html: string): Promise<string> {
  const site = resolve(config.root, config.build.outDir)
  const marks = await readFile(join(site, FIRST_PAINT), 'utf8')
  // Either file may end without a semicolon.
  const script = `${marks};\n${await buildScript(config, EARLY_PRAYER)}`
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const name = `assets/first-paint-${hash}.js`
  await writeFile(join(site, name), script)
  await rm(join(site, FIRST_PAINT))
  return html.replace(`/${FIRST_PAINT}`, `/${name}`)
}

/** The addresses of the chunks that a page needs beyond those of every page. */
function chunksOf(bundle: Bundle, page: string | null): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  function withImports(start: Rolldown.OutputChunk | undefined, seen = new Set<string>()) {
    if (!start || seen.has(start.fileName)) return seen
    seen.add(start.fileName)
    for (const file of start.imports) withImports(byFile.get(file), seen)
    return seen
  }
  const everyPage = withImports(chunks.find(({ isEntry }) => isEntry))
  const own = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/src/routes/${page ?? ''}.tsx`),
  )
  if (page !== null && !own) throw new Error(`src/routes/${page}.tsx has no chunk`)
  return [...withImports(own)].filter((file) => !everyPage.has(file)).map((file) => `/${file}`)
}
