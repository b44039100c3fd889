import { writeFileSync } from 'node:fs'
import { TARGET_LANGUAGES } from '../functions/translate/languages'
import { readCommandLine } from '../local/command-line'
import { unitsFile, writeUnits } from './units-source'

readCommandLine({
  usage: `Usage: npm run write:translations

Writes what the translate function reads anew from the translated documents of the engine. Ends with 1 when a
document has a fault.`,
})

let hasFaults = false
for (const language of ['en', ...TARGET_LANGUAGES] as const) {
  const { source, faults } = writeUnits(language)
  for (const fault of faults) console.error(fault)
  hasFaults ||= faults.length > 0
  if (source) writeFileSync(unitsFile(language), source)
}
if (hasFaults) process.exitCode = 1
