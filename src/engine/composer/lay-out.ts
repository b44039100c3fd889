import { countWords } from '../words'
import { readStep } from './steps'

/** One passage as it stands in a text. */
export interface Piece {
  readonly step: string
  readonly id: string
  readonly text: string
  readonly words: number
}

/** Words of a naming that a clause may still follow behind a comma. */
const MOST_BEFORE_CLAUSE = 8

/**
 * “My mother is in hospital.” and “and I woke already thinking of it” become one sentence; behind a longer naming the
 * clause stands by itself.
 */
function joinClause(naming: string, isNaming: boolean, clause: string): string {
  const isOneSentence = isNaming && !/[.!?][”’]? /.test(naming)
  if (isOneSentence && countWords(naming) <= MOST_BEFORE_CLAUSE)
    return `${naming.replace(/[.!]$/, '')}, ${clause.charAt(0).toLowerCase()}${clause.slice(1)}.`
  const alone = clause.replace(/^and /i, '')
  return `${naming} ${alone.charAt(0).toUpperCase()}${alone.slice(1)}.`
}

/** The pieces in the order of the parts, as paragraphs separated by an empty line. */
export function layOut(pieces: readonly Piece[], order: string): string {
  const paragraphs: string[][] = [[]]
  let before = ''
  for (const part of order.split(' ')) {
    if (part === '/') {
      paragraphs.push([])
      continue
    }
    for (const piece of pieces) {
      const step = readStep(piece.step)
      if (step.part !== part) continue
      const paragraph = paragraphs.at(-1) ?? []
      const previous = paragraph.at(-1)
      if (step.name === 'clause' && previous !== undefined)
        paragraph[paragraph.length - 1] = joinClause(previous, before === 'naming', piece.text)
      else paragraph.push(piece.text)
      before = step.name
    }
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n')
}
