import { CATEGORIES } from '@/catalogue/categories'
import { isGivenName } from '@/catalogue/given-names'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { kinOf } from '../intention/kinship'
import { fold } from '../intention/fold'
import { VOCABULARY } from '../intention/vocabulary'
import { isKnown, spell } from '../intention/words'

/** One written word and what it is, as far as that decides what may be shown of it. */
export interface ContextWord {
  /** In lower case, without a possessive “’s”. */
  readonly word: string
  /** `small` words say nothing; a `relation` or a `name` means a person; an `address` leads to one. */
  readonly kind: 'plain' | 'small' | 'relation' | 'name' | 'address'
}

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

const SMALL = setOf(`
  a about after again against all also although always am an and another any are around as at away back be bless because been before
  behind being below between both but by can cannot come comes coming could did do does doing done down during each either else
  even ever every everyone everything few find for found from further get gets getting give given gives go goes going gone got
  had has have having he help helps helping her here hers him his how however i if in instead into is it its itself just keep
  keeps let lets like made make makes making many may maybe me might more most much must my need needs never no nobody none nor
  not nothing now of off on once one only onto or other others our ours out over own please pray prayer prayers praying put same
  say says shall she should since so some somebody someone something still such take takes taking than thank thanks that the
  their theirs them then there these they thing things this those though through till to together too toward towards under
  until up upon us very want wants was way we well were what whatever when where whether which while who whole whom whose why
  will wish with within without would yet you your yours two three four five six seven eight nine ten`)

/** Words that stand after “for” and mean nobody, beside those that the reader of intentions knows. */
const PLAIN = setOf(`
  animals autumn balance beauty bread breath calm change clarity closeness closure comfort compassion confidence connection
  contentment creation creatures dawn discernment dreams earth energy evening everybody eyes fields focus food freedom
  friendship future garden gentle gentleness good goodness grace hands happiness healed heart hearts heaven home honesty
  honour humankind humility inspiration integrity justice kindness land laughter leaders life light long love loving luck
  mankind mindfulness moon morning mornings mountains music nature neighbourhood night ocean opportunity people planet plants
  purpose quiet renewal rest river safety school season serenity silence sleep snow soil song spring stars stillness stranger
  students summer sunlight sunshine support teachers time trees trust truth village vision voice water weather winter wind
  work workers world year years youth`)

const LABELS = setOf([...PRAYER_TYPES, ...CATEGORIES].join(' ').toLowerCase().replaceAll('-', ' '))

/** The short ones, too, of which the reader knows longer words by their beginnings only. */
const KNOWN = new Set(VOCABULARY.match(/[a-z]{3,}/g))

/** No given name ends like this, but for those in the list of names. */
const ENDS_AS_WORD =
  /(?:ness|[ts]ion|ity|ment|[ae]nce|[ae]ncy|ship|hood|dom|ism|ing|ings|ful|ght|ure|ously|ively)$/

const isPlainWord = (word: string) =>
  SMALL.has(word) ||
  PLAIN.has(word) ||
  LABELS.has(word) ||
  ENDS_AS_WORD.test(word) ||
  (word.endsWith('s') && PLAIN.has(word.slice(0, -1))) ||
  KNOWN.has(fold(word)) ||
  isKnown(spell(word))

/** After these stands whom one prays for, when it is no common word: “for oluchi”. */
const BEFORE_NAME = setOf(
  'for bless heal protect named called name mr mrs ms miss dr saint dear from',
)
/** Before these, at the start of a clause, stands who it is about: “oluchi has an exam”. */
const AFTER_NAME = setOf('is has had was needs lost got starts passed who')

const RELATIONS = setOf(`
  ancestor ancestors bride bridegroom carer carers child childhood client clients daughter-in-law ex exes fiancee flatmate
  flatmates godchild goddaughter godfather godmother godparents godson grandchild grandkids in-laws laws guy guys housemate lad lads lady
  lover lovers man men mentor orphan orphans pastor person priest rabbi imam son soulmate spouses widow widower widows wives
  woman women`)

function isRelation(word: string): boolean {
  const one = (text: string) => RELATIONS.has(text) || kinOf(fold(text)) !== undefined
  return (
    one(word) || (word.endsWith('s') && one(word.slice(0, -1))) || one(word.replace(/ies$/, 'y'))
  )
}

