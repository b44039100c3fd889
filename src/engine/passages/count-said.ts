import { countWords } from '../words'
import { foldOptional } from './resolve-marks'

/** How many words marks become: those of the named person, of the time, and of the need. */
export interface MarkWords {
  readonly who: number
  readonly when: number
  readonly need: number
}

interface WordCount {
  /** Words that are the same whatever the marks become. */
  readonly fixed: number
  readonly who: number
  readonly when: number
  readonly need: number
}

const knownLong = new Map<string, WordCount>()
const knownFolded = new Map<string, WordCount>()

function occurrences(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function measure(text: string): WordCount {
  const who = occurrences(text, /\{[Ww]hos?e?\}/g)
  const when = occurrences(text, /\{when\}/g)
  const need = occurrences(text, /\{need\}/g)
  // Every other mark becomes one word, and so does the first of its alternatives' words where several are written.
  const plain = text
    .replace(/\{(?:[Ww]hos?e?|when|need)\}/g, ' ')
    .replace(/\{([^{}|]*)\|[^{}]*\}/g, '$1')
    .replace(/[{}[\]]/g, '')
  return { fixed: countWords(plain), who, when, need }
}

/**
 * How many words a passage has once its marks are replaced, without replacing them: many passages are weighed for
 * each one that is said.
 */
export function countSaid(text: string, isLong: boolean, marks: MarkWords): number {
  const known = isLong ? knownLong : knownFolded
  let count = known.get(text)
  if (!count) {
    count = measure(foldOptional(text, isLong))
    known.set(text, count)
  }
  return count.fixed + count.who * marks.who + count.when * marks.when + count.need * marks.need
}
