import type { TargetLanguage } from '../languages.ts'
import type { MemoryFile } from './memory-file.ts'

/**
 * The memory of each language, a file per pack of the engine. Written out one by one: bundlers of edge functions
 * take along only what an import names in full.
 */
export const MEMORY_FILES: Readonly<
  Record<TargetLanguage, readonly (() => Promise<MemoryFile>)[]>
> = {
  es: [],
  fr: [],
  de: [],
  it: [],
  pt: [],
}
