import type { HeardOccasion, Intention, TimeKey } from './intention'
import { PERSON_LABELS, TIME_LABELS } from './labels'
import { OCCASION_LABELS } from './occasion-labels'
import { OCCASIONS, type OccasionKey } from './occasions'
import type { PersonKey } from './persons'

export { PERSON_LABELS, TIME_LABELS } from './labels'
export { OCCASION_LABELS } from './occasion-labels'

/** What a chip takes away: the person or the occasion of the first or second hearing, the name, the time, the wish. */
export type HeardKey =
  `person-${number}` | `occasion-${number}` | 'name' | 'time' | 'harm-wish' | 'own-words'

export interface HeardWord {
  readonly key: HeardKey
  readonly label: string
}

/** What was heard, in the order in which it is said: “your mother”, “an operation”, “on Tuesday”. */
export function describeIntention(intention: Intention): HeardWord[] {
  const words: HeardWord[] = []
  for (const [index, { occasion, who }] of intention.occasions.entries()) {
    const before = intention.occasions[index - 1]
    // One person with two troubles is said once.
    if (who && who !== before?.who)
      words.push({ key: `person-${index}`, label: PERSON_LABELS[who] })
    if (occasion !== 'someone')
      words.push({ key: `occasion-${index}`, label: OCCASION_LABELS[occasion] })
  }
  if (intention.name !== null) words.push({ key: 'name', label: intention.name })
  if (intention.when !== null) words.push({ key: 'time', label: TIME_LABELS[intention.when] })
  if (intention.harmWish) words.push({ key: 'harm-wish', label: 'a wish that someone be harmed' })
  if (intention.isRestated) words.push({ key: 'own-words', label: 'your own words' })
  return words
}

/** What the person wrote no longer names the need: it says what was heard before the correction. */
function asCorrected(intention: Intention): Intention {
  return intention.isRestated ? { ...intention, isRestated: false } : intention
}

/** Tense tells of an occasion, and a name of a person: without these they have no place.*/
function withOccasions(intention: Intention, occasions: readonly HeardOccasion[]): Intention {
  const hasPerson = occasions.some(({ who }) => who !== null)
  return {
    ...asCorrected(intention),
    occasions,
    name: hasPerson ? intention.name : null,
    tense: occasions.some(({ occasion }) => occasion !== 'someone') ? intention.tense : null,
  }
}

/** A person without an occasion is `someone`, and an occasion without either is nothing. */
function withoutOccasion({ who }: HeardOccasion): HeardOccasion[] {
  return who ? [{ occasion: 'someone', who }] : []
}

function withoutPerson({ occasion }: HeardOccasion): HeardOccasion[] {
  return occasion === 'someone' ? [] : [{ occasion, who: null }]
}

/** The intention without what a chip stands for; a chip that says one person for two troubles takes it from both. */
export function withoutHeard(intention: Intention, key: string): Intention {
  if (key === 'name') return { ...intention, name: null }
  if (key === 'own-words') return asCorrected(intention)
  if (key === 'time') return withTime(intention, null)
  if (key === 'harm-wish') return { ...intention, harmWish: false }
  const [kind, place] = key.split('-')
  const index = Number(place)
  const taken = intention.occasions[index]
  if (!taken) return intention
  if (kind === 'person') {
    const rest = intention.occasions.flatMap((heard, at) =>
      at >= index && heard.who === taken.who ? withoutPerson(heard) : [heard],
    )
    return withOccasions(intention, rest)
  }
  if (kind !== 'occasion') return intention
  const rest = intention.occasions.flatMap((heard, at) =>
    at === index ? withoutOccasion(heard) : [heard],
  )
  // A person whose other trouble is still named is not named once more.
  return withOccasions(
    intention,
    rest.filter(
      ({ occasion, who }) =>
        occasion !== 'someone' ||
        !rest.some((other) => other.occasion !== 'someone' && other.who === who),
    ),
  )
}

/** The intention with another person at a place; the written name belonged to the former one. */
export function withPerson(intention: Intention, index: number, who: PersonKey | null): Intention {
  const former = intention.occasions[index]
  if (!former) {
    // Where nothing was heard, a person alone is enough to pray for.
    if (who === null || index !== intention.occasions.length) return intention
    return { ...intention, occasions: [...intention.occasions, { occasion: 'someone', who }] }
  }
  const changed: HeardOccasion = { ...former, who }
  const occasions = intention.occasions.flatMap((heard, at) =>
    at === index ? (who === null ? withoutPerson(former) : [changed]) : [heard],
  )
  return withOccasions(
    { ...intention, name: former.who === who ? intention.name : null },
    occasions,
  )
}

/**
 * The intention with another occasion at a place, or at the end where there is room for a second. What was said of the
 * former one’s tense does not hold for it.
 */
export function withOccasion(
  intention: Intention,
  index: number,
  occasion: OccasionKey,
): Intention {
  const former = intention.occasions[index]
  if (!former && (index !== intention.occasions.length || index > 1)) return intention
  const who = OCCASIONS[occasion] === 'none' ? null : (former?.who ?? null)
  const occasions = [...intention.occasions]
  occasions[index] = { occasion, who }
  if (occasion === 'someone' && who === null) occasions.splice(index, 1)
  const isSame = former?.occasion === occasion
  return withOccasions(
    { ...intention, tense: index === 0 && !isSame ? null : intention.tense },
    occasions,
  )
}

/** The intention with another time, or none. */
export function withTime(intention: Intention, when: TimeKey | null): Intention {
  return { ...asCorrected(intention), when }
}
