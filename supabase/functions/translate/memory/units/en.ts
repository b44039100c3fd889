import type { EnglishUnits } from '../units.ts'

export const units: EnglishUnits = { sentences: [], clauses: [], needs: [], persons: {}, times: {} }
