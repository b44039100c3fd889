/** A prayer's words: the line that stands for it, and what follows. Together they are the text. */
export interface OpenedText {
  readonly opening: string
  /** Empty when the opening is all there is. */
  readonly rest: string
}

/** How many characters an opening has at least, where the text has more: “Amen.” alone says too little. */
const SHORTEST = 24
/** And at most: two lines of a card. */
const LONGEST = 90

/** A sentence ends with its mark, unless that follows the one or two letters of a title (“St. Francis”). */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{M}])\p{Lu}\p{Ll}?)[.!?…\u3002\uFF01\uFF1F\u061F\u0964]+["'”’»)\]]*(?=\s|$)/gu
const CLAUSE_END = /[,;:\u060C\u061B\u3001\uFF0C\uFF1B\uFF1A](?=\s|$)|\s[–—](?=\s)/gu
/** What follows a comma within a list: “a child, a servant, a friend”. */
const LISTED = /^ (?:\S+ ){0,2}\S+[,.;:!?]/
/** Chinese, Japanese and Korean letters are as wide as two of the others. */
const WIDE = /[\u2e80-\uffef]/g

function endsOf(line: string, end: RegExp): number[] {
  return [...line.matchAll(end)].map((found) => found.index + found[0].length)
}

/** How many characters of a line are room for an opening. */
function roomIn(line: string): number {
  const wide = line.slice(0, LONGEST).match(WIDE)?.length ?? 0
  return LONGEST - Math.floor(wide / 2)
}

function lengthOfOpening(line: string): number {
  const room = roomIn(line)
  const fits = (end: number) => end >= SHORTEST && end <= room
  const sentence = endsOf(line, SENTENCE_END).find(fits)
  if (sentence !== undefined) return sentence
  if (line.length <= room) return line.length
  const clauses = endsOf(line, CLAUSE_END).filter(fits)
  const clause = clauses.findLast((end) => !LISTED.test(line.slice(end))) ?? clauses.at(-1)
  if (clause !== undefined) return clause
  const word = line.lastIndexOf(' ', room)
  return word > 0 ? word : room
}

/** Parts the first sentence from a text; of a long one its first clauses; never more than the first line. */
export function openText(text: string): OpenedText {
  const words = text.trim()
  const line = words.split('\n', 1)[0]?.trimEnd() ?? ''
  const opening = line.slice(0, lengthOfOpening(line)).trimEnd()
  return { opening, rest: words.slice(opening.length).trimStart() }
}
