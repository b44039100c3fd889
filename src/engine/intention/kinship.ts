import type { PersonKey } from './persons'
import { DERIVED, KIN, TOGETHER } from './words/kin'

/** A person as heard: a key, or `?` for somebody (`?pet`: an animal) whom no key names: “my friend’s father”. */
export type Heard = PersonKey | '?' | '?pet'

interface Kin {
  readonly key: PersonKey
  /** Counts only after “my”, “the” and the like. */
  readonly needsDeterminer: boolean
}

const kinByPhrase = new Map<string, Kin>()
for (const line of KIN.trim().split('\n')) {
  const [key = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) {
    const needsDeterminer = word.startsWith('*')
    const phrase = needsDeterminer ? word.slice(1) : word
    if (!kinByPhrase.has(phrase))
      kinByPhrase.set(phrase, { key: key as PersonKey, needsDeterminer })
  }
}

function pairs(table: string): Map<string, PersonKey> {
  const map = new Map<string, PersonKey>()
  for (const line of table.trim().split('\n')) {
    const [left = '', result = ''] = line.split('=')
    const [owners = '', relation = ''] = left.split(' ')
    for (const owner of owners.split(',')) map.set(`${owner} ${relation}`, result as PersonKey)
  }
  return map
}
const derived = pairs(DERIVED)
const together = pairs(TOGETHER)

export function kinOf(phrase: string): Kin | undefined {
  return kinByPhrase.get(phrase)
}

/** Who “my wife’s mother” is to the speaker. A baby and twins are called “the” and need nobody’s “my”. */
export function relativeOf(owner: Heard, relation: Heard): Heard {
  if (owner === 'me' || owner === 'us') return relation
  const known = derived.get(`${owner} ${relation}`)
  if (/^(?:dog|cat|animals?)$/.test(relation)) return '?pet'
  return known ?? (relation === 'baby' || relation === 'twins' ? relation : '?')
}

/** One word for two persons: “mum and dad” are parents. */
export function bothAsOne(one: Heard, other: Heard): Heard | undefined {
  return together.get(`${one} ${other}`) ?? together.get(`${other} ${one}`)
}

const SHE = /mother|wife|girlfriend|daughter|sister|aunt|niece/
const HE = /father|husband|boyfriend|son(?:s|-|$)|brother|uncle|nephew/
const MANY = /s$|children|family|s-in-law/

/** Whether a pronoun may stand for a person; those of open gender may be any. */
export function mayBe(pronoun: string, person: Heard): boolean {
  if (person === 'me' || person === 'us') return false
  if (pronoun.startsWith('the')) return person !== '?'
  if (MANY.test(person) && person !== 'boss') return false
  return pronoun[0] === 's' || pronoun === 'her' ? !HE.test(person) : !SHE.test(person)
}
