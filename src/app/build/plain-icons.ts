import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PLAIN_ICON = fileURLToPath(new URL('./plain-icon.ts', import.meta.url))

const MAKER = "'../createLucideIcon.mjs'"
/** Drawn by position they need no names, and random names are what compresses least. */
const KEYS = /,\s*key: "\w+"/g
/** Keeps the drawing in the build for whoever imports it by itself. */
const KEPT_DRAWING = /^__iconData\.node;$/m

/** One of Lucide's files as the build takes it. Throws when it is no longer written as this expects. */
export function plainIconFile(code: string): string {
  if (!code.includes(MAKER)) throw new Error('An icon of Lucide is not made as it was.')
  return code.replace(MAKER, JSON.stringify(PLAIN_ICON)).replace(KEYS, '').replace(KEPT_DRAWING, '')
}

/** Lets a build leave out what Lucide offers beyond drawing: contexts, absolute widths, classes, names for each line. */
export function plainIcons(): Plugin {
  return {
    name: 'orison-plain-icons',
    apply: 'build',
    // Also where the pages are rendered: what is hydrated is what was drawn.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      // A file that only names another one makes none.
      filter: {
        id: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
        code: /createLucideIcon\(/,
      },
      handler: (code) => ({ code: plainIconFile(code), map: null }),
    },
  }
}
