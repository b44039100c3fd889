import type { TargetLanguage } from '../languages.ts'
import { MEMORY_FILES } from './memory-files.ts'
import { MemoryIndex } from './memory-index.ts'
import { unitsOfFile } from './memory-unit.ts'
import { translateParagraph } from './translate-paragraph.ts'

const indexes = new Map<TargetLanguage, Promise<MemoryIndex>>()

async function buildIndex(language: TargetLanguage): Promise<MemoryIndex> {
  const files = await Promise.all(MEMORY_FILES[language].map((load) => load()))
  return new MemoryIndex(files.flatMap(({ fragments }) => unitsOfFile(fragments)))
}

function loadIndex(language: TargetLanguage): Promise<MemoryIndex> {
  const known = indexes.get(language)
  if (known) return known
  const index = buildIndex(language)
  indexes.set(language, index)
  return index
}

/**
 * Translates a text line by line from an index; line breaks stay where they are.
 * @returns null when any sentence is unknown: a text is never half translated.
 */
export function translateText(text: string, index: MemoryIndex): string | null {
  const translated: string[] = []
  // The breaks themselves are kept as every second piece.
  for (const piece of text.trim().split(/(\s*\n\s*)/)) {
    const result = piece.trim() === '' ? piece : translateParagraph(piece, index)
    if (result === null) return null
    translated.push(result)
  }
  return translated.join('')
}

/** Translates a text whose every sentence the memory knows; null otherwise. */
export async function translateFromMemory(
  text: string,
  language: TargetLanguage,
): Promise<string | null> {
  return translateText(text, await loadIndex(language))
}
