import type { Found } from './find-occasions'
import { mayBe, type Heard } from './kinship'
import { OCCASIONS } from './occasions'
import { personOf } from './mark-persons'
import type { PersonKey } from './persons'

/** Before whom somebody stands to whom something befalls: “an operation for my son”, “the death of my friend”. */
const TOWARDS = /^(?:for|of|to|with|from|about|on|is|,)$/
const MANY = /s$|children|family/
const OBJECT = /^(?:me|him|her|them|us)$/
/** What happens to a place and to everybody in it has no subject from an earlier sentence. */
const OF_THE_WORLD = /^(?:war|violence|disaster|flood|drought|harvest|meal)$/
const TOGETHER = /^(?:travel|pilgrimage|anniversary|flight|moving-house)$/
/** Before these “me” is the one prayed for, elsewhere it is only spoken to or acted on. */
const FOR_ME =
  /^(?:for|help|bless|heal|give|grant|guide|protect|keep|comfort|strengthen|save|calm|free|make|let|forgive|of|on)$/
const REACH = 40

const SPEAKER: ReadonlyMap<string, Heard> = new Map([
  ['i', 'me'],
  ['me', 'me'],
  ['my', 'me'],
  ['we', 'us'],
  ['us', 'us'],
  ['our', 'us'],
])
const PRONOUN = /^(?:he|she|they|him|her|them|his|their|hers)$/

const isStop = (token: string | undefined) => token === '.' || token === undefined

/** Who is meant where in the tokens of a context. */
export interface Persons {
  /** The person at a token: a noun, or whom a pronoun means. */
  at(index: number): Heard | null
  /** Whom an occasion befalls; null where the words do not tell. */
  of(found: Found): PersonKey | null
  /** Who has what is between two where it is not the speaker’s, else null. */
  thirdParty(found: Found, who: PersonKey | null): PersonKey | null
}

/** Whom each token means; a pronoun means the last person named before whom it may mean. */
function meantBy(tokens: readonly string[]): (Heard | null)[] {
  const recent: Heard[] = []
  return tokens.map((token) => {
    if (token.startsWith('@')) {
      const person = personOf(token)
      const [, other] = token.split(/[:;]/)
      if (other) recent.push(other as Heard)
      if (!token.includes(':')) recent.push(person)
      if (recent.length > 6) recent.splice(0, 2)
      return person
    }
    if (PRONOUN.test(token)) return recent.findLast((person) => mayBe(token, person)) ?? '?'
    return SPEAKER.get(token) ?? null
  })
}

