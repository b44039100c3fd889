import type { TranslatedUnits } from '../units.ts'

export const units: TranslatedUnits = { sentences: [], clauses: [], needs: [], persons: {}, times: {} }
