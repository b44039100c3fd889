import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readDocument, type DocumentKind } from './read-document.ts'

const ENGINE = fileURLToPath(new URL('..', import.meta.url))

function kindOf(id: string): DocumentKind {
  if (id.includes('/engine/stock/')) return 'stock'
  if (!id.includes('/engine/wholes/')) return 'pack'
  return /\/wholes\/[^/]+\/told\//.test(id) ? 'told-wholes' : 'wholes'
}

/**
 * Compiles the engine's documents: each becomes a module whose default export is its plain content. A fault of form
 * fails the build with file, key and reason.
 */
export function passageDocuments(): Plugin {
  return {
    name: 'passage-documents',
    transform: {
      filter: { id: /\/src\/engine\/(?:packs|stock|wholes)\/[^?]+\.yaml$/ },
      handler(source, id) {
        const { document, faults } = readDocument(source, kindOf(id))
        if (faults.length > 0) {
          const file = relative(ENGINE, id)
          this.error(
            faults
              .map(
                ({ key, reason, line }) => `${file}:${line ?? '?'} ${key || 'document'}: ${reason}`,
              )
              .join('\n'),
          )
        }
        return { code: `export default ${JSON.stringify(document)}`, map: null }
      },
    },
  }
}
