import { foldText } from '@/catalogue/fold-text'
import { failure, type Finding } from './finding'

const VOWEL_SOUND_BUT_CONSONANT_LETTER = /^(?:hour|honest|heir|honou?r)/i
const CONSONANT_SOUND_BUT_VOWEL_LETTER =
  /^(?:one\b|once\b|one-|use(?:d|s|ful|less|r)?\b|uni|eu|ewe|ubiq|usual|utensil)/i
const AN_UNLIKE = /^(?:unimp|unin|unim|unident)/i

function wantsAn(word: string): boolean {
  const folded = foldText(word).replace(/^"/, '')
  if (VOWEL_SOUND_BUT_CONSONANT_LETTER.test(folded)) return true
  if (CONSONANT_SOUND_BUT_VOWEL_LETTER.test(folded) && !AN_UNLIKE.test(folded)) return false
  return /^[aeiou]/i.test(folded)
}

function checkArticles(where: string, text: string): Finding[] {
  return [...text.matchAll(/(?<![\p{L}\p{M}’])(an?)\s+([\p{L}\p{M}ʿʾ‘’“-]+)/giu)]
    .filter(([, article = '', word = '']) => (article.toLowerCase() === 'an') !== wantsAn(word))
    .map(([match]) => failure('article', where, 'a or an?', match))
}

const PUNCTUATION: readonly (readonly [RegExp, string])[] = [
  [/ [,.;:!?]/, 'space before a mark'],
  [/,,|\.\.|\?!|!\?|;;|::|,\.|;,/, 'two marks in a row'],
  [/ {2}/, 'two spaces'],
  [/ [-–—] |—/, 'no dashes: use a comma or a colon'],
  [/['"`]/, 'straight quote: write ’ “ ”'],
  [/[.!?] \p{Ll}/u, 'small letter after a stop'],
  [/[,;:][\p{L}\p{M}]/u, 'no space after a mark'],
  [/[[\]{}<>|]|(?<![\p{L}])(?:undefined|null|NaN|TODO)(?![\p{L}])/u, 'leftover of a mark'],
]

/** Marks that must be balanced or start upper case; text is one sentence or a whole prayer. */
export function checkForm(where: string, text: string): Finding[] {
  const found = checkArticles(where, text)
  for (const [pattern, reason] of PUNCTUATION) {
    const match = pattern.exec(text)
    if (match)
      found.push(failure(reason.startsWith('leftover') ? 'leftover' : 'print', where, reason, text))
  }
  const doubled = /(?<![\p{L}\p{M}])([\p{L}\p{M}’']+)\s+\1(?![\p{L}\p{M}])/iu.exec(text)
  if (doubled) found.push(failure('doubled', where, 'the same word twice', doubled[0]))
  if (/^[\p{Ll}]/u.test(text))
    found.push(failure('print', where, 'begins with a small letter', text))
  const quotes = (text.match(/“/g) ?? []).length - (text.match(/”/g) ?? []).length
  if (quotes !== 0) found.push(failure('print', where, 'unbalanced quotation marks', text))
  return found
}

const DISAGREEMENT =
  /(?<![\p{L}])(?:they is|they was|she are|he are|(?<!and )I are|I is|we am|we is|we was|thou are)(?![\p{L}])/iu

/** Where subject and verb do not agree. */
export function checkAgreement(where: string, text: string): Finding[] {
  const wrong = DISAGREEMENT.exec(text)
  return wrong ? [failure('agreement', where, 'subject and verb disagree', wrong[0])] : []
}
