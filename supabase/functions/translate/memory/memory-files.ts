import type { TargetLanguage } from '../languages.ts'
import type { MemoryFile } from './memory-file.ts'

/**
 * The memory of each language, a file per pack of the engine. Written out one by one: bundlers of edge functions
 * take along only what an import names in full.
 */
export const MEMORY_FILES: Readonly<
  Record<TargetLanguage, readonly (() => Promise<{ readonly fragments: MemoryFile }>)[]>
> = {
  es: [() => import('./es/universal.ts'), () => import('./es/stock.ts')],
  fr: [() => import('./fr/universal.ts'), () => import('./fr/stock.ts')],
  de: [() => import('./de/universal.ts'), () => import('./de/stock.ts')],
  it: [() => import('./it/universal.ts'), () => import('./it/stock.ts')],
  pt: [() => import('./pt/universal.ts'), () => import('./pt/stock.ts')],
}
