import { personOf } from './hear-persons'
import { mayBe, type Heard } from './kinship'
import { isPersonKey, type PersonKey } from './persons'
import type { Found } from './rules'

const TOGETHER = /^(?:travel|pilg|anniversary$|flight|moving)/
/** No animal has these. */
const HUMAN = /^(?:exam|study|court|debt|job|wedding|immi|guilt|new-|grad|travel|flight)/
const SPEAKER = new Map<string, Heard>([
  ...['i', 'me', 'my'].map((word) => [word, 'me'] as const),
  ...['we', 'us', 'our'].map((word) => [word, 'us'] as const),
])
const EXPECTED = /^(?:baby|twins|child|children|grand(?:child|children|son|daughter))$/
/** “Find a friend”: nobody yet. */
const TO_BE_FOUND =
  /\b(?:find|finds|found|make|makes|made|need|needs|not have|without) (?:an?|one|some|any|new|#|least|at|good|real) (?:\S+ )?$/
/** Before one who is only compared with, gone to or gone without. */
const BESIDE =
  /(?:\bthan|er then|\blike|not with|(?<!watch )\bover|out of|against|before|after|since|except) (?:\S+ ){0,2}$/
/** Behind one who only says or did something: “my gran taught me”. */
const ACTS = /^(?:sa(?:id|ys)|told|thinks|laughs|taught|started|stayed|knows|gave)$/
/** Behind one who is told as the owner of another's occasion: “flying to my sister's wedding”. */
const OWNED = /^(?:wed|birthday|funeral|graduation|aniv)/
const OWNER = /^(?:my|our|his|her|their)$/

/** Who is meant where in the words of a context. */
export interface Persons {
  /** The person at a token: a noun, or whom a pronoun means. */
  at(index: number): Heard | undefined
  /** Whether a person stands beside the matter: compared with, gone to, or saying something. */
  isBeside(index: number): boolean
  /** Whom an occasion befalls; null where the words do not tell. */
  of(found: Found): PersonKey | null
  /** Who has what is between two where it is not the speaker’s, else null. */
  between(found: Found, who: PersonKey | null): PersonKey | null
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

const isToBeFound = (person: string, tokens: readonly string[], at: number) =>
  person.startsWith('friend') &&
  TO_BE_FOUND.test(`${tokens.slice(Math.max(0, at - 5), at).join(' ')} `)

export function personsIn(tokens: readonly string[]): Persons {
  const recent: Heard[] = []
  /** Whom each token means; a pronoun means the last person named before whom it may mean. */
  const meant = tokens.map((token, at) => {
    const person = personOf(token)
    if (person && isToBeFound(person, tokens, at)) return undefined
    if (person) {
      recent.push(...((/:([^=]+)/.exec(token)?.slice(1) ?? []) as Heard[]), person)
      recent.splice(0, recent.length - 6)
      return person
    }
    if (!/^(?:s?he|they|him|hers?|them|his|their)$/.test(token)) return SPEAKER.get(token)
    return recent.findLast((one) => mayBe(token, one)) ?? '?'
  })
  const text = (index: number) => tokens[index] ?? '.'
  const isPerson = (index: number) => text(index).startsWith('@')
  const isSpeaker = (index: number) => /^(?:@us|i|me|we|us)\b/.test(text(index))
  /** The word before a person and its determiner. */
  const lead = (index: number): string => {
    const isDetermined = /^(?:my|our|the|his|her|litle|best|old|#)$/.test(text(index - 1))
    return isDetermined ? lead(index - 1) : text(index - 1)
  }
  /** The places of a sentence before and after some words, the nearest first. */
  const before = (start: number) => {
    const near = range(Math.max(0, start - 40), start).toReversed()
    return near.slice(0, near.findIndex((index) => text(index) === '.') >>> 0)
  }
  const after = (end: number) => {
    const near = range(end, end + 12)
    return near.slice(0, near.findIndex((index) => text(index) === '.') >>> 0)
  }
  /** “My” says whose the next thing is; “I lied to my parents and regret it”: somebody else is the subject. */
  const isSubject = (index: number) =>
    !OWNER.test(text(index)) &&
    // “A man I saw on the street”.
    !(isPerson(index - 1) && SPEAKER.has(text(index))) &&
    !(isPerson(index) && /^(?:to|with|about|from|at)$/.test(lead(index)))

  const leading = (index: number) => `${tokens.slice(Math.max(0, index - 4), index).join(' ')} `
  const isBeside = (index: number) => BESIDE.test(leading(index)) || ACTS.test(text(index + 1))
  /** Whether a person behind an occasion is the one it befalls: in its clause, or the next: “surgery tomorrow, my mum”. */
  function isBehind(index: number, end: number): boolean {
    if (!isPerson(index) || isBeside(index)) return false
    if (index > end + 2 && /^(?:to|see|visit)$/.test(lead(index))) return false
    const gap = range(end, index).map(text)
    const stop = gap.findLastIndex((word) => /^(?:,|and|but)$/.test(word))
    return (
      stop < 0 ||
      (gap.slice(stop + 1).every((word) => /^(?:my|our|for|the)$/.test(word)) &&
        /^(?:[.,]|is|are|ha[sd]|was|needs)$/.test(text(index + 1)))
    )
  }

  /** The last one told in the sentences before; “the freezer for us” speaks of us beside somebody else. */
  function lastBefore(start: number, mayBefall: (index: number) => unknown): number | undefined {
    const all = range(start - 40, start).filter(
      (index) => mayBefall(index) && !BESIDE.test(leading(index)),
    )
    return all.findLast((index) => !/^(?:me|us|my|our)$/.test(text(index))) ?? all.at(-1)
  }

  function subject({ start, end, rule }: Found): Heard | undefined {
    const { meaning, signs } = rule
    const isBefore = signs.includes('<')
    // “My sick dog”; “an operation for my son”; “a trip with my kids”.
    const next = after(end).find(
      (index) => !/^(?:for|of|with|my|our|the|his|her|an?|litle|best|old|dear)$/.test(text(index)),
    )
    const isWith = lead(next ?? 0) === 'with'
    if (next && !isBefore && isBehind(next, end) && (!isWith || TOGETHER.test(meaning)))
      return isWith ? 'us' : meant[next]
    if (OWNER.test(text(start - 1)) && meant[start - 1]) return meant[start - 1]
    const mayBefall = (one: number) =>
      meant[one] && (one === start - 1 || !OWNED.test(text(one + 1)))
    const all = before(start).filter(mayBefall)
    const index =
      all.find(isSubject) ??
      all.find(isPerson) ??
      all[0] ??
      range(start, end).find((one) => SPEAKER.has(text(one))) ??
      // “In hospital, my mum”; “pain in my knee”. A war in my country is not at my door.
      after(end).find((one) => {
        const isNear =
          one < end + 4 && SPEAKER.has(text(one)) && !range(one + 1, one + 3).some(isPerson)
        if (/^(?:war|violence)$/.test(meaning))
          return lead(one) === 'for' || (meaning === 'war' && meant[one] === 'us')
        return isNear || (isBehind(one, end) && !(isBefore && lead(one) === 'with'))
      }) ??
      lastBefore(start, mayBefall) ??
      // “Surgery on Tuesday, I am 71”: nobody else is spoken of.
      (tokens.some((word) => /^(?:@.*|s?he|they|it)$/.test(word))
        ? undefined
        : after(end).find(isSpeaker))
    return index === undefined ? undefined : meant[index]
  }

  /** A person in the very words, “lost my mother”, or what is between two, “a fight with my wife”, “my son and I argue”. */
  function named({ start, end, rule }: Found): Heard | undefined {
    const isOther = rule.signs.includes('c')
    const inside = rule.signs.includes('<') ? [] : range(start, end).toReversed()
    // “My brother and I have not spoken”: nobody behind it is the other side.
    const pair = before(start).filter((one) => text(one).startsWith('@us:'))
    const near = isOther ? [...pair, ...after(end), ...before(start)] : []
    const index = [...inside, ...near.filter((one) => !BESIDE.test(leading(one)))].find(isPerson)
    if (index === undefined) return undefined
    if (TOGETHER.test(rule.meaning) && lead(index) === 'with') return 'us'
    // “My wife and I” is us, and the other side is my wife.
    return (
      (isOther && (/^@us:([^=&]+)/.exec(text(index))?.[1] as Heard | undefined)) || meant[index]
    )
  }

  function of(found: Found): PersonKey | null {
    const { signs, meaning, who } = found.rule
    const isOther = /[cd]/.test(signs)
    const heard =
      (who as Heard | undefined) ??
      (signs.includes('>') ? meant[found.end - 1] : undefined) ??
      named(found) ??
      (signs.includes('c') ? undefined : subject(found))
    if (
      !heard ||
      !isPersonKey(heard) ||
      signs.includes('n') ||
      (isOther && /^(?:me|us)$/.test(heard))
    )
      return null
    // “First grandchild due any day”: who is expected is not who expects.
    if (meaning === 'pregnancy' && EXPECTED.test(heard)) return null
    return HUMAN.test(meaning) && /^(?:dog|cat|animals?)$/.test(heard) ? null : heard
  }

  /**
   * “My parents are always fighting”, “my aunt cares for my uncle”: what is between two others is heard as those
   * others, for the prayer of a counterpart says “between us”.
   */
  function between({ start, end, rule }: Found, who: PersonKey | null): PersonKey | null {
    const index = before(start).find((one) => meant[one] && isSubject(one)) ?? -1
    const owner = meant[index]
    if (!owner || owner.startsWith('?') || range(start - 4, end + 4).some(isSpeaker)) return null
    return who !== owner ||
      (rule.meaning === 'quarrel' && /[^s]s$|children|family|&/.test(text(index)))
      ? (owner as PersonKey)
      : null
  }

  return { at: (index) => meant[index], isBeside, of, between }
}
