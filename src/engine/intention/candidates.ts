import type { Persons } from './attach-person'
import type { Candidate } from './choose'
import type { Found } from './find-occasions'
import type { Heard } from './kinship'
import { OCCASIONS, type OccasionKey } from './occasions'
import type { PersonKey } from './persons'
import { turned } from './turns'

/** An occasion that may be what the context says, and the words in which it was found. */
export interface FoundCandidate extends Candidate {
  readonly found: Found
}

/** Who worries about somebody prays for that person, not for the worry. */
function isWorryAboutSomebody({ rule, end }: Found, tokens: readonly string[]): boolean {
  if (rule.vagueness !== 2 || !/^(?:anxiety|mental-strain)$/.test(rule.meaning)) return false
  return (
    /^(?:about|for|over)$/.test(tokens[end] ?? '') && (tokens[end + 1]?.startsWith('@') ?? false)
  )
}

/** A quarrel with whom one works with is one at work. */
function placed(occasion: OccasionKey, who: PersonKey | null): OccasionKey {
  return occasion === 'quarrel' && /^(?:boss|colleague)/.test(who ?? '')
    ? 'conflict-at-work'
    : occasion
}

/** What each find means after its turns, and whom it befalls. */
export function candidatesOf(
  tokens: readonly string[],
  persons: Persons,
  all: readonly Found[],
): FoundCandidate[] {
  return all.flatMap((found) => {
    const meaning = turned(found, tokens)
    if (meaning === 'none' || isWorryAboutSomebody(found, tokens)) return []
    const who = persons.of({ ...found, rule: { ...found.rule, meaning } })
    const others = OCCASIONS[meaning] === 'counterpart' ? persons.thirdParty(found, who) : null
    const { vagueness } = found.rule
    const place = { vagueness, at: found.start, found }
    return others
      ? [{ ...place, occasion: 'someone' as const, who: others }]
      : [{ ...place, occasion: placed(meaning, who), who }]
  })
}

const isKnown = (heard: Heard | null): heard is PersonKey =>
  heard !== null && heard !== '?' && heard !== '?pet'

/** The first two persons of a context in which nothing else was understood. */
export function personsAlone(
  tokens: readonly string[],
  persons: Persons,
  all: readonly Found[],
): PersonKey[] {
  const idiomatic = new Set<number>()
  for (const { rule, start, end } of all)
    if (rule.meaning === 'none') for (let at = start; at < end; at++) idiomatic.add(at)
  const heard = new Set<PersonKey>()
  for (const [at, token] of tokens.entries()) {
    // “Myself” and “us” are prayed for only where the words say so.
    const isAsked = tokens[at - 1] === 'for' || (token === '@me' && tokens.length <= 2)
    const isPerson = token.startsWith('@') && token !== '@me'
    if (
      idiomatic.has(at) ||
      !(isPerson || (isAsked && heard.size === 0 && /^(?:@?me|us)$/.test(token)))
    )
      continue
    const person = persons.at(at)
    if (isKnown(person)) heard.add(person)
    if (heard.size === 2) break
  }
  return [...heard]
}
