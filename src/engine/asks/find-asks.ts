import { normaliseWords, openShortForms, type NameUse } from '../restate/normalise'
import { areKnown, ASK, FOREIGN } from '../restate/tell-clause'
import { WHOEVER, type Ask } from './ask'
import { ADDRESS, BARE, BOUNDARY, CLOSING, DATE, OPENERS, REASON, type AskForm } from './openers'
import { readAsk } from './read-ask'

/** Longer contexts tell too much for one ask to stand for it. */
const MOST_CHARACTERS = 900
/** Markup and addresses. */
const NOT_PROSE = /[<>{}[\]@#$%^*_=|\\~]|https?:|www\.|\w\.\w{2,}/i
const FEWEST_WORDS = 3
/** Words that an opener stands for: “need patience” is an ask of three. */
const EXTRA: Readonly<Partial<Record<AskForm, number>>> = { that: 1, goods: 2, thanks: 0 }
const MOST_WORDS = 24

/** “That the surgeon sleeps and that she wakes”: one clause after the other. */
const NEXT_CLAUSE =
  /,? and (?:that |for )?(?=(?:i|he|she|they|it|we|my|our|his|her|their|the|this|nobody|everyone)\b)/i

/** Things that nobody should ask for somebody else, and what no prayer can give back. */
const NEVER =
  /\b(?:die|dies|dead|death|kill|kills|revenge|punish|curse|regret|destroy|alive|divorce me|unalive|disappear|hell|deserve|deserves|karma|lottery|bet|bitcoin|crypto)\b/i

/** “Rest well, my son” is said to him. */
const TO_THE_DEAD = /^rest (?:well|easy|now|in peace)\b/

function wordsOf(text: string, use: NameUse): string[] | null {
  const words = normaliseWords(text.trim(), use)
  if (!words || words.length > MOST_WORDS || !areKnown(words, use)) return null
  const said = words
    .join(' ')
    .replace(/ so (?=(?:I|we|he|she|they|it) can\b)/, ' so that ')
    .replace(
      /(?: (?:and|but|or|so|to|the|a|an|of|for|with|that|as|my|(?<!(?:know|see|tell) )when|if|until|till|while|where|even|because))+$/,
      '',
    )
    .replace(/\b(night|day)s (sleep|rest)\b/, "$1's $2")
    .replace(/'s (safe|well|strong|calm|warm|healthy|close|happy|steady|free)\b/, 's $1')
    .replace(
      /\bnot lose (?=(?:my|our|his|her|their) (?:job|house|home|flat|place|apartment|licence|hope|faith|temper|nerve|patience)\b)/,
      'keep ',
    )
  return FOREIGN.test(said) || NEVER.test(said) || TO_THE_DEAD.test(said) ? null : said.split(' ')
}

/** “I failed and”, where what followed was an ask. */
const DANGLING = /,? (?:and|but|so)\s*(?=[.!?;]|$)/

/** “That I may be given the strength”, with nothing before it. */
const WISH = /^that (?:\w+ ){1,3}(?:may|might)\b/i

interface AskedPart {
  readonly asks: readonly Ask[]
  /** The words of the part in which it is asked. */
  readonly written: string
}

/** “My son has his exam, for wisdom”, “Please pray for healing”: it is for whoever is prayed for; “I pray for strength” is for oneself. */
const FOR_WHOEVER = /^(?!(?:.* )?(?:i|we|looking)\b).*\bfor $/i
const ofWhoever = (ask: Ask): Ask => (ask.who === 'me' ? { ...ask, who: WHOEVER } : ask)

const writtenOf = (part: string, body: string) => part.slice(0, part.indexOf(body) + body.length)

/** What is asked in one part of a sentence; null where nothing is. */
function readPart(part: string, isFirst: boolean, use: NameUse): AskedPart | null {
  const plain = part.replace(ADDRESS, '').replace(CLOSING, '')
  for (const { form, sign } of isFirst ? [...OPENERS, BARE] : OPENERS) {
    const opened = sign.exec(plain)
    if (!opened) continue
    const body = plain
      .slice(opened[0].length)
      .replace(REASON, '')
      .replace(DATE, '')
      .replace(CLOSING, '')
    const asks: Ask[] = []
    let held = ''
    for (const clause of form === 'that' ? body.split(NEXT_CLAUSE) : [body]) {
      const whole = held ? `${held} and ${clause}` : clause
      const words = wordsOf(whole, use)
      const isLong = words !== null && words.length + (EXTRA[form] ?? 1) >= FEWEST_WORDS
      const ask = isLong ? readAsk(form, words) : null
      if (ask) asks.push(ask)
      held = ask ? '' : whole
    }
    if (asks.length === 0) continue
    const isOurs = /^(?:to|goods)$/.test(form) && /\bwe\b/i.test(opened[0])
    if (FOR_WHOEVER.test(opened[0]))
      return { asks: asks.map(ofWhoever), written: writtenOf(part, body) }
    return {
      asks: isOurs ? asks.map((ask) => (ask.who === 'me' ? { ...ask, who: 'us' } : ask)) : asks,
      written: writtenOf(part, body),
    }
  }
  return null
}

/** What of a context is asked, and what is told: the context without its asks. */
export interface AskedAndTold {
  readonly asks: readonly Ask[]
  readonly told: string
}

/**
 * What somebody asks for in their own words: “pls pray shes home before the roses finish” asks that she be home. No asks
 * where nothing is asked, or nothing in words that may be said.
 */
export function findAsks(context: string, use: NameUse): AskedAndTold {
  const text = openShortForms(context.replace(/[‘’ʼ`´]/g, "'"))
  if (text.length > MOST_CHARACTERS || NOT_PROSE.test(text)) return { asks: [], told: context }
  const asks: Ask[] = []
  let told = text
  const sentences = text.split(/[.!?;:\n()"“”—–…\p{Extended_Pictographic}]+/u)
  for (const sentence of sentences) {
    let hasAsked = false
    for (const [at, part] of sentence.trim().split(BOUNDARY).entries()) {
      // “And that …” goes on with the ask before it.
      const isNext = /^that /i.test(part)
      if (isNext && !hasAsked && !WISH.test(part)) continue
      const found = readPart(isNext ? `praying ${part}` : part.trim(), at === 0, use)
      if (!found) continue
      hasAsked = true
      asks.push(...found.asks)
      // What is plainly an ask is told by nobody; the person in it may be spoken of behind it.
      if (!isNext && !ASK.test(part.replace(ADDRESS, '')))
        told = told.replace(found.written, '').replace(DANGLING, '')
    }
  }
  return { asks, told }
}
