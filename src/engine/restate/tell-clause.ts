import { kinOf } from '../intention/kinship'
import { PERSONS, type Pronoun } from '../intention/persons'
import { undouble } from '../intention/undouble'
import { isKin } from './is-kin'
import { isKnownWord } from './known-words'
import { isSaidName, normaliseWords, type NameUse } from './normalise'
import { completeClause, NO_NOUN, NO_STATE } from './openings'
import { isProper } from './proper-nouns'
import type { Clause } from './split-clauses'
import { isVerb } from './verbs'

/** Who is spoken to, and what is said to nobody in a prayer: “please”, “amen”. */
const ADDRESS =
  /^(?:(?:dear|oh|o|hi|hello|hey|please|ngl|omg|lol|haha+|tbh|(?:alhamdulill?ah?|mashall?ah?|inshall?ah?|subhanallah|hallelujah|halleluyah|praise (?:god|the lord|be)|glory to god|thanks be to god|thank god|waheguru|hare krishna|om|aum)(?= |,|$)|lord|god(?! (?:is|has|was|will|knows|can|gave|blessed)\b)|father god|heavenly father|father(?= i\b| we\b| in heaven\b)|in heaven|allah|ya allah|jesus|amen|ok|so(?! \w+ (?:i|my|we)\b)|well|that(?!')|and|but|um)\b[, ]*)+/i
const PLEASE =
  /[, ]*\b(?:please|pls|plz|thanks|thank ?you|amen|haha+|lol|lmao|omg|ngl|tbh|fr)[, ]*$/i
/** Asks end here: what is asked is for the prayer to say. The person in them may be spoken of afterwards. */
export const ASK =
  /^(?:pray(?:ers?|ing)?|mak(?:e|ing) dua|(?:can|could|would|will) (?:you|we|someone)\b|i (?:would|'d|should) (?:ask|like help|like to ask)|help|heal|bless|protect|comfort|guide|keep|watch over|look after|be with|let|may|give|grant|save|guard|strengthen|forgive|(?:take|make|show|teach|send|calm|soften|lift|steady|cover|free|fill|restore|deliver|lead) (?:me|us|him|her|them|my|our|the|his|their|this)\b(?! (?:is|was|are|were|has|have)\b)|(?:do not|don't|dont) let|asking|ask|i (?:pray(?! *$)|ask|want to pray|would like to pray|need (?:a )?prayers?)|we (?:pray|ask)|(?:i )?(?:need|want|would like) (?:a )?prayers?)\b/i
const THANKS =
  /^(?:thanks|thank you|i thank you|i want to thank you)(?: so much)?(?: lord| god| allah)?,? /i
const PERSON = /\b(?:my|our)(?: [a-z'-]+){1,3}/i
/** Somebody is spoken to or of whom a naming does not speak. */
export const FOREIGN = /\b(?:you|your|yours|god|lord|jesus|christ|allah|amen|prayers?)\b/i
/** God as somebody of whom one speaks, and who is spoken to in the prayer. */
const OF_GOD =
  /\b((?:far|away|distant|cut off|closer|close|near|nearer) (?:from|to)|believes? in|faith in|trust(?:s|ed|ing)?(?: in)?|from|with|without|hear|feel|find|know|serve|thank|praise|love|angry with|mad at|angry at|towards?) God\b/g

/** Where these end a clause, the rest of it is missing. */
const CUT_OFF =
  / (?:and|but|or|because|the|an?|my|our|their|if|whether|than|saying|(?:I am|we are)|be|as (?:he|she) does|(?:want|like|wish) to (?:say|tell|give))$/
/** “Phones me about the weather”, “hit the bishop”: somebody does it whom the words leave out. */
const WITHOUT_SUBJECT =
  /^(?:[a-z]+[^s]s (?:me|us|him|her|them|it)|(?:hit|kept|held|rang|sang|ran|drove|walked|said|told|asked)) /
const PHRASE =
  /^(?:for|after|before|since|with|without|at|in|on|from|until|again|maybe|alone|too|twice|\S+ (?:days|weeks|months|years|hours)|not)\b/

/** The clause that an ask or thanks holds; empty where it is nothing but the ask. */
function withoutAsk(text: string): string {
  const thanked = text.replace(THANKS, '')
  if (thanked !== text) {
    if (/^that /i.test(thanked)) return thanked.slice(5)
    return /^for (?:my|our|the|a|an|this|his|her|their|all|good|\d+|many|one|two|three|four|five|six|seven|eight|nine|ten|another)\b/i.test(
      thanked,
    )
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
  // “Pray for my son to find a job”: it is asked, and he is who the next words are about.
  return / to [a-z]+/.test(asked) ? '' : asked
}

/** Times of day, which no prayer says: “at 8:15”, “10am”. */
const CLOCK =
  /,? ?\b(?:(?:not )?even |only |nearly |almost |about |just )*(?:at |by |around )?(?:\d{1,2}[:.]\d\d(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]m\b)/gi
/** A place of which only those who know it know more: “at the Royal”, “on Ward 7”. */
const OWN_PLACE =
  /,? (?:at|in|on|near|from|to|of) (?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| \d+)*(?=[ ,]|$)/gu

/** Without what is too particular to be said, or could tell who somebody is. */
function withoutParticulars(text: string, { isSaid }: NameUse): string {
  const timeless = text.replace(CLOCK, '')
  if (isSaid) return timeless
  return timeless.replace(OWN_PLACE, (phrase) =>
    phrase
      .split(' ')
      .some((word) => /^\p{Lu}/u.test(word) && isProper(word.replace(/(?<=day)s$/, '')))
      ? phrase
      : '',
  )
}

/** A number that was left in digits. */
const AMOUNT = /^\d{3,5}$/

/** Whether every word may be repeated. */
export function areKnown(words: readonly string[], use: NameUse): boolean {
  return words.every((word) =>
    word.split('-').every((part) => {
      const base = part.replace(/(?:'s?|,)$/, '')
      if (base === 'I' || base === '' || AMOUNT.test(base)) return true
      if ((use.isSaid && base === use.name) || isSaidName(base, use)) return true
      return isProper(base) || isKnownWord(base)
    }),
  )
}

/** What people say of themselves as they write, and of what they write in. */
const OF_WRITING =
  /\b(?:fill(?:ing|ed)? (?:this|it) in|this (?:app|form|box|site|website|message|post)|a fraud|(?:probably|sounds?|this is|feels?) (?:dumb|silly|stupid|weird)|not (?:very |really |at all |a )?religious|(?:not|never) (?:usually |normally |often |really |even )?pray|first time (?:praying|asking)|for the record|sorry (?:for|about) the|rambl\w+|typing|posting|not sure (?:who|how|what) (?:to|i)|my english)\b/i

/** What goes on with an ask before it. */
const ALSO_ASKED =
  /^(?:and )?that (?:i|he|she|we|they|it|my|our|his|her|their|the|someone|somebody|everyone|nobody)\b/i

/** “Please no rain.” */
const ASKED_NOT = /^(?:please|pls|plz) no /i

/** Whether a clause asks, or speaks of the writing itself: nothing of the matter is left out with it. */
export const isNotTold = (text: string): boolean =>
  ALSO_ASKED.test(text) ||
  ASKED_NOT.test(text) ||
  ASK.test(text.replace(ADDRESS, '')) ||
  OF_WRITING.test(text)

/** What says nothing without the words before it. */
const EMPTY =
  /(?:^|^at present |^now |^today |^still )(?:I|we|he|she|they|it) (?:am|is|are|do|does|did|was|has|have|can|could|will|guess|suppose|think|know)(?: not)?$/

/** What begins so is no statement of its own, or not one about the person. */
const NO_STATEMENT =
  /^(?:is|are|was|were|please|safe|good|best|happy|merry|whoever|whatever|whichever|which|whose|or|nor|dear|may|let)$/
/** “Can he not be scared” asks, also without its mark. */
const ASKS = /^(?:can|could|would|will|shall|does|did|do) (?:he|she|it|they|we|I|my|our)\b/
/** “Tomorrow Lagos to Manchester”: notes, not a sentence. */
const NOTES = /\b(?:today|tonight|tomorrow) \p{Lu}/u

const isMany = ([first]: readonly string[], antecedent: string | null): boolean =>
  first === 'they' && /(?:[^s]s|children| and .+)$/.test(antecedent ?? '')

/** “Our daughter gets married. Her father would have been there, but he died”: he is not the daughter. */
function isOfAnother(pronoun: string, antecedent: string): boolean {
  const head = antecedent.split(' ').findLast((word) => isKin(word.toLowerCase())) ?? ''
  const key = kinOf(undouble(head.toLowerCase().replace(/-in-law$/, '')))?.key
  const person: { pronoun: Pronoun } | undefined = key && PERSONS[key]
  return (
    (pronoun === 'he' && person?.pronoun === 'she') ||
    (pronoun === 'she' && person?.pronoun === 'he')
  )
}

/** One clause as it may be said; null where it is not understood well enough to be repeated. */
export function tellClause(
  { text }: Clause,
  use: NameUse,
  antecedent: string | null,
): string | null {
  // “… and that I will have the right words”, “please no rain”: asked, not told.
  if (ALSO_ASKED.test(text) || ASKED_NOT.test(text)) return null
  const plain = withoutParticulars(text.replace(ADDRESS, '').replace(PLEASE, '').trim(), use)
  const bare = withoutAsk(plain).trim()
  const { addressee } = use
  const ofOthers = addressee === undefined ? bare : bare.replace(OF_GOD, '$1')
  if (!bare || FOREIGN.test(ofOthers) || OF_WRITING.test(bare)) return null
  const words = normaliseWords(bare, use)
  if (!words || !areKnown(words, use)) return null
  // “God should please let him call”: an ask whose addressee was taken away.
  if (words.includes('please')) return null
  const said = words.join(' ')
  if (CUT_OFF.test(said)) return null
  if (EMPTY.test(said) || /^(?:have mercy|I no)\b/.test(said)) return null
  if (NO_STATEMENT.test(words[0] ?? '') || NOTES.test(said) || ASKS.test(said)) return null
  // “They have lost his file” is not about one friend.
  const isPronoun = /^(?:he|she|who)$/.test(words[0] ?? '') || isMany(words, antecedent)
  if (antecedent && isOfAnother(words[0] ?? '', antecedent)) return null
  if (words[0] === 'who' && !antecedent) return null
  const whole = isPronoun && antecedent ? [...antecedent.split(' '), ...words.slice(1)] : words
  return completeClause(whole, antecedent)?.replace(OF_GOD, `$1 ${addressee ?? 'God'}`) ?? null
}

/** What people write like a headline: “hearing aids came today”, “vet on Thursday”. */
const MOST_WORDS_OF_NOTE = 12
const NO_NOTE =
  /^(?:of|like|as|than|to|only|taught|gave|told|asked|my|our|i|he|she|they|it|we|this|that|him|her|his|their|for|about|and|if|because|what|why|how|when|where|which|who|whether|no|not|just|let|may|need|want|hope|wish)$/i

/** A clause without a subject or a verb, as it stands; null where it could mislead or is no note of one's own. */
export function tellNote({ text }: Clause, use: NameUse): string | null {
  const bare = withoutParticulars(text.replace(ADDRESS, '').replace(PLEASE, '').trim(), use)
  if (ASK.test(bare) || THANKS.test(bare) || FOREIGN.test(bare) || OF_WRITING.test(bare))
    return null
  const words = normaliseWords(bare, use)
  if (!words || words.length < 2 || words.length > MOST_WORDS_OF_NOTE) return null
  const said = words.join(' ')
  if (words.includes('please') || EMPTY.test(said) || ASKS.test(said)) return null
  // “Fourteen months sober today was fine”: two sentences without a stop. An age alone is nobody's.
  if (/ (?:was|were) | years? old$/.test(said)) return null
  // “All my family back in Kerala”, whose place is not said.
  if (said.endsWith(' back')) return null
  const [first = ''] = words
  if (NO_NOUN.test(first) || NO_STATE.test(said)) return null
  const isOfSomebody = WITHOUT_SUBJECT.test(said) || (isVerb(first) && /[^s]s$/.test(first))
  if (CUT_OFF.test(said) || isOfSomebody) return null
  if (NO_NOTE.test(first) || NO_STATEMENT.test(first) || !areKnown(words, use)) return null
  return said
}

/** A phrase without a verb behind a comma: “five weeks early”. */
export function tellPhrase({ text }: Clause, use: NameUse): string | null {
  const words = normaliseWords(text, use)
  if (!words || words.length > 8 || words.some(isVerb) || !areKnown(words, use)) return null
  const phrase = words.join(' ')
  // “The sixth try, fifty-four years old” would be the age of the try.
  return PHRASE.test(phrase) && !/ years? old$/.test(phrase) ? phrase : null
}

/** The person in an ask, or in words that are not repeated: whom “she” behind them means. */
export function personIn(text: string, use: NameUse): string | null {
  const words = normaliseWords(PERSON.exec(text)?.[0] ?? '', use)
  if (!words || !areKnown(words, use)) return null
  const end = words.findIndex((word) => isKin(word))
  return end < 0 ? null : words.slice(0, end + 1).join(' ')
}
