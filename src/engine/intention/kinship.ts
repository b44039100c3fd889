import type { PersonKey } from './persons'
import { undouble } from './undouble'

/** A person as heard: a key, or `?` for somebody (`?pet`: an animal) whom no key names: “my friend’s father”. */
export type Heard = PersonKey | '?' | '?pet'

/** What people call each person; after “*” what counts only with “my”, “the” and the like (“patient” is also a virtue). */
export const KIN = `mother mom mum mam mama mommy mummy momma mammy maman ammi ummi amma nanay inay*ma maa
father! dad papa daddy abbu abba appa tatay itay*pa pop bapu baba
parents!*folks
wife biwi
husband! hubby
partner fiance fiancee*spouse
girlfriend! gf
boyfriend! bf
son*boy lad
sons*boys
daughter!*girl
daughters*girls
child*kid toddler teenager youngest eldest oldest
children! kids*babies teenagers toddlers
baby newborn
twins
brother! bro bhaiya kuya*bhai
brothers
sister! sis didi akka
sisters
siblings
grandmother! grandma gran nana granny abuela abuelita nani dadi paati ajji yiayia bubbe babushka mamaw memaw aachchi achchi nonna*nan lola oma gogo
grandfather! grandpa grandad gramps lolo abuelo thatha pappou papou papaw zayde nonno*opa koro
aunt auntie aunty masi mausi chachi khala tita
uncle chacha tito
niece
nephew
cousin! cuz
cousins
family!
extended-family relatives aunts uncles
friend! bestie*buddy mate roommate flatmate bredren
friends besties*mates
neighbour!*neighbor
neighbours*neighbors
colleague! coworker*worker
colleagues coworkers*workers team
boss*manager supervisor
teacher*professor
pupil*student
pupils*students
patient
patients
stranger
dog*puppy labrador
cat*kitten kitty
animal*pet horse hamster rabbit bird
animals*dogs cats pets horses
mother-in-law*mil saas
father-in-law sasur*fil
parents-in-law inlaws
me myself`

/** Of whom even the key itself counts only with “my”, “the” and the like. */
const COMMON =
  /^(?:partner|child|baby|family|fr.*d|neighbours?|colleagues?|boss|teacher|pupils?|patient|stranger|dog|cat|animals?)$/

export interface Kin {
  readonly key: PersonKey
  readonly isCommon: boolean
}

const kinByWord = new Map<string, Kin>()
for (const line of KIN.split('\n')) {
  const [key = ''] = line.split(/[ *!]/)
  for (const [index, words] of line.split('*').entries())
    for (const word of words.replace('!', '').split(' '))
      kinByWord.set(undouble(word), {
        key: key as PersonKey,
        isCommon: index > 0 || COMMON.test(word),
      })
}

// “Me” is a pronoun, “myself” a person.
kinByWord.delete('me')

const ruleOf = (line: string) => {
  const [pair = '', result = ''] = line.split('=')
  return [new RegExp(`^${pair}$`), result] as const
}

/** Whom a person with “step” or “grand”, another’s person, and two persons with “and” between are to the speaker. */
const COMPOSED = `step((?:mo|fa)ther)=step$1
grand(mother|father|parents|son|daughter|child|children)=grand$1
(?:step|grand)([^\\s+]+)=$1
(?:wife|husband) (mother|father|parents|brother|sister)=$1-in-law
(?:mo|fa)ther (mother|father|parents)=grand$1
(?:mo|fa)ther sister=aunt
(?:mo|fa)ther brother=uncle
(?:son|daughter|child|children) (son|daughter|child|children)=grand$1
(?:son|daughter|child) baby=grandchild
(?:brother|sister) son=nephew
(?:brother|sister) daughter=niece
(?:brother|son) wife=sister-in-law
(?:sister|daughter) husband=brother-in-law
.+ (baby|twins)=$1
.+ (?:dog|cat|animals?)=?pet
.+ [^+]+=?
mother\\+father|father\\+mother=parents
grand.*\\+grand.*=grandparents
brothers?\\+sisters?|sisters?\\+brothers?=siblings
(?:wife|husband|partner)\\+(?:children|sons?|daughters?|child)=family
(?:dog|cat|animals)\\+(?:dog|cat|animals)=animals
.+\\+extended-family=extended-family`
  .split('\n')
  .map(ruleOf)

/** Two words for a person as one; “” where there is no one word. */
export function composed(text: string): Heard | '' {
  const rule = COMPOSED.find(([pattern]) => pattern.test(text))
  return rule ? (text.replace(...rule) as Heard) : ''
}

/** The person that a word means, by itself or composed: “stepdad”, “grandkids”. */
export function kinOf(word: string): Kin | undefined {
  const [, prefix = '', rest = ''] = /^(step|gran?d)(.+)$/.exec(word) ?? []
  const base = kinByWord.get(rest) ?? kinByWord.get(`d${rest}`)
  return (
    kinByWord.get(word) ??
    (base && { key: composed(prefix + base.key) as PersonKey, isCommon: false })
  )
}

const SHE = /mother|wife|girlfriend|daughter|sister|aunt|niece/
const HE = /father|husband|boyfriend|son(?:s|-|$)|brother|uncle|nephew/

/** Whether a pronoun may stand for a person; those of open gender may be any. */
export const mayBe = (pronoun: string, person: Heard): boolean =>
  !/^(?:me|us)$/.test(person) &&
  (pronoun.startsWith('the')
    ? person !== '?'
    : !/[^s]s$|children|family|s-in-law/.test(person) &&
      !(/^s|her/.test(pronoun) ? HE : SHE).test(person))
