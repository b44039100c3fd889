import { hasGivenName } from '@/catalogue/given-names'
import { TRADITION_WORDS } from '@/catalogue/words/tradition-words'
import type { ContextWord } from './context-words'
import { isPlace, partsOf } from './known-places'
import { isPlainWord } from './name-by-place'

/** Names that everybody knows: of days, feasts, what is holy, schools of faith and their people. */
const holy = new Set(
  Object.entries(TRADITION_WORDS).flatMap(([name, { names, people, practice }]) =>
    partsOf(`${name} ${names} ${people} ${practice}`),
  ),
)

/** Written with a capital, and nobody’s name; beside what the traditions call theirs, places and languages. */
const PROPER =
  /^(?:\w+day|\w+(?:ism|ist|ists)|january|february|march|april|june|july|august|september|october|november|december|christ|yeshua|yahweh|adonai|elohim|hashem|ghost|almighty|creator|saviou?r|redeemer|messiah|goddess|universe|vishnu|brahma|rama|sita|kali|durga|lakshmi|saraswati|hanuman|ganesh|satan|bible|psalms?|proverbs|genesis|exodus|isaiah|gita|amen|hallelujah|alleluia|lent|halloween|kwanzaa|juneteenth|internet|google|youtube|facebook|instagram|whatsapp|tiktok|netflix|amazon|zoom|uber|bachelors?|masters?|th(?:y|ee|ou|ine)|ye|behold|oh)$/

/** One of these among names with capitals makes them no person’s: “Springfield High School”. */
const ORGANISATIONS =
  /^(?:schools?|college|university|academy|hospital|clinic|church|cathedral|parish|mosque|synagogue|temple|street|road|park|bridge|bank|airport|station|river|lake|mount|mountains?|valley|islands?|beach|city|county|library|museum|theat(?:re|er)|hall|cent(?:re|er)|room|festival|club|united|fc|inc|ltd|company|cup|prize|day|week|year|eve)$/

/** Behind these stands a place, or a thing of which there are several: “at Google”, “a Honda”. */
const BEFORE_PLACE =
  /^(?:in|at|near|across|around|outside|inside|via|into|an?|the|this|these|those|every|each)$/

/** “Flying to Springfield”. */
const TO_A_PLACE =
  /^(?:fl(?:y|ying|ies|ight)|travel.*|mov.*|go(?:es|ing)?|driv.*|trip|way|journey|return.*|back|pilgrimage|road|train|bus|welcome)$/

/** Said of God with a capital. */
const SAID_OF_GOD = /^(?:you|your|he|his|him|thy|thee|thou|i|ill|im|ive)$/

/** A sentence in which the small words have capitals too: in it a capital means nothing. */
function isTitle(words: readonly ContextWord[]): boolean {
  const small = words.filter(
    ({ kind, written, word }, at) =>
      kind === 'small' &&
      at > 0 &&
      isPlainWord(word) &&
      !SAID_OF_GOD.test(word) &&
      /^\p{Lu}/u.test(written),
  )
  return small.length > 1
}

const hasCapital = (word: ContextWord | undefined): word is ContextWord =>
  word !== undefined && /^\p{Lu}/u.test(word.written)

/** “Springfield High School”, whose words all have a capital. */
function isOfOrganisation(words: readonly ContextWord[], at: number): boolean {
  let first = at
  while (hasCapital(words[first - 1])) first--
  for (let place = first; hasCapital(words[place]); place++)
    if (ORGANISATIONS.test(words[place]?.word ?? '')) return true
  return false
}

/** Whether a name is one of a place, a day, a feast, of God or of a people. */
export function isNobodys(name: string): boolean {
  const word = name.toLowerCase()
  if (hasGivenName(word)) return false
  return partsOf(word).every((part) => PROPER.test(part) || holy.has(part) || isPlace(part))
}

/** Whether a capital within the words of one sentence makes a word somebody’s name, as far as one can tell: “Tomorrow Adeola sings”. */
export function isNameByCapital(words: readonly ContextWord[], at: number): boolean {
  const one = words[at]
  if (!one || at === 0) return false
  const { written, word, isPossessive } = one
  if (!/^(?:\p{Lu}['’])?\p{Lu}[\p{Ll}\p{M}]/u.test(written)) return false
  if (isPlainWord(word) || isNobodys(word)) return false
  const before = one.startsClause ? '' : (words[at - 1]?.word ?? '')
  if (!isPossessive && BEFORE_PLACE.test(before)) return false
  if (before === 'to' && TO_A_PLACE.test(words[at - 2]?.word ?? '')) return false
  return !isOfOrganisation(words, at) && !isTitle(words)
}
