import { countWords } from '../words'
import { readStep } from './steps'

/** One passage as it stands in a text. */
export interface Piece {
  readonly step: string
  readonly id: string
  readonly text: string
  /** In lower case. */
  readonly words: readonly string[]
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

/** What one part of a prayer says, such as the call or the petition. */
export interface SaidPart {
  /** As the orders of `plans.ts` and of packs name it. */
  readonly part: string
  readonly text: string
}

/** The pieces in the order of the parts; what is said in a part stands together. One list for each paragraph. */
function layOutParagraphs(pieces: readonly Piece[], order: string): SaidPart[][] {
  const paragraphs: SaidPart[][] = [[]]
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
        paragraph[paragraph.length - 1] = {
          ...previous,
          text: joinClause(previous.text, before === 'naming', piece.text),
        }
      else paragraph.push({ part, text: piece.text })
      before = step.name
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** The pieces in the order of the parts, as paragraphs separated by an empty line. */
export function layOut(pieces: readonly Piece[], order: string): string {
  return layOutParagraphs(pieces, order)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n')
}

/** The same words by what they do in the prayer: each part once, in the order in which it is said. */
export function layOutParts(pieces: readonly Piece[], order: string): SaidPart[] {
  const parts: SaidPart[] = []
  for (const { part, text } of layOutParagraphs(pieces, order).flat()) {
    const last = parts.at(-1)
    if (last?.part === part) parts[parts.length - 1] = { part, text: `${last.text} ${text}` }
    else parts.push({ part, text })
  }
  return parts
}
