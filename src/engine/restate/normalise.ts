import { WEEKDAY } from './calendar'
import { isKin } from './is-kin'
import { openContraction, openContractions } from './contractions'
import { isKnownWord, isRareWord } from './known-words'
import { sayNumber } from './number-words'
import { correctSlip } from './spelling'
import { findProper, isProper } from './proper-nouns'
import { isVerb } from './verbs'

/** What a short or spoken form stands for. Relations are said as the prayers say them. */
const FULL: Readonly<Record<string, string>> = Object.fromEntries(
  `mum,mom,mam,mama,momma,mommy,mummy=mother|moms,mums=mother's|dads=father's|dad,daddy,papa=father|gran,grandma,granny,nan,nana,nanna=grandmother
grandad,granddad,grandpa,gramps=grandfather|hubby=husband|bro=brother|sis=sister|kid=child|kids=children|bf=boyfriend|gf=girlfriend
bestie=best friend|aunty,auntie=aunt|aunties=aunts|mammy=mother|fella=man|wee=little|telly,tv=television|hrs=hours|hr=hour|wks=weeks|wk=week|kilos=kilograms|n,&=and|mil=mother-in-law|fil=father-in-law|grandkids=grandchildren|stepmom,stepmum=stepmother|stepdad=stepfather
im=I am|ive=I have|iam=I am|dont=do not|doesnt=does not|didnt=did not|cant=cannot|wont=will not|isnt=is not|arent=are not
wasnt=was not|werent=were not|havent=have not|hasnt=has not|hadnt=had not|couldnt=could not|wouldnt=would not|shouldnt=should not
shes=she's|hes=he's|theyre=they are|youre=you are|theyve=they have|weve=we have|thats=that is|theres=there is|gonna=going to
wanna=want to|gotta=have to|pls,plz=please|thx,tnx=thanks|thru=through|tmrw,tmw,2morrow,tomorow,tommorow,tommorrow,tomorrrow=tomorrow|tonite=tonight|nite=night|yrs=years|yr=year|thankyou=thank you
bday=birthday|bc,cos,cuz,coz=because|uni=university|rn=right now|meds=medicines|docs=doctors|doc=doctor|op=operation
w=with|u=you|somebodys=somebody's|someones=someone's|ur=your|alot=a lot|its=it's|til=until|luv=love|mon=Monday|tues=Tuesday|tue=Tuesday|wed=Wednesday
thurs=Thursday|thur=Thursday|fri=Friday|xmas=Christmas|neighbor=neighbour|neighbors=neighbours|labor=labour|favor=favour
recognize=recognise|recognized=recognised|hosptial,hospitl=hospital|surgry=surgery|diagnosd=diagnosed|anxiaty=anxiety|funral=funeral|er=emergency room|icu=intensive care|nicu=intensive care
parkinsons=Parkinson's|alzheimers=Alzheimer's|coworker,co-worker=colleague|coworkers,co-workers=colleagues|granpa=grandfather|preggo=pregnant
wensday,wednsday,wendsday=Wednesday|thrusday,thirsday=Thursday|saterday,satuday=Saturday|febuary=February|definately,definatly=definitely|recieve=receive|recieved=received
beleive=believe|actualy=actually|somthing=something|anythink=anything|somethink=something|becuase=because|definetly=definitely|everyones=everyone's|whats=what is|freind=friend|freinds=friends|familys=family's|greatful=grateful|seperated=separated|seperate=separate|loose=lose|looses=loses|loosing=losing|untill=until
havn't=have not|dosent=does not|scard=scared|plees=please|heven=heaven|exame=exam|intervew=interview|collage=college|colege=college|buisness=business|payed=paid
diagnosised=diagnosed|cronic=chronic|suffring=suffering|worryed=worried|stoped=stopped|realy=really|allways=always|agian=again|everthing=everything|togther=together`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [forms = '', full = ''] = line.split('=')
      return forms.split(',').map((form) => [form, full])
    }),
)

/** Short forms and usual slips opened in running text: “wanna”, “realy”. */
export const openShortForms = (text: string): string =>
  text.replace(/[a-z]+(?:-[a-z]+)*/gi, (word) => {
    const full = FULL[word.toLowerCase()]
    return full !== undefined && SPOKEN.test(word) ? full : word
  })
/** Those that hide how an ask begins. */
const SPOKEN = /^(?:wanna|gonna|gotta|realy|pls|plz|dont|im|ive|thankyou|thx|tnx)$/i

export interface NameUse {
  /** The given name that was heard; null where there is none. */
  readonly name: string | null
  /** Whether names are said, that one and any other word with a capital: in a prayer that its owner alone reads. */
  readonly isSaid: boolean
  /** How the prayer writes “you” where it speaks to God: “far from God” is then “far from You”. */
  readonly addressee?: string
}

