import { CORRECTED, EXPANDED, LOOK_ALIKES, OFTEN_MISSPELT } from './words/spelling'

/** One word or stop of a context. `raw` is what stood there, with its capitals; null where one word became several. */
export interface Word {
  text: string
  readonly raw: string | null
}

/**
 * Every way to leave out one letter of a word that is often misspelt, and the word: two words that share such a
 * form differ by one letter left out, added, changed or swapped. Looking up costs a word’s length, not the table’s.
 */
const misspelt = new Map<string, string>()
for (const word of OFTEN_MISSPELT.split(' '))
  for (const form of withoutOneLetter(word)) misspelt.set(form, word)

const corrected = new Map(CORRECTED.split(' ').map((pair) => pair.split('=') as [string, string]))
const expanded = new Map(EXPANDED.split('|').map((pair) => pair.split('=') as [string, string]))
const lookAlikes = new Set(LOOK_ALIKES.split(' '))

function withoutOneLetter(word: string): string[] {
  const forms = [word]
  for (let at = 1; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1))
  return forms
}

/** A slip of one letter in a long, telling word is read as that word (“surgry”, “hosptial”). */
function spell(word: string): string {
  const known = corrected.get(word)
  if (known) return known
  // Longer than any word of ours: not worth the forms (and a line of one letter must not cost its square).
  if (word.length < 6 || word.length > 16 || lookAlikes.has(word)) return word
  for (const form of withoutOneLetter(word)) {
    const meant = misspelt.get(form)
    if (meant && meant[0] === word[0]) return word.startsWith(meant) ? word : meant
  }
  return word
}

const NOT =
  /^(ca|wo|sha|do|does|did|is|are|was|were|has|have|had|would|should|could|must|need|ai)n'?t$/
const FULL: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'will', ai: 'is' }
const ENDINGS: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
}

/** One written word as the plain words it stands for: “can’t” is can, not; “mum’s” is mum, ’s. */
function plainWords(low: string): string[] {
  const negated = NOT.exec(low)
  if (negated) return [FULL[negated[1] ?? ''] ?? negated[1] ?? '', 'not']
  const known = expanded.get(low)
  if (known) return known.split(' ')
  const mark = low.lastIndexOf("'")
  if (mark < 1) return [spell(low)]
  const stem = spell(low.slice(0, mark).replaceAll("'", ''))
  const ending = low.slice(mark)
  if (ending === "'s" || ending === "'") return [stem, "'s"]
  const full = ENDINGS[ending]
  return full ? [stem, full] : [spell(low.replaceAll("'", ''))]
}

/**
 * The words and stops of a context, lower-cased without a locale. Markup and addresses are no words; hyphens part
 * words; every stop is “.” or “,”. Linear in its length.
 */
export function tokenise(context: string): Word[] {
  const text = context
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/<[^<>]{0,300}>|\{[^{}]{0,60}\}|\[[^[\]]{0,60}\]|(?:https?:|www\.)\S*/gi, ' ')
  const words: Word[] = []
  for (const [raw] of text.matchAll(
    /[\p{L}\p{M}\p{N}_]+(?:'[\p{L}\p{M}]+)*'?|[.!?;:\n]+|[,—–()/]|&/gu,
  )) {
    const low = raw.toLowerCase()
    if (/^[.!?;:\n]/.test(low)) words.push({ text: '.', raw: null })
    else if (/^[,—–()/]/.test(low)) words.push({ text: ',', raw: null })
    else if (low === '&') words.push({ text: 'and', raw: null })
    else {
      const plain = plainWords(low)
      for (const [index, word] of plain.entries())
        words.push({ text: word, raw: index === 0 ? raw : null })
    }
  }
  return words
}
