import { composed, kinOf, mayBe, type Heard, type Kin } from './kinship'
import { nameAt } from './names'
import { isPersonKey } from './persons'
import { spell, wordsOf } from './words'

/** Whose a person is, with up to two words between: “my sick dog”; the start of a sentence needs nobody’s “my”. */
const IS_SOMEBODY =
  /(?:^|[.] |(?:\b(?:my|our|the|an?|th\w+|his|her|their|whose|some|any|every|both|all|each)|#|@\S+|'s) (?:(?!and |not |is |are |was |ha\w+ |for |with |to |o[fn] |in |at |by |from |i |we |me |us )[^\s@.,]+ ){0,2}|@\S+ and )$/
/** “As a mother”, “I am a teacher”, “your son”: nobody to pray for. */
const IS_NOBODY = /(?:\b(?:as|am|be|being|is|was|are) an? |\byour |\b(?:army|navy) )(?:\w+ )?$/
/** “Mom guilt”, “dog tired”: what these are said with is nobody. */
const IS_EPITHET = /^(?:guilt|tired|brain)$/
/** Written with one consonant, as the rules read them, these would be “ma’s” and “pa’s”. */
const IS_NO_KIN = /^(?:mass|pass)$/i
/** Says whose age or kind it is when another person follows: “my youngest son”. */
const IS_ADJECTIVE = /^(?:baby|kid|pet|twin|teen.*|toddler|infant|student|(?:young|old|eld)est)$/
/** Before these “my sons” are several; before others they are one son’s: “my sons exam”. */
const IS_AFTER_MANY =
  /^(?:[.,@]|(?:a(?:re|l+|nd|t)|have|had|were|both|in|on|for|from|who|with|do|will|can|\w+ed)$)/
const IS_GOD = /(?:^|[.] |heavenly |dear |\boh? |lord )$/
/** Somebody else’s: “a mother with cancer”, “my ex husband”. */
const IS_SOMEONES = /\bex $|\ban? (?:(?!baby)\w{1,6} )?$/

/** The person of a token: `@sister`, `@us:wife` (“my wife and I”), `@friend=Ruth`, `@sister&` (“my sister and her husband”). */
export const personOf = (token = ''): Heard | '' =>
  token[0] === '@' ? (token.slice(1).replace(/[:=&].*/, '') as Heard) : ''

/** “My daughters-in-law” have no word of their own. */
function inLaw({ key }: Kin): Kin['key'] {
  const relation = `${key}-in-law`
  return isPersonKey(relation) ? relation : 'extended-family'
}

/** A person’s words, their number, and whether an “’s” was left out. */
function phraseAt(
  texts: readonly string[],
  at: number,
): (Kin & { readonly length: number; readonly isOne: boolean }) | undefined {
  const [first = '', second = '', third = '', fourth = ''] = texts.slice(at, at + 4)
  if (first === 'in' && second === 'laws')
    return { key: 'parents-in-law', isCommon: false, length: 2, isOne: false }
  const hasPrefix = /^(?:step|grand|great|foster|half)$/.test(first) && kinOf(second) !== undefined
  const [word, next, afterNext] = hasPrefix ? [second, third, fourth] : [first, second, third]
  const plural = kinOf(word)
  const singular =
    word.endsWith('s') && plural?.key !== 'children' ? kinOf(word.slice(0, -1)) : undefined
  const isOne = singular !== undefined && (!plural || !IS_AFTER_MANY.test(next || '.'))
  const kin = isOne ? singular : plural
  const isLaw = next === 'in' && afterNext === 'law'
  const key =
    kin &&
    (isLaw ? inLaw(kin) : (composed((hasPrefix ? first : '') + kin.key) as Kin['key']) || kin.key)
  return (
    key && { key, isCommon: kin.isCommon, length: 1 + Number(hasPrefix) + (isLaw ? 2 : 0), isOne }
  )
}

/** A context with each person as one token, and names beside their persons. */
function markPersons(words: readonly string[]): string {
  const texts = words.map(spell)
  const out: string[] = []
  for (let at = 0; at < texts.length; at++) {
    const word = texts[at] ?? ''
    const before = out
      .slice(-4)
      .map((piece) => `${piece} `)
      .join('')
    const isStart = out.length < 4 ? before : `* ${before}`
    const phrase = IS_NO_KIN.test(words[at] ?? '') ? undefined : phraseAt(texts, at)
    const isBeside = /@\S+ (?:, )?$/.test(before)
    const name = nameAt(words, texts, at, isBeside)
    if (phrase && IS_ADJECTIVE.test(word) && phrase.length === 1 && kinOf(texts[at + 1] ?? ''))
      out.push(word)
    else if (
      phrase &&
      (!phrase.isCommon || IS_SOMEBODY.test(isStart)) &&
      !IS_NOBODY.test(before) &&
      !(IS_EPITHET.test(texts[at + 1] ?? '') && !/\b(?:my|our) (?:\S+ )?$/.test(before)) &&
      !(word === 'father' && IS_GOD.test(isStart))
    ) {
      const isSomeones =
        IS_SOMEONES.test(before) &&
        /^(?:\w*(?:mother|father)|wife|husband|brother|sister|son|daughter)$/.test(phrase.key)
      out.push(`@${isSomeones ? '?' : phrase.key}`)
      if (phrase.isOne) out.push("'s")
      at += phrase.length - 1
    } else if (name && isBeside) {
      if (before.endsWith(', ')) out.pop()
      out.push(`${out.pop()}=${name}`)
    } else if (name) out.push(`@named=${name}`)
    else
      out.push(
        /^(?:man|woman|lady|guy|gentleman)$/.test(word) &&
          /\b(?:an?|this|that) (?:\w+ )?$/.test(before)
          ? '@stranger'
          : word,
      )
  }
  return `${out.join(' ')} .`
}

const readPersons = (context: string): string[] =>
  markPersons(wordsOf(context))
    // “My mum’s older sister”.
    .replaceAll(
      /@(\S+) (?:'s )?((?:(?:old|young|eld|lit|best|new|late|own|twin)\w* )?)@([^\s=]+)/g,
      (_, owner: Heard, gap: string, relation: Heard) =>
        `${gap}@${composed(`${owner} ${relation}`)}:${owner}`,
    )
    .replaceAll(/(@\S+) and (?:his|her|their) (?:\w+ )?@\S+/g, '$1&')
    // “Her sister”: of whom was spoken before.
    .replaceAll(
      /\b(his|her|their|whose) ((?:\w+ )?)@([^\s=]+)/g,
      (_, pronoun: string, gap: string, relation: Heard, at: number, text: string) => {
        const near = Array.from(
          text.slice(Math.max(0, at - 200), at).matchAll(/@([^\s:=&]+)/g),
          ([, one]) => one as Heard,
        )
        const owner = near.findLast((one) => mayBe(pronoun, one)) ?? '?'
        return `${gap}@${composed(`${owner} ${relation}`)}:${owner}`
      },
    )
    .replaceAll(/\b(?:me|i) and (?:my )?@(\S+)|@(\S+) and (?:me|i)(?= )/g, '@us:$1$2')
    .replaceAll(
      /@([^\s:=]+)(\S*) and (?:my )?(?:\w+ )?@([^\s:=]+)(?=[ :=])/g,
      (both, one: Heard, rest: string, other: Heard) => {
        const key = composed(`${one}+${other}`)
        return key ? `@${key}${rest}` : both
      },
    )
    .replaceAll(/one of (?:my )?@(\w+?)(?:ren|s)\b/g, '@$1')
    // “Mum’s in hospital”.
    .replaceAll(/ 's(?= (?:[a-z]{1,3}|(?!wed|hear|met)\w+ing) )/g, ' is')
    .replaceAll(" 's", '')
    .split(' ')

/** The contexts that were read last, and their tokens: one prayer reads the same words several times. */
const recent = new Map<string, readonly string[]>()
const MOST_RECENT = 4

/** The words of a context, its persons as one token each and said as they stand to the speaker. Linear in its length. */
export function hearPersons(context: string): readonly string[] {
  const tokens = recent.get(context) ?? readPersons(context)
  recent.delete(context)
  recent.set(context, tokens)
  const [oldest] = recent.keys()
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  return tokens
}
