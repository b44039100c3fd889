import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { sortFiles } from './site-files.ts'

const SOURCE = 'src/app/offline/service-worker.ts'

/** Pages and pictures that are kept beside the scripts; their names stay when they change. */
const KEPT = ['index.html', 'shell.html', 'manifest.webmanifest', 'icon.svg', 'icon-192.png']

/**
 * Writes `sw.js`: the service worker with the list of what this build keeps on the device. Comes after the plugin that
 * writes the shell. docs/decisions/069 says what is kept, and why nothing of the backend is.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'orison-service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (_options, bundle) => writeWorker(config, bundle),
    },
  }
}

async function writeWorker(
  { root, mode, build: { outDir } }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
): Promise<void> {
  const site = resolve(root, outDir)
  const others = await Promise.all(
    KEPT.map(async (name) => ({
      path: `/${name.replace('index.html', '')}`,
      revision: await hashOf(join(site, name)),
    })),
  )
  // The only script that is written beside the bundle: its name holds its hash.
  const assets = await readdir(join(site, 'assets'))
  const firstPaint = assets.filter((name) => name.startsWith('first-paint-'))
  const files = sortFiles(bundle, [
    ...others,
    ...firstPaint.map((name) => ({ path: `/assets/${name}`, revision: null })),
  ])
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    define: { SITE_FILES: JSON.stringify(files) },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, SOURCE),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 8)
}
