import type { Plugin } from 'vite'

const DYNAMIC_IMPORT = /\bimport\((["'`])(\.\/[\w./-]+\.js)\1\)/g

/** The code of a built file with `importAgain` in place of every import(). */
export function withImportAgain(code: string): string {
  return code.replace(
    DYNAMIC_IMPORT,
    (_, quote: string, path: string) => `importAgain(${quote}${path}${quote},import.meta.url)`,
  )
}

/**
 * Puts `importAgain` (lib/import-again.ts) in place of every import() of a built file. Last of all: the preloading of styles
 * reads the imports themselves.
 */
export function importAgain(): Plugin {
  return {
    name: 'orison-import-again',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withImportAgain(file.code)
      },
    },
  }
}
