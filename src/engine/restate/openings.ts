import { isKin } from './is-kin'
import {
  article,
  EVENTS,
  fromEvent,
  fromPossession,
  MASS_EVENTS,
  PRAYER_FOR,
} from './event-phrases'
import { isClause } from './is-clause'
import { isVerb, verbAt } from './verbs'
import {
  ADJECTIVES,
  ADVERBS,
  BASE_START,
  DETERMINERS,
  GERUND,
  PAST_START,
  SUBJECTS,
} from './word-classes'

/** “Third go.” */
const ATTEMPT = /^(?:first|second|third|fourth|fifth|sixth|last) (?:go|try|time|attempt)$/
/** “In particular”, “at ninety-six” say nothing of how somebody is. */
export const NO_STATE =
  /^(?:in (?:particular|general|fact|short|addition|case)\b|at (?:\w+ty\b|\w+teen\b|the age\b|age\b|least\b))/
/** Where these begin, what follows is no noun. */
export const NO_NOUN =
  /^(?:any|every|each|another|such|these|those|just|only|not|how|why|what|when|where|after|before|since|during|despite|behind|one|none|most|some|some(?:one|body|thing)|every(?:one|body|thing)|nothing|otherwise|anyway|anyhow|perhaps|besides|meanwhile|instead|hopefully|now|then|having|whom|mine|ours|hers|both|either|although|though|until|unless|even|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\w{3,}ly)$/
/** Who speaks where the words leave it out: “opening our café” is said by two or more. */
function speakerOf(words: readonly string[]): readonly [string, string, string] {
  const isWe =
    words.some((word) => /^(?:our|us|we)$/.test(word)) && !/\b(?:my|I|me)\b/.test(words.join(' '))
  return isWe ? ['we', 'are', 'have'] : ['I', 'am', 'have']
}

const TREATMENT =
  /^(?:operation|surgery|chemo|chemotherapy|radiotherapy|radiation|dialysis|treatment|transplant|procedure|scan|biopsy|results|tests?|cancer)$/
const MASS = /^(?:money|life|work|school|everything|things|people|time|money|love|food|age)$/

