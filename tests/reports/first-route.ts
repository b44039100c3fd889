import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, minifySync, type Rolldown } from 'vite'
import { readCommandLine } from '../../supabase/local/command-line'
import { drawTreemap, type Part } from './treemap'

readCommandLine({
  usage: `Usage: npm run report:scripts

Draws docs/first-route.svg: what the JavaScript is made of that every first page loads. A part's size is its share of its
file's gzip, by what it weighs alone.`,
})

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PICTURE = fileURLToPath(new URL('../../docs/first-route.svg', import.meta.url))

type Chunk = Rolldown.OutputChunk

/** The entry's file and all that it imports at once. */
function firstFiles(chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) add(chunks.get(imported))
  }
  add([...chunks.values()].find(({ isEntry }) => isEntry))
  return found
}

function weigh(code: string): number {
  return gzipSync(minifySync('module.js', code, {}).code).length
}

/** A package by its name, a folder of the app's own by its path, both in bytes. */
function partsOf(chunk: Chunk): Part[] {
  const parts = Object.entries(chunk.modules).map(([id, { code }]) => ({
    name: nameOf(id),
    size: code ? weigh(code) : 0,
  }))
  const together = parts.reduce((sum, { size }) => sum + size, 0)
  const whole = gzipSync(chunk.code, { level: 9 }).length
  return parts.map(({ name, size }) => ({ name, size: (size / together) * whole }))
}

function nameOf(id: string): string {
  // Modules that no file holds.
  if (id.startsWith('\0')) return 'the bundler'
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  const folder = relative(ROOT, id).split('/').slice(0, -1)
  return inPackage ?? folder.slice(0, 4).join('/')
}

const built = await build({ root: ROOT, logLevel: 'error', build: { write: false } })
const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
const chunks = new Map(
  outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
)
const sizes = new Map<string, number>()
for (const { name, size } of [...firstFiles(chunks)].flatMap(partsOf))
  sizes.set(name, (sizes.get(name) ?? 0) + size)
const parts = [...sizes].map(([name, size]) => ({ name, size })).sort((a, b) => b.size - a.size)
await writeFile(PICTURE, drawTreemap(parts))
for (const { name, size } of parts) console.log(`${Math.round(size)}\t${name}`)
