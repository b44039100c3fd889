import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build, loadEnv } from 'vite'

/** What the built site depends on, relative to the project's folder. */
const INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'supabase/local/vite-plugin.ts',
  'supabase/local/keys.ts',
  'supabase/local/headers-plugin.ts',
  'supabase/local/hosting-headers.ts',
]

/** The one that is asked for, and one that a server started earlier may still serve. */
const KEPT = 2

/**
 * Builds the site unless it was built from the same inputs before. Every build has a folder of its own: building into
 * the one that is being served answers 404 for a second or two, and afterwards for all whose names have changed.
 * @returns the folder of the built site.
 */
export async function ensureSiteBuild(
  project: string,
  log: (line: string) => void,
): Promise<string> {
  const sites = join(project, '.orison', 'site')
  const name = (await hashInputs(project)).slice(0, 16)
  const site = join(sites, name)
  if (existsSync(site)) return site
  log('Building the site …')
  const unfinished = `${site}-${process.pid}`
  await build({ root: project, logLevel: 'warn', build: { outDir: unfinished } })
  // Somebody else may have built the same meanwhile.
  await rename(unfinished, site).catch(() => rm(unfinished, { recursive: true }))
  await forgetOldSites(sites)
  return site
}

async function forgetOldSites(sites: string): Promise<void> {
  const built = (await readdir(sites)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const ages = await Promise.all(
    built.map(async (name) => ({ name, builtAt: (await stat(join(sites, name))).mtimeMs })),
  )
  const old = ages.sort((one, other) => other.builtAt - one.builtAt).slice(KEPT)
  await Promise.all(old.map(({ name }) => rm(join(sites, name), { recursive: true })))
}

async function hashInputs(project: string): Promise<string> {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(loadEnv('production', project, 'VITE_')))
  // A test that starts a server would leave a site with React's warnings for development in it.
  hash.update(process.env['NODE_ENV'] ?? 'production')
  for (const input of INPUTS) await addTo(hash, join(project, input), input)
  return hash.digest('hex')
}

async function addTo(hash: ReturnType<typeof createHash>, path: string, name: string) {
  if (!existsSync(path)) return
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) {
    hash.update(`${name}\0`).update(await readFile(path))
    return
  }
  const files = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(`${file.slice(path.length)}\0`).update(await readFile(file))
}
