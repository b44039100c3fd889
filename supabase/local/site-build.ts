import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
]

/**
 * Builds the site when `dist/` is missing or older than what it is made from.
 * @returns whether it had to build.
 */
export async function ensureSiteBuild(
  project: string,
  log: (line: string) => void,
): Promise<boolean> {
  const record = join(project, '.orison', 'site-inputs')
  const inputs = await hashInputs(project)
  const builtFrom = await readFile(record, 'utf8').catch(() => '')
  if (builtFrom === inputs && existsSync(join(project, 'dist', 'index.html'))) return false
  log('Building the site …')
  await build({ root: project, logLevel: 'warn' })
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, inputs)
  return true
}

async function hashInputs(project: string): Promise<string> {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(loadEnv('production', project, 'VITE_')))
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
