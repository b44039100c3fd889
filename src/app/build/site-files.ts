import type { Rolldown } from 'vite'
import type { SiteFiles } from '../offline/worker-messages'

type Bundle = Rolldown.OutputBundle

/**
 * A voice, what it shares with others, what reads a context, and the prayers of the day of one tradition: many and large,
 * and needed by whoever prays in it.
 */
const OF_TRADITIONS =
  /\/src\/(?:engine\/(?:(?:packs|stock|wholes)\/.+\.yaml|wholes\/load-wholes\.ts|asks\/own-words\.ts|particulars\/\w+-particulars\.ts)|features\/prayers\/day\/library\/.+\.json)$/

/** The words that everybody knows, and how occasions and their kinds are told: large, and needed where a context is typed. */
const OF_CONTEXTS = /^assets\/(?:known-words|occasion-kinds|occasion-classifier)-/

/** The fonts of the first screen; those of other letters come when such letters are shown. */
const FIRST_FONTS = /\/(?:inter|source-serif-4)-latin(?:-ext)?-[\w-]{8}\.woff2$/

interface FoundFile {
  readonly path: string
  /** Null where the name changes with the content. */
  readonly revision: string | null
}

/** The built files by when the service worker keeps them: scripts and styles at once, voices and other letters when used. */
export function sortFiles(bundle: Bundle, others: readonly FoundFile[]): SiteFiles {
  const assets = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
  const pathOf = ({ fileName }: Rolldown.OutputAsset | Rolldown.OutputChunk) => `/${fileName}`
  const entry = assets.find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The site has no entry script.')
  const isLater = (file: (typeof assets)[number]) =>
    file.type === 'chunk'
      ? OF_TRADITIONS.test(file.facadeModuleId ?? '') || OF_CONTEXTS.test(file.fileName)
      : file.fileName.endsWith('.woff2') && !FIRST_FONTS.test(pathOf(file))
  const first = assets.filter((file) => !isLater(file)).map(pathOf)
  return {
    entry: pathOf(entry),
    first: [
      ...first.map((url) => ({ url, revision: null })),
      ...others.map(({ path, revision }) => ({ url: path, revision })),
    ],
    later: assets.filter(isLater).map(pathOf),
  }
}
