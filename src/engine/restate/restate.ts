import { undouble } from '../intention/undouble'
import { kinOf } from '../intention/kinship'
import { countWords } from '../words'
import { isKnownWord } from './known-words'
import { normaliseWords, type NameUse } from './normalise'
import { isProper } from './proper-nouns'
import { completeClause, PRAYER_FOR } from './openings'
import { splitClauses, type Clause } from './split-clauses'
import { isVerb } from './verbs'

/** More than this is no longer a naming. */
const MOST_WORDS = 32
/** Where less of what was written can be said, what matters may be missing. */
const LEAST_SHARE = 0.4

/** Who is spoken to, and what is said to nobody in a prayer: “please”, “amen”. */
const ADDRESS =
  /^(?:(?:dear|oh|o|hi|hello|hey|please|lord|god|father god|heavenly father|allah|ya allah|jesus|amen|ok|so(?! \w+ (?:i|my|we)\b)|well|that|and|but|um)\b[, ]*)+/i
const PLEASE = /[, ]*\b(?:please|pls|plz|thanks|thank ?you|amen)[, ]*$/i
/** Asks end here: what is asked is for the prayer to say. The person in them may be spoken of afterwards. */
const ASK =
  /^(?:pray(?:ers?|ing)?|help|heal|bless|protect|comfort|guide|keep|watch over|look after|be with|let|may|give|grant|save|guard|strengthen|forgive|(?:do not|don't|dont) let|asking|ask|i (?:pray|ask|want to pray|would like to pray|need (?:a )?prayers?)|we (?:pray|ask)|(?:i )?(?:need|want|would like) (?:a )?prayers?)\b/i
const THANKS =
  /^(?:thanks|thank you|i thank you|i want to thank you)(?: so much)?(?: lord| god| allah)?,? /i
const PERSON = /\b(?:my|our) (?:[a-z'-]+ ){0,2}?[a-z'-]+/i
/** Somebody is spoken to or of whom a naming does not speak. */
const FOREIGN = /\b(?:you|your|yours|god|lord|jesus|christ|allah|amen|prayers?)\b/i
const PHRASE =
  /^(?:for|after|before|since|with|without|at|in|on|from|until|again|maybe|alone|too|twice|\S+ (?:days|weeks|months|years|hours)|not)\b/

/** The clause that an ask or thanks holds; empty where it is nothing but the ask. */
function withoutAsk(text: string): string {
  const thanked = text.replace(THANKS, '')
  if (thanked !== text) {
    if (/^that /i.test(thanked)) return thanked.slice(5)
    return /^for (?:my|our|the|a|an|this|his|her|their|all|good)\b/i.test(thanked)
      ? `thankful ${thanked}`
      : ''
  }
  const [, person = '', rest = ''] =
    /^(?:.*?\b)?(?:for |heal |help |bless |comfort |protect |with |over |after )((?:my|our) [^,]*?) (?:who|which|that) (.+)$/i.exec(
      text,
    ) ?? []
  if ((ASK.test(text) || /^for /i.test(text)) && person) return `${person} ${rest}`
  if (!ASK.test(text)) return text
  const [asked = ''] = /\bfor (?:my|our) .+$/i.exec(text) ?? []
  return asked
}

/** A way to a place whose name is not known is said without it: “flying to Manila tonight”. */
function withoutPlaces(context: string): string {
  return context.replace(
    /(?<=^|[.,!;] ?|\b(?:i|we|am|is|are|i'?m|we'?re) )(flying|driving|travell?ing|moving|fly|drive|travel|move|going(?= to \w+ for (?:my|our)\b)) to (\w+)(?=[ ,.]|$)/gi,
    (whole, way: string, place: string) => {
      const small = place.toLowerCase()
      const isKnown = isKnownWord(small) || isProper(small.charAt(0).toUpperCase() + small.slice(1))
      return isKnown || /\d/.test(small) ? whole : way.replace(/^going$/i, 'travelling')
    },
  )
}

/** Times of day, which no prayer says: “at 8:15”, “10am”. */
const CLOCK = /,? ?\b(?:at |by |around )?(?:\d{1,2}[:.]\d\d(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]m\b)/gi
/** A place of which only those who know it know more: “at the Royal”, “on Ward 7”. */
const OWN_PLACE =
  /,? (?:at|in|on|near|from|to|of) (?:the )?(?:\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d+)(?=[ ,]|$)/gu

/** Without what is too particular to be said, or could tell who somebody is. */
function withoutParticulars(text: string): string {
  return text
    .replace(CLOCK, '')
    .replace(OWN_PLACE, (phrase) => (isProper(phrase.split(' ').at(-1) ?? '') ? phrase : ''))
}

/** Whether every word may be repeated. */
function areKnown(words: readonly string[], use: NameUse): boolean {
  return words.every((word) =>
    word.split('-').every((part) => {
      const base = part.replace(/'s?$/, '')
      if (base === 'I' || base === '') return true
      if (use.isSaid && base === use.name) return true
      return isProper(base) || isKnownWord(base)
    }),
  )
}

/** What begins so is no statement of its own, or not one about the person. */
const NO_STATEMENT =
  /^(?:please|safe|good|best|happy|merry|whoever|whatever|whichever|which|whose|or|nor|dear|may|let)$/
/** “Tomorrow Lagos to Manchester”: notes, not a sentence. */
const NOTES = /\b(?:today|tonight|tomorrow) \p{Lu}/u

/** One clause as it may be said; null where it is not understood well enough to be repeated. */
function tellClause({ text }: Clause, use: NameUse, antecedent: string | null): string | null {
  const plain = withoutParticulars(text.replace(ADDRESS, '').replace(PLEASE, '').trim())
  const bare = withoutAsk(plain).trim()
  if (!bare || FOREIGN.test(bare)) return null
  const words = normaliseWords(bare, use)
  if (!words || !areKnown(words, use)) return null
  if (NO_STATEMENT.test(words[0] ?? '') || NOTES.test(words.join(' '))) return null
  const isPronoun = /^(?:he|she|they|who)$/.test(words[0] ?? '')
  if (words[0] === 'who' && !antecedent) return null
  const whole = isPronoun && antecedent ? [...antecedent.split(' '), ...words.slice(1)] : words
  return completeClause(whole, antecedent)
}

/** A phrase without a verb behind a comma: “five weeks early”. */
function tellPhrase({ text }: Clause, use: NameUse): string | null {
  const words = normaliseWords(text, use)
  if (!words || words.length > 8 || words.some(isVerb) || !areKnown(words, use)) return null
  const phrase = words.join(' ')
  return PHRASE.test(phrase) ? phrase : null
}

/** The person in an ask, or in words that are not repeated: whom “she” behind them means. */
function personIn(text: string, use: NameUse): string | null {
  const words = normaliseWords(PERSON.exec(text)?.[0] ?? '', use)
  if (!words || !areKnown(words, use)) return null
  const end = words.findIndex((word) => kinOf(undouble(word)) !== undefined)
  return end < 0 ? null : words.slice(0, end + 1).join(' ')
}

/** A pronoun at the beginning speaks of somebody whom nothing before it names. */
const LOOSE = /^(?:he|she|they|it|him|her|his|their)\b(?! is (?:my|our|a (?:girl|boy)))/

/** Says clause by clause what may be said, within a number of words. */
class Teller {
  readonly #use: NameUse
  readonly sentences: string[] = []
  #words = 0
  /** The last person of whom nothing but the relation was said. */
  #antecedent: string | null = null

  constructor(use: NameUse) {
    this.#use = use
  }

  tell(clauses: readonly Clause[]): void {
    let sentence = ''
    for (const clause of clauses) {
      const phrase = sentence && clause.joint === ',' ? tellPhrase(clause, this.#use) : null
      const said = phrase ?? tellClause(clause, this.#use, sentence ? null : this.#antecedent)
      if (said === null || said.startsWith(PRAYER_FOR))
        this.#antecedent = personIn(clause.text, this.#use) ?? this.#antecedent
      if (said === null || said === `${PRAYER_FOR}${this.#antecedent}`) continue
      const isLoose = sentence === '' && this.sentences.length === 0 && LOOSE.test(said)
      // “With a cage, no parrot” does not say that one has none.
      if (sentence !== '' && /^no /i.test(clause.text)) continue
      const words = said.split(' ').length
      // “So I can teach”: what it follows from was left out.
      if (isLoose || (sentence === '' && /^(?:so|because|while|yet)$/.test(clause.joint))) continue
      if (this.#words + words > MOST_WORDS) break
      this.#words += words
      const joint = clause.joint === ',' ? 'and' : clause.joint
      if (sentence === '') sentence = said
      else sentence += phrase ? `, ${said}` : `, ${joint} ${said}`
    }
    if (sentence) this.sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
  }
}

/**
 * What a person wrote, as one or two plain sentences that a prayer may say: “mums op is on thurs, shes scared” becomes
 * “My mother's operation is on Thursday, and she is scared.” Null where it is not understood well enough: every word
 * must be in a list of ordinary ones, so that slips, names, addresses, insults and commands are never repeated.
 */
export function restate(context: string, use: NameUse): string | null {
  const teller = new Teller(use)
  for (const clauses of splitClauses(withoutPlaces(context))) teller.tell(clauses)
  const told = teller.sentences.slice(0, 3).join(' ').replaceAll("'", '’')
  return countWords(told) < LEAST_SHARE * Math.min(countWords(context), MOST_WORDS)
    ? null
    : told || null
}
