import { kinOf } from '../intention/kinship'
import { undouble } from '../intention/undouble'

/** Whether a word in small letters, as it is written, means somebody by relation: “mother”, “hubby”, “sister-in-law”. */
export const isKin = (word: string): boolean =>
  kinOf(undouble(word.replace(/-in-law$/, ''))) !== undefined