export function personsIn(tokens: readonly string[]): Persons {
  const meant = meantBy(tokens)
  const meantAt = (index: number) => meant[index] ?? null

  /** Whom an occasion befalls; null where the words do not tell. */
  function of(found: Found): PersonKey | null {
    const { rule } = found
    if (rule.meaning === 'none') return null
    const role = OCCASIONS[rule.meaning]
    if (role === 'none') return null
    const heard =
      rule.who ??
      (rule.place === 'last' ? meantAt(found.end - 1) : null) ??
      (rule.place === 'near' ? inside(found, rule.meaning, role === 'counterpart') : null) ??
      (role === 'counterpart' ? counterpart(found) : subject(found))
    if (heard === null || heard === '?' || heard === '?pet') return null
    if (role !== 'subject' && (heard === 'me' || heard === 'us')) return null
    return heard
  }

  /** A person in the very words: “lost my mother”. */
  function inside({ start, end }: Found, meaning: string, isCounterpart: boolean): Heard | null {
    for (let at = end - 1; at >= start; at--) {
      if (!tokens[at]?.startsWith('@')) continue
      // “A trip with my kids” is ours.
      if (tokens[at - 1] === 'with' && TOGETHER.test(meaning)) return 'us'
      return isCounterpart ? otherOf(at) : meantAt(at)
    }
    return null
  }

  /** The speaker in the very words: “should I stay”. */
  function speakerInside({ start, end }: Found): Heard | null {
    for (let at = start; at < end; at++) {
      const speaker = SPEAKER.get(tokens[at] ?? '')
      if (speaker) return speaker
    }
    return null
  }

  function subject({ start, end, rule }: Found): Heard | null {
    const next = tokens[end] ?? ''
    if (rule.place !== 'before') {
      // “My sick dog”; “an operation for my son”; “a trip with my kids”.
      if (next.startsWith('@')) return meantAt(end)
      if (/^(?:for|of)$/.test(next) && tokens[end + 1]?.startsWith('@')) return meantAt(end + 1)
      if (next === 'with' && tokens[end + 1]?.startsWith('@') && TOGETHER.test(rule.meaning))
        return 'us'
    }
    return (
      before(start, false) ??
      speakerInside({ start, end, rule }) ??
      after(end, rule.meaning, rule.place === 'before' ? 4 : 12) ??
      (OF_THE_WORLD.test(rule.meaning) ? null : before(start, true))
    )
  }

  /** The nearest person before, in the same sentence or (with `anywhere`) in those before it. */
  function before(start: number, anywhere: boolean): Heard | null {
    let owner: Heard | null = null
    let object: Heard | null = null
    for (let at = start - 1; at >= Math.max(0, start - REACH); at--) {
      const token = tokens[at]
      if (isStop(token) && !anywhere) break
      const person = meantAt(at)
      if (!person) continue
      if (/^(?:me|us)$/.test(token ?? '') && !FOR_ME.test(tokens[at - 1] ?? 'for')) continue
      // “I hope it is not cancer” tells of nobody; “I hope to get well” does.
      if (
        token === 'i' &&
        /^(?:hope|pray|wish|ask|thank)$/.test(tokens[at + 1] ?? '') &&
        !/^(?:to|i)$/.test(tokens[at + 2] ?? '')
      )
        continue
      // “My” says whose the next thing is, and only stands for a subject where none is written.
      if (/^(?:my|our|his|her|their)$/.test(token ?? '') && at < start - 3) {
        owner ??= person
        continue
      }
      // “I lied to my parents and regret it”: they are told of, and somebody else is the subject.
      if (
        token?.startsWith('@') &&
        /^(?:to|with|about|from|at|against)$/.test(tokens[at - 1] ?? '') &&
        !/^(?:who|that|is|has|was)$/.test(tokens[at + 1] ?? '')
      ) {
        object ??= person
        continue
      }
      return person
    }
    return object ?? owner
  }

  /** The nearest person after, to whom the words lead: “in hospital, my mum”. */
  function after(end: number, meaning: string, reach: number): Heard | null {
    const isElsewhere = /^(?:war|violence)$/.test(meaning)
    for (let at = end; at < Math.min(tokens.length, end + reach); at++) {
      const token = tokens[at]
      if (isStop(token)) break
      const leads = at < end + 4 || TOWARDS.test(tokens[at - 1] ?? '')
      // “A shooting at my son’s school” has not befallen my son; a war in my country is not at my door.
      const speaker = SPEAKER.get(token ?? '')
      if (isElsewhere && speaker !== 'us' && !/^(?:for|of|to)$/.test(tokens[at - 1] ?? '')) continue
      if (token?.startsWith('@') && leads) return meantAt(at)
      // “Pain in my knee”.
      if (speaker && at < end + 4 && meaning !== 'violence') return speaker
    }
    return null
  }

  /** The other side of what is between two: “a fight with my wife”, “my son and I argue”. */
  function counterpart({ start, end }: Found): Heard | null {
    for (let at = end; at < Math.min(tokens.length, end + 8); at++) {
      const token = tokens[at] ?? ''
      if (isStop(token)) break
      if (token.startsWith('@')) return otherOf(at)
    }
    for (let at = start - 1; at >= Math.max(0, start - 12); at--) {
      const token = tokens[at] ?? ''
      if (isStop(token)) break
      if (token.startsWith('@')) return otherOf(at)
      if (OBJECT.test(token) && token !== 'me' && token !== 'us') return meantAt(at)
    }
    return null
  }

  /**
   * Who has the quarrel where it is not the speaker’s: “my parents are always fighting”, “my aunt cares for my uncle”.
   * What is between two others is heard as those others, for the prayer of a counterpart says “between us”.
   */
  function thirdParty(found: Found, who: PersonKey | null): PersonKey | null {
    if (found.rule.who) return null
    const { start, end } = found
    const words = tokens.slice(Math.max(0, start - 4), end + 4)
    if (words.some((token) => SPEAKER.has(token) || token.startsWith('@us'))) return null
    const owner = before(start, false)
    if (owner === null || owner === 'me' || owner === 'us' || owner.startsWith('?')) return null
    const isBetweenThem = MANY.test(owner) && found.rule.meaning === 'quarrel'
    return who !== owner || isBetweenThem ? (owner as PersonKey) : null
  }

  /** “My wife and I” is us, and the other side is my wife. */
  function otherOf(at: number): Heard | null {
    const token = tokens[at] ?? ''
    return (token.split(':')[1] as Heard | undefined) ?? meantAt(at)
  }

  return { at: meantAt, of, thirdParty }
}