/** How a name is written; a word all in capitals is shouted. */
const NAME = /^\p{Lu}\p{Ll}+(?:['-]\p{Lu}?\p{Ll}+)*$/u
/** Where more words than this have a capital, a capital tells nothing. */
const MOST_CAPITALS = 0.6

/** Whether capitals tell names from other words in what was written. */
export function tellsNames(context: string): boolean {
  const words = context.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const capitals = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word))
  return words.length < 4 || capitals.length <= MOST_CAPITALS * words.length
}

/** Whether a word may be said as the name that it is written as. */
export const isSaidName = (word: string, { isSaid }: NameUse): boolean => isSaid && NAME.test(word)

/** A house and its street, or a flat: “47 oak street”, “3b Mill Lane”, “flat 12”. */
const HOUSE =
  /\b\d+[a-z]?,? (?:[\p{L}'-]+ ){1,2}(?:(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Tt]errace|[Cc]rescent|[Bb]oulevard)\b|(?:Drive|Close|Court|Way|Place|Gardens|Grove|Square|Row|Hill|St|Rd|Ave)\b)|\b(?:[Ff]lat|[Aa]pt|[Aa]partment|[Uu]nit|house number) \d/u

/**
 * The words of a clause: short forms opened, small numbers in words, everything but “I” and proper nouns in small
 * letters. A name that may not be said is left out beside its relation (“my friend Ruth”). Null where a word has
 * another capital, which may be a name, or holds a number that is too long.
 */
export function normaliseWords(clause: string, use: NameUse): string[] | null {
  if (!use.isSaid && HOUSE.test(clause)) return null
  const opened = openContractions(clause)
  const raw = opened.split(/\s+/).filter(Boolean)
  const words: string[] = []
  for (const [at, written] of raw.entries()) {
    const spoken = spellOut(written, words.at(-1) ?? '')
    const [next = '', ...later] = raw.slice(at + 1, at + 4).map((each) => each.toLowerCase())
    const isOpen = spoken.endsWith("'s") && !/^(?:of|to|at|from|over)$/.test(words.at(-1) ?? '')
    const open = isOpen ? openContraction(spoken, [next, ...later]) : spoken
    for (const word of open.split(' ')) {
      if (use.name !== null && word.toLowerCase() === use.name.toLowerCase()) {
        if (use.isSaid) words.push(use.name)
        else if (!isRelation(words.at(-1) ?? '')) return null
        continue
      }
      // A capital beside a relation is a name: “my friend Chidi”.
      if (
        !use.isSaid &&
        /^\p{Lu}\p{Ll}+$/u.test(word) &&
        isRelation(words.at(-1) ?? '') &&
        !isProper(word)
      )
        continue
      // “My friend carlos, he is sick.”
      if (
        !use.isSaid &&
        /^[a-z]{3,}$/.test(word) &&
        next === '' &&
        isRelation(words.at(-1) ?? '') &&
        !isKnownWord(spellOut(word, '').toLowerCase()) &&
        words.length > 1
      )
        continue
      if (!use.isSaid && mayBeName(word.toLowerCase(), words, next)) return null
      const said = sayWord(word, words, next, use)
      if (said === null) return null
      words.push(...wordsBefore(said, words), said)
    }
  }
  return words
    .map((word, at) => ownerOf(word, words[at - 1] ?? '', words[at + 1] ?? ''))
    .join(' ')
    .replace(/\b(\w+) (year|month|week|day)s? old\b(?= [a-z])/, '$1-$2-old')
    .replace('the intensive care', 'intensive care')
    .replace(DO_NOT, '$1 does not')
    .replace(OF_ONE, '$1 $2s')
    .replace(/^me and ((?:my|our) \S+) (?=are|were|have|had|am|always|never)/, '$1 and I ')
    .replace(/\b(more|less|\w{3,}er) then\b/, '$1 than')
    .replace(/\ba (?=[aei]|o(?!ne\b))/g, 'an ')
    .split(' ')
}

/** “My wife don't know.” */
const DO_NOT =
  /\b((?<!and )(?:he|she|it|(?:my|our) (?:wife|husband|partner|(?:grand)?(?:mother|father|son|daughter)|sister|brother|aunt|uncle|cousin|friend|boss|dog|cat))) do not\b/

/** “The doctor say it is high.” */
const OF_ONE =
  /\b(the (?:doctor|nurse|teacher|boss|landlord|judge|lawyer)) (say|want|need|think|tell)\b/

/** Words that are given names too, written small. */
const NAME_TOO =
  /^(?:grace|hope|faith|joy|mark|bill|rose|rob|art|pat|drew|chase|hunter|grant|miles|rich|guy|cliff|patience|charity|mercy|angel|star|autumn|summer|dawn|don|eve|harmony|haven|sage|basil)(?:'s)?$/
const BEFORE_NAME = /^(?:with|from|told|tell|see|seeing|visit|visiting|miss|love|called|named|and)$/

/** Whether a word stands where a name would: beside a relation, as a subject, or as somebody one is with. */
function mayBeName(word: string, before: readonly string[], next: string): boolean {
  const last = before.at(-1) ?? ''
  if (!NAME_TOO.test(word))
    return isRareWord(word) && (isRelation(last) || (last === '' && isVerb(next)))
  if (last === '') return isVerb(next) || next === 'and' || word.endsWith("'s")
  return isRelation(last) || BEFORE_NAME.test(last)
}

/** Where “its” begins a clause: “I think its broken”. */
const BEFORE_ITS =
  /^(?:and|but|because|so|that|if|when|like|think|know|hope|believe|guess|says?|said|feels?|now|maybe|though|while|or|yet|sure)$/

/** A short form opened, also where something belongs to it: “grandad's”. */
function spellOut(written: string, before: string): string {
  // “Stay loose” is no slip.
  if (/^(?:stay|be|keep|hang|come|get|too|feel)s?$/.test(before) && written === 'loose')
    return written
  const [, base = '', ending = ''] = /^(.*?)('s)?$/.exec(written.toLowerCase()) ?? []
  // “It lost its roof”: the apostrophe was not forgotten.
  if (written === 'its' && before !== '' && !BEFORE_ITS.test(before)) return written
  const full = FULL[base]
  return full === undefined ? written : full + ending
}

const ALONE = /^(?:mother|father|grandmother|grandfather)(?:'s)?$/
const BEFORE_ALONE =
  /^(?:of|for|with|to|and|from|about|at|after|visit|see|call|miss|lost|sold|sell|(?:visit|see|call|miss|los|sell|buy|leav|clear|clean|empty|mov)ing|buried|told|took|met|help|helping|today|yesterday|tonight|tomorrow|now|ago|but|since|when|before|that|because|if|how)$/
const BEFORE_WEEKDAY =
  /^(?:on|this|next|last|every|each|second|third|other|by|until|since|for|from|and|or|late|early|till|an?|the|one|any|some|my|our|good|bad|busy|quiet|normal|usual|whole|full|single|entire|free|long|lovely|hard|rainy|sunny|slow|ordinary)$/

/** “Since his mother and father parted”: both are his. */
const OF_ANOTHER = /^(?:his|her|their)$/

/** Words that people leave out: “care of (my) grandmother”, “surgery (on) Wednesday”. */
function wordsBefore(word: string, before: readonly string[]): string[] {
  const last = before.at(-1)
  if (last === undefined) return []
  const isOwned =
    last === 'and' && isRelation(before.at(-2) ?? '') && OF_ANOTHER.test(before.at(-3) ?? '')
  if (ALONE.test(word) && BEFORE_ALONE.test(last) && before[0] !== 'single' && !isOwned)
    return ['my']
  return WEEKDAY.test(word) && !BEFORE_WEEKDAY.test(last) && !last.endsWith('day') ? ['on'] : []
}

const NO_OWNED =
  /^(?:no|not|never|always|still|often|only|also|both|all|and|or|who|whose|before|after|behind|alone|together|again|here|there|today|tomorrow|tonight|soon|very|so|during|without|in|on|at|with|to|of|for|from|because|when|while|until|that|since)$/

/** The apostrophe that people leave out: “my brothers surgery”. */
function ownerOf(word: string, before: string, next: string): string {
  if (
    word.endsWith('parents') &&
    /^(?:my|our)$/.test(before) &&
    next &&
    !NO_OWNED.test(next) &&
    !isVerb(next)
  )
    return `${word}'`
  const isOwner =
    (/^(?:my|our)$/.test(before) || isRelation(next)) &&
    /^[a-z]+[^s]s$/.test(word) &&
    isRelation(word.slice(0, -1))
  return isOwner && next !== '' && !NO_OWNED.test(next) && !isVerb(next)
    ? `${word.slice(0, -1)}'s`
    : word
}

function sayWord(
  word: string,
  before: readonly string[],
  next: string,
  use: NameUse,
): string | null {
  if (/^i$/i.test(word)) return 'I'
  if (/\d/.test(word)) return sayNumber(word, before.at(-1) ?? '', next)
  // “Stay loose” is no slip.
  const small = word.toLowerCase()
  const base = small.replace(/'s?$/, '')
  const hasCapital = word !== small
  const isFirst = before.length === 0
  const proper = findProper(base, before.at(-1) ?? '', hasCapital && !isFirst)
  if (proper) return proper + small.slice(base.length)
  const isShouted = word === 'A' || (word.length > 1 && word === word.toUpperCase())
  if (isFirst) return isSaidName(word, use) && !isKnownWord(base) ? word : small
  if (!hasCapital || isShouted) return withoutSlip(small, before)
  return isSaidName(word, use) ? word : null
}

/** Words behind which an unknown word is likely a name. */
const BEFORE_UNKNOWN_NAME = /^(?:with|for|and|from|of|called|named|to)$/

/** A word in small letters without its slip; one that could be a name stays as it is. */
function withoutSlip(word: string, before: readonly string[]): string {
  const last = before.at(-1) ?? ''
  if (isKnownWord(word) || isRelation(last) || BEFORE_UNKNOWN_NAME.test(last)) return word
  return correctSlip(word) ?? word
}

/** Whether a name may stand beside a word: “friend”, “mother”. */
function isRelation(word: string): boolean {
  return isKin(word)
}
