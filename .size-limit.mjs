import { readFileSync } from 'node:fs'

/**
 * Size budgets of the built site in gzip, read from Vite's manifest: what the browser must load before the
 * first route is shown, each prayer pack, and the engine's core.
 */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** All script files that a module needs before it can run. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

const toPaths = (files) => [...files].map((file) => `dist/${file}`)
const firstRoute = filesOf('index.html')
const packs = Object.keys(manifest).filter((key) => key.startsWith('src/engine/packs/'))

export default [
  { name: 'First route: all JavaScript', path: toPaths(firstRoute), limit: '157 kB', gzip: true },
  {
    name: 'First route: styles',
    path: (manifest['index.html'].css ?? []).map((file) => `dist/${file}`),
    limit: '15 kB',
    gzip: true,
  },
  {
    name: 'Prayer engine without voices',
    path: 'dist/assets/prayer-engine-*.js',
    limit: '15 kB',
    gzip: true,
  },
  ...packs.map((key) => ({
    name: `Prayer pack ${key.split('/').at(-1)}`,
    path: `dist/${manifest[key].file}`,
    limit: '10.24 kB',
    gzip: true,
  })),
]
