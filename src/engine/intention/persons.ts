/** How a person is spoken of. `they` also stands where the words do not tell. */
export type Pronoun = 'she' | 'he' | 'they'

export interface Person {
  /** As a speaker says it: “my mother”; `me` and `us` are the speakers themselves. */
  readonly phrase: string
  readonly pronoun: Pronoun
  readonly isPlural?: true
}

/** Everybody that the reader of intentions can hear, and the pronoun of each; `many` are `they` too. */
const PRONOUNS = {
  me: 'they',
  us: 'many',
  mother: 'she',
  father: 'he',
  parents: 'many',
  stepmother: 'she',
  stepfather: 'he',
  'mother-in-law': 'she',
  'father-in-law': 'he',
  'parents-in-law': 'many',
  wife: 'she',
  husband: 'he',
  partner: 'they',
  girlfriend: 'she',
  boyfriend: 'he',
  son: 'he',
  sons: 'many',
  daughter: 'she',
  daughters: 'many',
  'son-in-law': 'he',
  'daughter-in-law': 'she',
  child: 'they',
  children: 'many',
  baby: 'they',
  twins: 'many',
  brother: 'he',
  brothers: 'many',
  sister: 'she',
  sisters: 'many',
  siblings: 'many',
  'brother-in-law': 'he',
  'sister-in-law': 'she',
  grandmother: 'she',
  grandfather: 'he',
  grandparents: 'many',
  grandson: 'he',
  granddaughter: 'she',
  grandchild: 'they',
  grandchildren: 'many',
  aunt: 'she',
  uncle: 'he',
  niece: 'she',
  nephew: 'he',
  cousin: 'they',
  cousins: 'many',
  family: 'they',
  'extended-family': 'they',
  friend: 'they',
  friends: 'many',
  neighbour: 'they',
  neighbours: 'many',
  colleague: 'they',
  colleagues: 'many',
  boss: 'they',
  teacher: 'they',
  pupil: 'they',
  pupils: 'many',
  patient: 'they',
  patients: 'many',
  stranger: 'they',
  dog: 'they',
  cat: 'they',
  animal: 'they',
  animals: 'many',
  /** Named by name only: “for Ruth”. */
  named: 'they',
} as const satisfies Readonly<Record<string, Pronoun | 'many'>>

export type PersonKey = keyof typeof PRONOUNS

export const PERSON_KEYS = Object.keys(PRONOUNS) as PersonKey[]

export const isPersonKey = (word: string): word is PersonKey => Object.hasOwn(PRONOUNS, word)

/** Where a person is not “my” and the key. */
const PHRASES: Readonly<Partial<Record<PersonKey, string>>> = {
  me: 'me',
  us: 'us',
  baby: 'the baby',
  twins: 'the twins',
  siblings: 'my brothers and sisters',
  'extended-family': 'my wider family',
  stranger: 'a stranger',
  named: 'someone I love',
}

export const PERSONS: Readonly<Record<PersonKey, Person>> = Object.fromEntries(
  PERSON_KEYS.map((key): [PersonKey, Person] => {
    const pronoun = PRONOUNS[key]
    const phrase = PHRASES[key] ?? `my ${key}`
    return [
      key,
      pronoun === 'many' ? { phrase, pronoun: 'they', isPlural: true } : { phrase, pronoun },
    ]
  }),
) as Record<PersonKey, Person>
