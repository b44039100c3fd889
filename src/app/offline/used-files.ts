import { FILES_CACHE, fileName } from '../../lib/app-files.ts'

/** A host may answer an address that it no longer has with a page: that is never kept as a script or a font. */
export function isFile(response: Response): boolean {
  return response.ok && !response.headers.get('content-type')?.includes('text/html')
}

/** What every context needs, the areas of the kinds that it may be of, and the groups of the particulars that it may hold. */
const OF_CONTEXTS = [
  'details',
  'own-words',
  'known-words',
  'occasion-kinds',
  'occasion-classifier',
  'load-within',
]
const FAMILIES = ['bear', 'light', 'mend', 'thanks']
const AREAS = ['health', 'grief', 'family', 'work', 'world']
const GROUPS = 'body mind grief bond threshold work danger joy none several'.split(' ')

/**
 * The files that are kept with one that was used: whoever makes a prayer without a context can make one with a context
 * later, without a network.
 */
function keptWith(name: string): readonly string[] {
  const [, stock] = /^needs-(.+)$/.exec(name) ?? []
  if (!stock) return []
  const kinds = AREAS.map((area) => `kinds-${area}`)
  const particulars = GROUPS.map((group) => `particulars-${group}`)
  const within = FAMILIES.map((family) => `within-${family}`)
  const shared = ['occasions', 'types', ...within, ...kinds, ...particulars]
  const signs = GROUPS.map((group) => `${group}-particulars`)
  return [...shared.map((document) => `${document}-${stock}`), ...OF_CONTEXTS, ...signs]
}

/** Which of a build's files, by address, are to be kept once these were used. */
export function filesToKeep(used: readonly string[], build: readonly string[]): string[] {
  const names = new Set(used.map(fileName).flatMap((name) => [name, ...keptWith(name)]))
  return build.filter((path) => names.has(fileName(path)))
}

async function keptPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}

/** Keeps the files of a build that belong to those that were used. One that does not arrive is left out. */
export async function keepUsed(used: readonly string[], build: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE)
  const kept = new Set(await keptPaths(cache))
  const missing = filesToKeep(used, build).filter((path) => !kept.has(path))
  await Promise.allSettled(
    missing.map(async (path) => {
      const response = await fetch(path)
      if (isFile(response)) await cache.put(path, response)
    }),
  )
}

/** Keeps a newer build's form of all that is kept. */
export async function renewKept(build: readonly string[]): Promise<void> {
  await keepUsed(await keptPaths(await caches.open(FILES_CACHE)), build)
}

/** Forgets what a build does not have. */
export async function forgetOthers(build: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE)
  const others = (await keptPaths(cache)).filter((path) => !build.includes(path))
  await Promise.all(others.map((path) => cache.delete(path)))
}
