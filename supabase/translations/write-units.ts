/** Writes what the translate function reads: npm run write:translations */
import { writeFileSync } from 'node:fs'
import { TARGET_LANGUAGES } from '../functions/translate/languages'
import { unitsFile, writeUnits } from './units-source'

let hasFaults = false
for (const language of ['en', ...TARGET_LANGUAGES] as const) {
  const { source, faults } = writeUnits(language)
  for (const fault of faults) console.error(fault)
  hasFaults ||= faults.length > 0
  if (source) writeFileSync(unitsFile(language), source)
}
if (hasFaults) process.exitCode = 1
