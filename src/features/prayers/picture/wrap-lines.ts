/** The width of a text in one line, in pixels. */
type Measure = (text: string) => number

/** Parts of a word that is wider than a line, or of a script that writes no spaces. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return part === '' ? parts : [...parts, part]
}

/** The lines of one paragraph: as many words in each as fit, words wider than a line cut. */
function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/[ \t]+/).flatMap((each) => cutWord(each, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** How narrow lines may become so that they are about equally long, as a part of the width. */
const NARROWEST = 0.8

/** Lines as equally long as their number allows, so that no word stands alone at the end. */
function evenParagraph(paragraph: string, width: number, measure: Measure): string[] {
  let even = wrapParagraph(paragraph, width, measure)
  for (let part = 0.95; part >= NARROWEST; part -= 0.05) {
    const narrower = wrapParagraph(paragraph, width * part, measure)
    if (narrower.length > even.length) break
    even = narrower
  }
  return even
}

interface WrapOptions {
  readonly width: number
  readonly measure: Measure
  /** Takes longer, and changes neither the number of lines nor which paragraph they belong to. */
  readonly isEven?: boolean
}

/** Breaks a text into lines of at most `width` pixels; line ends stay, an empty line is ''. */
export function wrapLines(text: string, { width, measure, isEven = false }: WrapOptions): string[] {
  const wrap = isEven ? evenParagraph : wrapParagraph
  return text.split('\n').flatMap((paragraph) => {
    const lines = wrap(paragraph.trim(), width, measure)
    return lines.length > 0 ? lines : ['']
  })
}
