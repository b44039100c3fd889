import type { TargetLanguage } from '../functions/translate/languages'
import { englishUnits, makePairs, translatedUnits } from './make-units'

/** The module of one language that the translate function imports. */
export function unitsFile(language: TargetLanguage | 'en'): URL {
  return new URL(`../functions/translate/memory/units/${language}.ts`, import.meta.url)
}

/** Its source as it must stand in the file, and what keeps the documents from being whole. */
export function writeUnits(language: TargetLanguage | 'en') {
  const isEnglish = language === 'en'
  const { pairs, faults } = makePairs(language)
  const type = isEnglish ? 'EnglishUnits' : 'TranslatedUnits'
  const units = isEnglish ? englishUnits() : translatedUnits(language, pairs)
  const source = [
    '// Written by npm run write:translations from the documents in src/engine.',
    `import type { ${type} } from '../units.ts'`,
    '',
    `export const units: ${type} = ${JSON.stringify(units, null, 1)}`,
    '',
  ].join('\n')
  return { source, faults }
}
