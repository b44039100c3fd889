import { WEEKDAY } from './calendar'
import { isKin } from './is-kin'
import { isVerb } from './verbs'

/** More than this is a list and no longer a remembering. */
const MOST_THINGS = 2
/** Words of one thing, its article among them. */
const MOST_WORDS_OF_ONE = 5

const ARTICLE = /^(?:the|an?)$/
const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/
const POSSESSIVE = /^(?:my|our|his|her|their)$/
/** Said without an article behind “in”, “at”, “to”. */
const PLACE = /^(?:hospital|hospice|court|school|church|university|college|rehab|prison)$/
/** Of these a bare name would be strange anywhere else: “I think of hospital”. */
const BUILDING = /^(?:hospital|hospice|court)$/
const TOWARDS = /^(?:in|at|to|from|into)$/
/** No noun phrase goes on behind these. */
const BOUNDARY = new Set(
  `about above after again against alone already always and anymore any are around as at away back because before behind below beside between but by
can cannot could did do does down during either else enough ever every few for forever from had has have he her here him his how i if in inside instead into is
it its just later less like me more most much my near never no none nor not now of off often on once only onto or our out outside over own past please quite
rather really she since so some sometimes soon still than that the their them then there these they this those though through till to today together tomorrow tonight
too toward towards twice under until up us very was we well were what when where which while who whom whose why will with within without would yesterday yet`.split(
    /\s+/,
  ),
)
/** What ends like a noun phrase but means no thing that one could think of again. */
const NO_THING =
  /^(?:half|way|times?|lot|bit|while|same|rest|best|worst|own|ones?|things?|end|point|moment|first|last|next|others?|kind|sort|names?|guys?|m[ae]n|wom[ae]n|persons?|lad(?:y|ies)|life|lives|days?|mornings?|afternoons?|evenings?|part|number|least|huge|big|small|little|bad|terrible|great|new|hard|good|same|right|whole|last|worse|doctors?|age|ill|old|young|due|late|early|spread|ex|folks|carer|child|children|people|everyone|.*-old|.*ly)$/
/** Nothing belongs to a phrase behind a stretch of time: “three years sober”. */
const STRETCH = /^(?:minutes|hours|days|weeks|months|years|times)$/
/** “As a nurse” and “is a carer” say what somebody is. */
const EQUALS = /^(?:as|am|is|are|was|were|be|been)$/

interface Found {
  readonly words: readonly string[]
  /** Where reading goes on. */
  readonly next: number
}

const bareWord = (word: string) => word.replace(/[,.!?]+$/, '')
const closesClause = (word: string) => word !== bareWord(word)

/** The noun phrase behind a determiner; null where none stands there, or where it is a person. */
function readPhrase(words: readonly string[], from: number): Found | null {
  const phrase: string[] = []
  let next = from
  for (; next < words.length; next++) {
    const word = bareWord(words[next] ?? '')
    const isEnd = next > from && (isVerb(word) || NUMBER.test(word) || /^(?:next|last)$/.test(word))
    if (isEnd || BOUNDARY.has(word.toLowerCase())) break
    if (isKin(word)) return null
    phrase.push(word)
    if (closesClause(words[next] ?? '') || STRETCH.test(word)) break
  }
  const of = words[next + 1] ?? ''
  if (words[next] === 'of' && /ing[,.!?]?$/.test(of)) {
    phrase.push('of', bareWord(of))
    next++
  }
  const head = phrase.at(-1) ?? ''
  // “Since twenty sixteen”: a year.
  const isWord = head !== '' && !NUMBER.test(head) && !WEEKDAY.test(head)
  const isThing = isWord && !NO_THING.test(head) && phrase.length < MOST_WORDS_OF_ONE
  return isThing ? { words: phrase, next: next + 1 } : null
}

function thingAt(words: readonly string[], at: number): Found | null {
  const written = words[at] ?? ''
  const word = bareWord(written)
  const before = words[at - 1] ?? ''
  if (WEEKDAY.test(word)) return { words: [word], next: at + 1 }
  if (PLACE.test(word) && TOWARDS.test(before))
    return { words: BUILDING.test(word) ? ['the', word] : [word], next: at + 1 }
  if (closesClause(written)) return null
  const small = word.toLowerCase()
  const isArticle = ARTICLE.test(small)
  if (isArticle && small !== 'the' && EQUALS.test(before)) return null
  if (!isArticle && !NUMBER.test(small) && !POSSESSIVE.test(small)) return null
  const found = readPhrase(words, at + 1)
  if (!found) return null
  const first = POSSESSIVE.test(small) ? [small] : isArticle ? ['the'] : ['the', small]
  return { words: [...first, ...found.words], next: found.next }
}

/**
 * The things that a restated sentence names, so that a prayer can come back to them: “The house is quiet, and I still put
 * out two cups” gives “the house” and “the two cups”. The first two, persons left out; a weekday only where there is
 * nothing else. Empty where there are none.
 */
export function namedThings(told: string): readonly string[] {
  const words = told.split(' ')
  const things = new Set<string>()
  const days: string[] = []
  let at = 0
  while (at < words.length && things.size < MOST_THINGS) {
    const found = thingAt(words, at)
    at = found?.next ?? at + 1
    const thing = found?.words.join(' ') ?? ''
    if (WEEKDAY.test(thing)) days.push(thing)
    else if (thing) things.add(thing)
  }
  return things.size > 0 ? [...things] : days.slice(0, 1)
}
