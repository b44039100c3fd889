import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The site that the browser tests open; else the one of `npm run build`. */
const site = relative('.', process.env['ORISON_SITE'] ?? 'dist')

/**
 * Size budgets of the built site in gzip, read from Vite's manifest: what the browser must load before the
 * first route is shown, each voice, the shared passages, and the engine's core with its reader.
 */
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'))

/** All script files that a module needs before it can run. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

const toPaths = (files) => [...files].map((file) => `${site}/${file}`)
const firstRoute = filesOf('index.html')
const chunksOf = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key))
const nameOf = (key) => key.replace('src/engine/', '').replace('/en.yaml', '')

const later = new Set(
  chunksOf(
    /^src\/(?:engine\/(?:(?:packs|stock|wholes)\/.*\.yaml|wholes\/load-(?:wholes|within)\.ts|asks\/own-words\.ts|particulars\/\w+-particulars\.ts)|features\/prayers\/day\/library\/.+\.json)$/,
  ).map((key) => manifest[key].file),
)
const isLater = (file) =>
  later.has(file) || /^assets\/(?:known-words|occasion-kinds|occasion-classifier)-/.test(file)
const keptAtOnce = [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])),
]
  .filter((file) => /\.(?:js|css)$/.test(file) && !isLater(file))
  .map((file) => `${site}/${file}`)

export default [
  { name: 'First route: all JavaScript', path: toPaths(firstRoute), limit: '123.8 kB', gzip: true },
  {
    name: 'First route: styles',
    path: (manifest['index.html'].css ?? []).map((file) => `${site}/${file}`),
    limit: '15 kB',
    gzip: true,
  },
  {
    // After the first page, and only what the browser does not have yet: about a third is the first route itself.
    name: 'What the service worker keeps at once: all scripts and styles but those of one tradition',
    path: keptAtOnce,
    limit: '520 kB',
    gzip: true,
  },
  // The names of all files of all traditions are most of it.
  { name: 'The service worker itself', path: `${site}/sw.js`, limit: '15.5 kB', gzip: true },
  {
    name: 'Prayer engine and reader of intentions, without voices',
    path: `${site}/assets/prayer-engine-*.js`,
    // Asked for: 20. The reader's vocabulary is what is over, and how a name is told from a word by its place.
    limit: '31.3 kB',
    gzip: true,
  },
  {
    name: 'Delicate words and names, which become no tags',
    path: `${site}/assets/delicate-words-*.js`,
    // A word that is missing here is stored where everybody reads it; the generator alone loads them. Illnesses, law, money
    // and sex in words of every day are told by phrases, which need more than single words.
    limit: '12.5 kB',
    gzip: true,
  },
  {
    name: 'Words that everybody knows, of which tags are made',
    path: `${site}/assets/known-words-*.js`,
    // Loaded where a context is typed, never with a page.
    limit: '56 kB',
    gzip: true,
  },
  {
    name: 'How occasions are told: what was learned of contexts',
    path: `${site}/assets/occasion-classifier-*.js`,
    // Loaded where a context is typed. Half as many contexts to learn from take 43 kB, and hear four of a hundred fewer.
    limit: '61.5 kB',
    gzip: true,
  },
  ...chunksOf(/^src\/engine\/particulars\/\w+-particulars\.ts$/).map((key) => ({
    name: `How ${nameOf(key).replace('.ts', '')} are told`,
    path: `${site}/${manifest[key].file}`,
    // Two of these are loaded where a context is prayed: the group of its occasion, and what several groups share.
    limit: '45 kB',
    gzip: true,
  })),
  {
    name: 'How kinds of occasions are told',
    path: `${site}/assets/occasion-kinds-*.js`,
    // Loaded where a context is prayed. What must not be heard as a kind takes most of it.
    limit: '47 kB',
    gzip: true,
  },
  ...chunksOf(/^src\/engine\/(?:packs|stock|wholes)\/.*\.yaml$/).map((key) => ({
    name: `Passages ${nameOf(key)}`,
    path: `${site}/${manifest[key].file}`,
    limit: '30 kB',
    gzip: true,
  })),
]