/** Animals are no persons. */
const ANIMAL = /^(?:dog|cat|animals?)$/

const STREETS = setOf(`
  street streets road avenue boulevard lane drive apartment apartments suite flat floor building postcode zipcode terrace
  crescent highway close court place square way`)
/** Said of places too, so only behind a number. */
const STREETS_BEHIND_NUMBER = setOf(
  'lane drive floor building close court place square way terrace',
)

/** Markup, addresses, numbers, and what is written together with them. */
const LEADS_SOMEWHERE = /[@#\\/_<>{}[\]\p{N}]|^www\.|[\p{L}]\.[\p{L}]/u

/** How many words behind a number may belong to its address. */
const ADDRESS_WORDS = 4
/** Twice what the box takes. */
const MOST_CHARACTERS = 2000

interface Token {
  readonly written: string
  readonly word: string
  readonly isPossessive: boolean
  readonly startsClause: boolean
  /** How many words ago a number was written. */
  readonly sinceNumber: number
}

function tokensOf(context: string): Token[] {
  const tokens: Token[] = []
  let startsClause = true
  let sinceNumber = Infinity
  for (const chunk of context.slice(0, MOST_CHARACTERS).normalize('NFC').split(/\s+/)) {
    if (LEADS_SOMEWHERE.test(chunk)) {
      if (/\p{N}/u.test(chunk)) sinceNumber = 0
      continue
    }
    for (const [written] of chunk.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)) {
      sinceNumber += 1
      const word = written.toLowerCase().replace(/['’]s$/, '')
      const isPossessive = word.length < written.length
      tokens.push({ written, word, isPossessive, startsClause, sinceNumber })
      startsClause = false
    }
    if (/[.!?;:,()]/.test(chunk)) startsClause = true
  }
  return tokens
}

function isNameAt(tokens: readonly Token[], at: number, before: ContextWord | undefined): boolean {
  const token = tokens[at]
  if (!token) return false
  const { word, startsClause } = token
  if (isGivenName(word)) return true
  if (isPlainWord(word)) return false
  const previous = startsClause ? undefined : tokens[at - 1]
  if (previous && BEFORE_NAME.has(previous.word)) return true
  // “My daughter miriam goldberg”, but not “my daughter’s garden”.
  if (
    previous &&
    !previous.isPossessive &&
    (before?.kind === 'relation' || before?.kind === 'name')
  )
    return true
  return startsClause && AFTER_NAME.has(tokens[at + 1]?.word ?? '')
}

/** The words of a context, each with its kind. Numbers, addresses and markup are no words. Linear in its length. */
export function wordsOfContext(context: string): ContextWord[] {
  const tokens = tokensOf(context)
  const words: ContextWord[] = []
  for (const [at, { written, word, sinceNumber }] of tokens.entries()) {
    const parts = word.split(/['’-]/)
    const relation = [word, ...parts].find((part) => isRelation(part) && part !== 'me')
    const isStreet =
      STREETS.has(word) && (sinceNumber <= ADDRESS_WORDS || !STREETS_BEHIND_NUMBER.has(word))
    if (isStreet) {
      const first = Math.max(0, at - Math.min(sinceNumber, ADDRESS_WORDS) + 1)
      for (let place = first; place < at; place++)
        words[place] = { word: tokens[place]?.word ?? '', kind: 'address' }
      words.push({ word, kind: 'address' })
    } else if (SMALL.has(word) || /['’]/.test(word)) words.push({ word, kind: 'small' })
    else if (relation !== undefined)
      words.push({
        word,
        kind: ANIMAL.test(kinOf(fold(relation))?.key ?? '') ? 'small' : 'relation',
      })
    else if (isNameAt(tokens, at, words.at(-1)) || isNameBehindAnd(tokens, at, words))
      words.push({ word, kind: 'name' })
    // A capital makes a name, wherever it stands; what the name is of is not known.
    else words.push({ word, kind: /\p{Lu}/u.test(written) ? 'small' : 'plain' })
  }
  return words
}

/** “For ruth and kwabena”. */
function isNameBehindAnd(
  tokens: readonly Token[],
  at: number,
  words: readonly ContextWord[],
): boolean {
  return (
    tokens[at - 1]?.word === 'and' &&
    words[at - 2]?.kind === 'name' &&
    !isPlainWord(tokens[at]?.word ?? '')
  )
}
