import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readDocument } from './read-document.ts'

const ENGINE = fileURLToPath(new URL('..', import.meta.url))

/**
 * Compiles the engine's documents: each becomes a module whose default export is its plain content. A fault of form
 * fails the build with file, key and reason.
 */
export function passageDocuments(): Plugin {
  return {
    name: 'passage-documents',
    transform: {
      filter: { id: /\/src\/engine\/(?:packs|stock)\/[^?]+\.yaml$/ },
      handler(source, id) {
        const kind = id.includes('/engine/stock/') ? 'stock' : 'pack'
        const { document, faults } = readDocument(source, kind)
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
