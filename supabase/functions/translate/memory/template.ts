/** The phrases of which one is said, and the number of the English choice that decides. */
interface Choice {
  readonly group: number
  readonly options: readonly string[]
}

type TemplatePart = string | Choice

/** Text and choices in order. */
export type Template = readonly TemplatePart[]

const NUMBERED = /^(\d+):/

/** Reads `{this|that}` and `{2:this|that}`. Throws on a brace without its partner. */
export function parseTemplate(source: string): Template {
  const parts: TemplatePart[] = []
  const text = source.replaceAll(/[<>]/g, '')
  let counted = 0
  let end = 0
  for (const match of text.matchAll(/\{([^{}]*)\}/g)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const inside = match[1] ?? ''
    const number = NUMBERED.exec(inside)?.[1]
    const options = inside.replace(NUMBERED, '').split('|')
    parts.push({ group: number ? Number(number) - 1 : counted, options })
    counted += 1
  }
  if (end < text.length) parts.push(text.slice(end))
  const unpaired = parts.some((part) => typeof part === 'string' && /[{}]/.test(part))
  if (unpaired) throw new Error(`Unpaired brace in “${source}”`)
  return parts
}

const ENDS_SENTENCE = /[.!?…]["'”’»)]*$/
const SENTENCE_GAP = /(?<=[.!?…]["'”’»)]*)\s+/

function endsSentence(part: TemplatePart | undefined): boolean {
  if (part === undefined) return false
  const texts = typeof part === 'string' ? [part] : part.options
  return texts.every((text) => ENDS_SENTENCE.test(text))
}

/** Cuts a template where a sentence ends outside its choices. */
export function splitTemplate(template: Template): Template[] {
  const sentences: TemplatePart[][] = []
  let sentence: TemplatePart[] = []
  const finish = () => {
    if (sentence.length > 0) sentences.push(sentence)
    sentence = []
  }
  for (const part of template) {
    if (typeof part !== 'string') {
      sentence.push(part)
      continue
    }
    if (/^\s/.test(part) && endsSentence(sentence.at(-1))) finish()
    const pieces = (sentence.length > 0 ? part : part.trimStart()).split(SENTENCE_GAP)
    pieces.forEach((piece, index) => {
      if (index > 0) finish()
      if (piece) sentence.push(piece)
    })
  }
  finish()
  return sentences
}

/** The group numbers that a template uses. */
export function groupsOf(template: Template): Set<number> {
  return new Set(template.flatMap((part) => (typeof part === 'string' ? [] : [part.group])))
}

/** The text of a template for the options chosen, by group number. */
export function fillTemplate(template: Template, chosen: ReadonlyMap<number, number>): string {
  return template
    .map((part) =>
      typeof part === 'string' ? part : (part.options[chosen.get(part.group) ?? 0] ?? ''),
    )
    .join('')
    .trim()
}
