import { bothAsOne, kinOf, mayBe, relativeOf, type Heard } from './kinship'
import { nameReader } from './name-of'
import { phraseAt, meansNoPerson, noPersonLength, type Phrase } from './person-phrase'
import type { Word } from './tokenise'
import {
  DETERMINER,
  MINE,
  NO_ADJECTIVE,
  OF_SOMEBODY,
  ONLY_A_MAN,
  PLAIN,
  SAID_OF_ONESELF,
  THEIRS,
  VERB_AFTER,
} from './words/around-persons'

/**
 * A context with every person as one token: “my dear mother-in-law” is `@mother-in-law`, “my wife and I” is
 * `@us:wife`, “my sister’s husband” is `@brother-in-law;sister` (a later “her” may mean the sister).
 */
export interface Marked {
  readonly tokens: readonly string[]
  readonly name: string | null
  /** Whose name it is. */
  readonly named: Heard
}

/** How many tokens before a person may belong to it. */
const REACH = 10
const ONE_OF: Partial<Record<Heard, Heard>> = { children: 'child', boss: 'boss' }

/** The person of a token, without those who are noted beside. */
export function personOf(token: string): Heard {
  return token.slice(1).replace(/[:;].*/, '') as Heard
}

/** Finds every person in a context. Linear in its length. */
export function markPersons(words: readonly Word[]): Marked {
  const names = nameReader(words)
  const out: string[] = []
  let name: string | null = null
  let named: Heard = 'named'
  /** The last few persons: whom “her” may mean. */
  const recent: Heard[] = []

  const isPerson = (token: string | undefined) => token?.startsWith('@') ?? false
  const textAt = (at: number) => words[at]?.text ?? ''

  function push(person: Heard): void {
    out.push(`@${person}`)
    recent.push(person)
    if (recent.length > 6) recent.shift()
  }

  /** Takes the determiner and the plain adjectives before a person away; “” where there is no determiner. */
  function takeDeterminer(): string {
    const reach = Math.max(0, out.length - REACH)
    const isPlain = (at: number) => PLAIN.test(out[at] ?? '')
    const isDeterminer = (at: number) => DETERMINER.test(out[at] ?? '')
    let at = out.length - 1
    while (at > reach && isPlain(at) && !isDeterminer(at)) at--
    if (isDeterminer(at)) {
      let found = out[at] ?? ''
      // “All my three boys”: whose they are counts, not how many.
      while (at > reach && (isDeterminer(at - 1) || isPlain(at - 1))) {
        at--
        if (isDeterminer(at) && !MINE.test(found)) found = out[at] ?? ''
      }
      out.length = at
      return found
    }
    // “My sick dog”: the adjective tells something and stays.
    for (let back = at; back > Math.max(reach, at - 2); back--) {
      if (NO_ADJECTIVE.test(out[back] ?? '.')) break
      if (!isDeterminer(back - 1)) continue
      const [found = ''] = out.splice(back - 1, 1)
      out.length = at
      return found
    }
    out.length = at + 1
    return ''
  }

  function keepName(at: number, person: Heard): number {
    const comma = textAt(at) === ','
    const beside = names.besidePerson(comma ? at + 1 : at)
    if (!beside) return at
    if (!name && person !== '?') {
      name = beside
      named = person
    }
    return at + (comma ? 2 : 1)
  }

  /** Puts a person down, with whoever stands before an “and”. */
  function join(person: Heard, determiner: string): void {
    const last = out.at(-1) ?? ''
    const isJoined = last === 'and' || last === ','
    const other = (isJoined ? out.at(-2) : last) ?? ''
    if (other === '@named' && MINE.test(determiner)) {
      // “David, my friend”.
      out.length -= isJoined ? 2 : 1
      recent.pop()
      named = person
      return push(person)
    }
    if (last !== 'and') return push(person)
    if (isPerson(other) && THEIRS.test(determiner)) {
      // “My friend and her boyfriend”: spoken of as my friend.
      out.pop()
      return
    }
    if (other === 'me' || other === 'i') {
      out.length -= 2
      push(person)
      out[out.length - 1] = `@us:${person}`
      return
    }
    const one = isPerson(other) ? bothAsOne(personOf(other), person) : undefined
    if (one) out.length -= 2
    push(one ?? person)
  }

  /** Hears the person of a phrase and gives the place after it. */
  function hearPerson(phrase: Phrase, at: number): number {
    let next = at + phrase.length
    // Only the last few tokens can be taken away, so only they are kept to be put back.
    const length = out.length
    const tail = out.slice(-REACH)
    const determiner = takeDeterminer()
    const previous = out.at(-1) ?? ''
    const isOwned = previous === "'s" || (isPerson(previous) && !determiner)
    const isListed = previous === 'and' && isPerson(out.at(-2))
    const isBare = phrase.needsDeterminer && !determiner && !isOwned && !isListed && out.length > 0
    const isOneself = /^(?:an?|)$/.test(determiner) && SAID_OF_ONESELF.test(previous)
    if (determiner === 'your' || isBare || isOneself) {
      out.length = Math.max(0, length - REACH)
      out.push(...tail, ...words.slice(at, next).map((word) => word.text))
      return next
    }
    let person: Heard = previous === 'ex' ? '?' : phrase.key
    let owner: Heard | null = null
    if (/^an?$/.test(determiner) && OF_SOMEBODY.test(person)) person = '?'
    // “A girl I know” is no daughter.
    if (/^(?:an?|the|this|that)$/.test(determiner) && /^(?:boy|girl)$/.test(textAt(at)))
      person = '?'
    if (previous === 'of' && out.at(-2) === 'one')
      person = ONE_OF[person] ?? (person.replace(/s$/, '') as Heard)
    if (isOwned) {
      if (previous === "'s") out.pop()
      if (isPerson(out.at(-1))) {
        owner = personOf(out.pop() ?? '')
        // “My sisters husband”.
        const singular = kinOf(owner.replace(/s$/, ''))?.key
        person = relativeOf(singular ?? owner, person)
      }
    } else if (THEIRS.test(determiner)) {
      owner = recent.findLast((one) => mayBe(determiner, one)) ?? '?'
      person = relativeOf(owner, person)
    } else if (previous === 'of' && isPerson(out.at(-2)) && MINE.test(determiner)) {
      // “The son of my friend”.
      out.length -= 2
      person = '?'
    }
    next = keepName(next, person)
    join(person, determiner)
    if (owner && out.at(-1) === `@${person}`) out[out.length - 1] += `;${owner}`
    if (phrase.isPossessive && VERB_AFTER.test(textAt(next))) out.push('is')
    if (textAt(next) === 'of' && textAt(next + 1) === 'mine') next += 2
    return next
  }

  /** “A homeless man I saw”. */
  function isStranger(at: number): boolean {
    if (!ONLY_A_MAN.test(textAt(at))) return false
    const before = out.slice(-4)
    const from = before.findLastIndex((word) => DETERMINER.test(word))
    return (
      /^(?:an?|this|that)$/.test(before[from] ?? '') &&
      !SAID_OF_ONESELF.test(before[from - 1] ?? '')
    )
  }

  for (let at = 0; at < words.length;) {
    const skipped = noPersonLength(words, at)
    const phrase = skipped ? null : phraseAt(words, at)
    if (phrase && !meansNoPerson(words, at, phrase)) {
      at = hearPerson(phrase, at)
      continue
    }
    const alone = skipped || phrase ? null : names.alone(at)
    if (alone) {
      name ??= alone
      // “Ruth and Tom”: one of them is named.
      if (out.at(-1) !== '@named' && out.at(-2) !== '@named') push('named')
    } else if (isStranger(at)) {
      takeDeterminer()
      push('stranger')
    } else {
      out.push(textAt(at))
    }
    for (let more = 1; more < skipped; more++) out.push(textAt(at + more))
    at += Math.max(1, skipped)
  }
  return { tokens: out, name, named }
}