/** “son joined the army”, “rent is due”: a noun without its article before a verb. */
function withArticle(words: readonly string[]): string | null {
  const [first = '', second = ''] = words
  if (DETERMINERS.test(first) || SUBJECTS.test(first) || isVerb(first) || /^\p{Lu}/u.test(first))
    return null
  if (NO_NOUN.test(first)) return null
  const noun = first.replace(/'s?$/, '')
  const isOwn = isKin(noun)
  if (isOwn && first !== 'boy' && first !== 'girl') return `my ${words.join(' ')}`
  if (
    !isVerb(second) ||
    ADVERBS.test(first) ||
    /^(?:been|not|no|never|only|even|so|very|too|all|just|safe|happy|good|best|great|big|new|more|other|many|much)$/.test(
      first,
    ) ||
    GERUND.test(first) ||
    PAST_START.test(first)
  )
    return null
  const isEvent = EVENTS.test(noun) || MASS_EVENTS.test(noun)
  if (isEvent && words.join(' ').includes(' for my ')) return null
  // An operation may be anybody’s, an exam is one’s own.
  if (isEvent) return `${TREATMENT.test(noun) ? 'the' : 'my'} ${words.join(' ')}`
  return MASS.test(first) || first.endsWith('s') ? words.join(' ') : `the ${words.join(' ')}`
}

/** “I have custody hearing”: the article that people leave out. */
const HAVE_EVENT =
  /\b(have|has|had) ((?!(?:an?|my|our|his|her|their|the|no|to|had|been|just|this|that|another|one)\b)(?:[a-z]+ )?(?:hearing|interview|exam|scan|operation|appointment|trial|deadline|flight|biopsy|transplant))\b/g

/** “One of them is my neighbour.” */
const SOME_OF = /^(?:one|none|some|most|both|all|two|three|four) of (?:them|us|my|our|the)\b/

/**
 * A clause of a context as a whole sentence in small letters, without its stop; null where its form is not known.
 * @param owner of whom the words before spoke: whose event it is
 */
export function completeClause(words: readonly string[], owner: string | null): string | null {
  const text = words.join(' ')
  if (ATTEMPT.test(text)) return `it is my ${text}`
  if (text.startsWith('first time in ')) return null
  if (SOME_OF.test(text) && verbAt(words) > 0) return text
  const own = (withArticle(words) ?? text).replace(HAVE_EVENT, (_, has: string, noun: string) => {
    return `${has} ${article(noun)} ${noun}`
  })
  const whole = own.split(' ')
  return isClause(whole) ? whole.join(' ') : completePhrase(whole, owner)
}

const FINITE =
  /(?:s|ed)$|^(?:are|were|had|did|went|got|took|lost|left|came|fell|broke|hit|hurt|found|made|kept|will|can|cannot|could|would)$/

/** “postpartum depression is eating my wife”: a few words before a verb. */
function fromNounPhrase(words: readonly string[]): string | null {
  const at = verbAt(words)
  // A base form may be a noun: “the long drive home”.
  if (at < 1 || at > 3 || !FINITE.test(words[at] ?? '') || NO_NOUN.test(words[0] ?? '')) return null
  // “Eats alone and goes to bed early”, “fourteen months he is”.
  if (words.slice(0, at).includes('and') || /^\w+(?:teen|ty(?:-\w+)?)$/.test(words[0] ?? ''))
    return null
  const head = words[at - 1] ?? ''
  const isBare = head.endsWith('s') || MASS_EVENTS.test(head) || MASS.test(head)
  return isBare ? words.join(' ') : `the ${words.join(' ')}`
}

/** “three years sober on Saturday”, “fifty-two years married”. */
const STRETCH = /^(\S+ (?:years|months|weeks|days)) (sober|clean|married)\b(.*)$/

/** “five years after cancer”: a count, not what somebody has. */
const COUNTED = /^\S+ (?:years|months|weeks|days) (?:after|since|into) /

/** “Wife thirty-four weeks pregnant”. */
const KIN_STATE =
  /^(?:(?:my|our) )?(\S+) ((?:\S+ (?:weeks|months) pregnant|pregnant|in (?:hospital|intensive care|surgery|labour|rehab|prison)|ill|sick|unwell)\b.*)$/

/** Who says it of somebody else, whose name was left out. */
const DIED = /^(?:died|passed (?:away|on))\b/

/** “results clear”. */
const FINDING = /^(results?|scans?|tests?|biopsy) (clear|clean|fine|good|normal|negative)$/

/** What befell the person, with nothing before it: “laid off after nineteen years”. */
const BEFALLEN =
  /^(?:laid off|let go|made redundant|turned down|passed over|diagnosed|fired|sacked|evicted|dumped|promoted|accepted|rejected|robbed|mugged|burgled)\b/

const QUESTION = /^(?:what|why|how|when|where|if|which|whether|who)$/

function completePhrase(words: readonly string[], owner: string | null): string | null {
  const [first = '', second = ''] = words
  const text = words.join(' ')
  if (QUESTION.test(first)) return null
  if (COUNTED.test(text)) return `it is ${text}`
  const [, kin = '', theirs = ''] = KIN_STATE.exec(text) ?? []
  if (isKin(kin)) return `my ${kin} is ${theirs}`
  if (DIED.test(text)) return owner ? `${owner} ${text}` : null
  const [I, am, have] = speakerOf(words)
  if (first === 'no' && second === 'one') return text
  const [, stretch, state, rest = ''] = STRETCH.exec(text) ?? []
  // “Fourteen months sober today was fine until …”: two sentences without a stop.
  if (stretch && / (?:was|is|were|are) /.test(rest)) return null
  if (stretch)
    return state === 'married' ? `we have been married for ${stretch}${rest}` : `${I} ${am} ${text}`
  if (
    (ADVERBS.test(first) || first === 'never') &&
    (PAST_START.test(second) || BASE_START.test(second) || second.endsWith('ed'))
  )
    return `${I} ${text}`
  if (/^(?:for|about)$/.test(first)) {
    if (!/^(?:my|our|the|all|everyone|those|a|an)$/.test(second)) return null
    // “For the night carer pinches my mother”: two things in one.
    if (
      verbAt(words) > 0 &&
      !/ (?:who|whose|that|which|as|while|when|before|after|because) /.test(text)
    )
      return null
    const who = text
      .replace(/^(?:for|about) /, '')
      .replace(/^((?:my|our) .*?) (who|whose) /, '$1, $2 ')
    return `${PRAYER_FOR}${who}`
  }
  if (BEFALLEN.test(text)) return `${I} ${I === 'we' ? 'were' : 'was'} ${text}`
  if (/^would (?:love|like) /.test(text)) return `${I} ${text}`
  if (first === 'been') return `${I} ${have} ${text}`
  if (first === 'not' && second === 'been') return `${I} ${have} ${text}`
  if (first === 'not' && GERUND.test(second)) return `${I} ${am} ${text}`
  const isLong = /\b(?:since|for (?:\w+ ){0,2}(?:days|weeks|months|years|long|while))\b/.test(text)
  if (first === 'no' && !isVerb(second))
    return isLong ? `there has been ${text}` : `${I} ${have} ${text}`
  const [, found, isGood] = FINDING.exec(text) ?? []
  if (found) return `the ${found} ${found.endsWith('s') ? 'are' : 'is'} ${isGood}`
  const event = ADJECTIVES.test(first) ? null : fromEvent(words, owner)
  if (event) return event
  // “Taking care of her is hard”: the whole of it is what is said.
  if (
    GERUND.test(first) &&
    /^[^,]*? (?:is|was|makes) /.test(text) &&
    !/\b(?:who|that|which|if|and|whether|because)\b/.test(text)
  )
    return text
  if (NO_STATE.test(text)) return null
  // “On Thursday he did it”; “In Bali.” of somebody else.
  const isPlace = /^(?:in|at|on|under|out|between)$/.test(first)
  if (isPlace && (verbAt(words) > 0 || (words.length === 2 && /^\p{Lu}/u.test(second)))) return null
  if (GERUND.test(first) && words.length > 1 && !isVerb(second))
    return isLong ? `${I} ${have} been ${text}` : `${I} ${am} ${text}`
  const isTransitive = /^(?:lost|broke|hurt)$/.test(first) && words.length > 1
  const isState = !isTransitive || /^(?:and|in|without|for|since|at)$/.test(second)
  if (ADJECTIVES.test(first) && isState) {
    return isLong ? `${I} ${have} been ${text}` : `${I} ${am} ${text}`
  }
  if (/^(?:fear|dread|love|hope|need|worry)$/.test(first) && /^(?:of|about|for)$/.test(second))
    return first === 'fear' ? `${I} ${have} a ${text}` : null
  const isPut = /^put (?:all|every|everything|my|our)\b/.test(text)
  if (isPut || PAST_START.test(first) || BASE_START.test(first)) return `${I} ${text}`
  if (DETERMINERS.test(first) || /'s?$/.test(first)) return fromPossession(words)
  return fromNounPhrase(words)
}
