/**
 * How texts are compared: without regard to capitals, accents, apostrophes and other ways to write the same letters. The
 * database's private.search_form says the same in SQL; `fold-cases.ts` holds both to it (docs/decisions/042).
 */

/** Apostrophes and the letters and marks that stand for them, the Arabic line that stretches words, and what nobody sees. */
const LEFT_OUT =
  "'`\\u00ad\\u00b4\\u02b9-\\u02c1\\u02c8\\u02ca\\u02cb\\u02ee\\u0374\\u0384\\u055a\\u05f3\\u061c\\u0640\\u07f4\\u07f5\\u1fbd\\u1fbf\\u1fef\\u1ffd\\u1ffe\\u200b-\\u200f\\u2018-\\u201b\\u202a-\\u202e\\u2032-\\u2037\\u2057\\u2060-\\u2064\\u2066-\\u2069\\ua78b\\ua78c\\ufeff\\uff07\\uff40"

/** Accents of Latin, Greek and Cyrillic, points and vowel signs of Hebrew, Arabic and Syriac. Vowels of India are letters. */
const ACCENTS =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0711\\u0730-\\u074a\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f'

/** What belongs to the character before it: marks, and the parts that Korean and half-width Japanese letters are made of. */
const CONTINUING = '\\p{M}\\u0e33\\u0eb3\\u1160-\\u11ff\\u3131-\\u318e\\uff9e-\\uffdc'

const leftOut = new RegExp(`[${LEFT_OUT}]`, 'gu')
const leftOutOrAccent = new RegExp(`[${LEFT_OUT}${ACCENTS}]`, 'gu')
/** A character with what belongs to it; what is left out has no place in it but between these. */
const characters = new RegExp(`[^${LEFT_OUT}](?:[${LEFT_OUT}]*[${CONTINUING}])*`, 'gu')
const blanks = /[\t-\r\u0085\u1680\u2028\u2029]/g

/** Letters that no accent distinguishes from plain ones, and one sign for each kind of quotation mark and dash. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const FROM =
  'øđðłıħŧŋƀɓƈȼƌɖɗɇɛƒɠǥɨɉȷƙƚɫƞɲɔɵƥɍƭʈʉʋⱳƴɏƶςٱ\u201c\u201d\u201e\u201f\u00ab\u00bb\u05f4\u2010\u2011\u2012\u2013\u2014\u2015\u2212'
const TO = 'oddlihtnbbccdddeefggiijkklnnooprttuvwyyzσا"""""""-------'
const plain = new Map([
  ...Object.entries(PLAIN),
  ...Array.from(FROM, (from, at) => [from, TO[at] ?? ''] as const),
])

function foldCharacters(text: string): string {
  // Most characters, when they come one by one.
  if (text.length === 1 && text > ' ' && text <= '~') return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(leftOutOrAccent, '').toLowerCase()
  return bare
    .replace(/[^\0-\x7f]/gu, (letter) => plain.get(letter) ?? letter)
    .replace(blanks, ' ')
    .normalize('NFC')
}

/** The text as it is compared: no capitals, accents or apostrophes, one blank between words and none around. */
export function foldText(text: string): string {
  return foldCharacters(text.replace(leftOut, '')).replace(/ +/g, ' ').replace(/^ | $/g, '')
}

/** A part of a text by the places of its first character and of the one after its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The folded text with its blanks as they are, and for each of its characters the part of the original it stands for. */
export function foldWithPlaces(text: string): { folded: string; places: Span[] } {
  let folded = ''
  const places: Span[] = []
  for (const { 0: character, index: start } of text.matchAll(characters)) {
    const bare = foldCharacters(character.length === 1 ? character : character.replace(leftOut, ''))
    folded += bare
    for (let unit = 0; unit < bare.length; unit++)
      places.push({ start, end: start + character.length })
  }
  return { folded, places }
}
