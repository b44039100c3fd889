import { foldText } from '@/catalogue/fold-text'
import { countWords } from '../words'
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
    .map(([match]) => failure('Q2', where, 'a or an?', match))
}

const PUNCTUATION: readonly (readonly [RegExp, string])[] = [
  [/ [,.;:!?]/, 'space before a mark'],
  [/,,|\.\.|\?!|!\?|;;|::|,\.|;,/, 'two marks in a row'],
  [/ {2}/, 'two spaces'],
  [/ [-–—] |—/, 'no dashes: use a comma or a colon'],
  [/['"`]/, 'straight quote: write ’ “ ”'],
  [/[.!?] \p{Ll}/u, 'small letter after a stop'],
  [/[,;:][\p{L}\p{M}]/u, 'no space after a mark'],
  [
    /[[\]{}<>|]|(?<![\p{L}])(?:undefined|null|NaN|TODO)(?![\p{L}])/u,
    'leftover of the template language',
  ],
]

/** Marks that must be balanced or start upper case; text is one sentence or a whole prayer. */
export function checkForm(where: string, text: string): Finding[] {
  const found = checkArticles(where, text)
  for (const [pattern, reason] of PUNCTUATION) {
    const match = pattern.exec(text)
    if (match) found.push(failure(reason.startsWith('leftover') ? 'Q1' : 'Q4', where, reason, text))
  }
  const doubled = /(?<![\p{L}\p{M}])([\p{L}\p{M}’']+)\s+\1(?![\p{L}\p{M}])/iu.exec(text)
  if (doubled) found.push(failure('Q3', where, 'the same word twice', doubled[0]))
  if (/^[\p{Ll}]/u.test(text)) found.push(failure('Q4', where, 'begins with a small letter', text))
  const quotes = (text.match(/“/g) ?? []).length - (text.match(/”/g) ?? []).length
  if (quotes !== 0) found.push(failure('Q4', where, 'unbalanced quotation marks', text))
  return found
}

const DISAGREEMENTS =
  /(?<![\p{L}])(?:they is|she are|he are|it are|I are|we am|you is|(?<!of (?:my|our|the|your) )children is|thou are|they was|we was|these is|those is|who have is)(?![\p{L}])/iu

const DANGLING =
  /^(?:this|that|these|those are|they|it|he|she|there|such|and|but|so|or|then)(?!\p{L})/iu
const EXISTENTIAL = /^(?:there (?:is|are|was|were|will|has)|so (?:may|let|be)|such as)/i

/** Grammar of one sentence as one of the pack’s speaker. */
export function checkGrammar(
  where: string,
  text: string,
  speaker: 'I' | 'we',
  humankindMayBeUs: boolean,
): Finding[] {
  const found: Finding[] = []
  const wrong = DISAGREEMENTS.exec(text)
  if (wrong) found.push(failure('Q5', where, 'subject and verb disagree', wrong[0]))
  const lone =
    speaker === 'I'
      ? /(?<![\p{L}])(we|ours|ourselves)(?![\p{L}])/iu
      : /(?<![\p{L}])(I|me|my|mine|myself)(?![\p{L}])/u
  const person = lone.exec(text.replace(/\blet us\b/gi, ''))
  if (person)
    found.push(failure('Q5', where, `the speaker of this pack is “${speaker}”`, person[0]))
  // “My siblings and I” are an us of their own.
  if (speaker === 'I' && !humankindMayBeUs && !text.includes(' and I ')) {
    const us = /(?<![\p{L}])(us|our)(?![\p{L}])/iu.exec(text.replace(/\blet us\b/gi, ''))
    if (us)
      found.push(
        failure('Q5', where, 'us/our only in opening, attribute, widening and closing', text),
      )
  }
  if (DANGLING.test(text) && !EXISTENTIAL.test(text)) {
    found.push(failure('R5', where, 'begins with a word that points at another sentence', text))
  }
  if (countWords(text) > 32)
    found.push(failure('R7', where, 'a sentence of more than 32 words', text))
  return found
}
