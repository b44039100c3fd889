import { hear } from '../intention/hear'
import type { Intention } from '../intention/intention'
import { OCCASIONS } from '../intention/occasions'
import { PERSONS, type Pronoun } from '../intention/persons'
import { GRIEF, QUIET } from '../passages/keys'
import { stockOf, type Pack } from '../passages/documents'
import type { Passage } from '../passages/read-passages'
import { countWords } from '../words'
import { sayTo, WHOEVER, wishFor, type Ask } from './ask'

/** More than these are a list, and no longer a prayer. */
const MOST_ASKS = 2
const MOST_WORDS = 34

/** What nobody can give back to those who mourn. */
const GIVES_BACK =
  /\b(?:back|again|alive|return|returns|one (?:more|last)|more time|be with|join|see|wake|still here)\b/
/** Words that stand for something named before; behind “my son” he is no riddle. */
const POINTS_TO_THING = /\b(?:it|these|those|there)\b/
const POINTS_BACK = /\b(?:it|these|those|there|they|them|their|he|him|his|she|her|hers)\b/

const RESISTS =
  /\b(?:not|no|stay|stop|resist|keep|away|delete|remember|choose|turn|faithful|true|strong|honest|good|right)\b/
/** “I want to go further”: what tempts somebody is wanted, and not asked for. */
const isOfTemptation = (ask: Ask, { occasions }: Intention): boolean =>
  ask.form === 'help' &&
  !RESISTS.test(ask.predicate) &&
  occasions.some(({ occasion }) => occasion === 'temptation')

const OBJECTS: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'him', they: 'them' }

/** How somebody is pointed to who is prayed for; null where nobody else is, or where the words do not tell. */
function objectFor({ occasions: [main], pronoun }: Intention): string | null {
  if (!main?.who || main.who === 'me' || main.who === 'us') return null
  if (OCCASIONS[main.occasion] !== 'subject') return null
  const person: { pronoun: Pronoun } = PERSONS[main.who]
  return OBJECTS[pronoun ?? person.pronoun]
}

/** The first ask that points to the person prayed for names them. */
function namePerson(asks: readonly Ask[], object: string | null): readonly Ask[] {
  const known = asks.map((ask) => (ask.who === WHOEVER ? { ...ask, who: object ?? 'me' } : ask))
  const first = known.findIndex(({ who }) => who === object)
  return known.map((ask, at) => (at === first ? { ...ask, who: '{who}' } : ask))
}

/**
 * What the person asks for in their own words, as sentences of the prayer; the first alone where there is little room. Null
 * where nothing is asked, or nothing that may be said.
 * @param isTold whether the person's own words name the need before, so that what is asked may point back to it
 */
export function askedPassage(
  pack: Pack,
  asks: readonly Ask[],
  intention: Intention,
  isTold: boolean,
): Passage | null {
  if (!intention.isRestated || intention.harmWish) return null
  const object = objectFor(intention)
  const isGrief = intention.occasions.some(({ occasion }) => GRIEF.includes(occasion))
  const found = namePerson(asks, object)
  const say = stockOf(pack) === 'aspiring' ? wishFor : sayTo
  const said: string[] = []
  for (const ask of found) {
    const text = say(ask)
    if (isOfTemptation(ask, intention)) continue
    if (text === null || said.includes(text) || (isGrief && GIVES_BACK.test(text))) continue
    const isNamed = ask.who === '{who}' || said.some((before) => before.includes('{who}'))
    const pointsBack = /^(?:my|our) /.test(ask.who) ? POINTS_TO_THING : POINTS_BACK
    if (!isTold && !isNamed && pointsBack.test(text)) continue
    if (said.length === MOST_ASKS || countWords([...said, text].join(' ')) > MOST_WORDS) break
    said.push(text)
  }
  const [short = ''] = said
  const full = said.join(' ')
  if (full === '' || hear(full).occasions.some(({ occasion }) => QUIET.includes(occasion)))
    return null
  return { id: 'own-asks', full, short, audience: 'any', sphere: null, register: null, time: null }
}
