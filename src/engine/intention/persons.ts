/** How a person is spoken of. `they` also stands where the words do not tell. */
export type Pronoun = 'she' | 'he' | 'they'

export interface Person {
  /** As a speaker says it: “my mother”; `me` and `us` are the speakers themselves. */
  readonly phrase: string
  readonly pronoun: Pronoun
  readonly isPlural?: true
}

/** Everybody that the reader of intentions can hear. */
export const PERSONS = {
  me: { phrase: 'me', pronoun: 'they' },
  us: { phrase: 'us', pronoun: 'they', isPlural: true },
  mother: { phrase: 'my mother', pronoun: 'she' },
  father: { phrase: 'my father', pronoun: 'he' },
  parents: { phrase: 'my parents', pronoun: 'they', isPlural: true },
  stepmother: { phrase: 'my stepmother', pronoun: 'she' },
  stepfather: { phrase: 'my stepfather', pronoun: 'he' },
  'mother-in-law': { phrase: 'my mother-in-law', pronoun: 'she' },
  'father-in-law': { phrase: 'my father-in-law', pronoun: 'he' },
  'parents-in-law': { phrase: 'my parents-in-law', pronoun: 'they', isPlural: true },
  wife: { phrase: 'my wife', pronoun: 'she' },
  husband: { phrase: 'my husband', pronoun: 'he' },
  partner: { phrase: 'my partner', pronoun: 'they' },
  girlfriend: { phrase: 'my girlfriend', pronoun: 'she' },
  boyfriend: { phrase: 'my boyfriend', pronoun: 'he' },
  son: { phrase: 'my son', pronoun: 'he' },
  sons: { phrase: 'my sons', pronoun: 'they', isPlural: true },
  daughter: { phrase: 'my daughter', pronoun: 'she' },
  daughters: { phrase: 'my daughters', pronoun: 'they', isPlural: true },
  'son-in-law': { phrase: 'my son-in-law', pronoun: 'he' },
  'daughter-in-law': { phrase: 'my daughter-in-law', pronoun: 'she' },
  child: { phrase: 'my child', pronoun: 'they' },
  children: { phrase: 'my children', pronoun: 'they', isPlural: true },
  baby: { phrase: 'the baby', pronoun: 'they' },
  twins: { phrase: 'the twins', pronoun: 'they', isPlural: true },
  brother: { phrase: 'my brother', pronoun: 'he' },
  brothers: { phrase: 'my brothers', pronoun: 'they', isPlural: true },
  sister: { phrase: 'my sister', pronoun: 'she' },
  sisters: { phrase: 'my sisters', pronoun: 'they', isPlural: true },
  siblings: { phrase: 'my brothers and sisters', pronoun: 'they', isPlural: true },
  'brother-in-law': { phrase: 'my brother-in-law', pronoun: 'he' },
  'sister-in-law': { phrase: 'my sister-in-law', pronoun: 'she' },
  grandmother: { phrase: 'my grandmother', pronoun: 'she' },
  grandfather: { phrase: 'my grandfather', pronoun: 'he' },
  grandparents: { phrase: 'my grandparents', pronoun: 'they', isPlural: true },
  grandson: { phrase: 'my grandson', pronoun: 'he' },
  granddaughter: { phrase: 'my granddaughter', pronoun: 'she' },
  grandchild: { phrase: 'my grandchild', pronoun: 'they' },
  grandchildren: { phrase: 'my grandchildren', pronoun: 'they', isPlural: true },
  aunt: { phrase: 'my aunt', pronoun: 'she' },
  uncle: { phrase: 'my uncle', pronoun: 'he' },
  niece: { phrase: 'my niece', pronoun: 'she' },
  nephew: { phrase: 'my nephew', pronoun: 'he' },
  cousin: { phrase: 'my cousin', pronoun: 'they' },
  cousins: { phrase: 'my cousins', pronoun: 'they', isPlural: true },
  family: { phrase: 'my family', pronoun: 'they' },
  'extended-family': { phrase: 'my wider family', pronoun: 'they' },
  friend: { phrase: 'my friend', pronoun: 'they' },
  friends: { phrase: 'my friends', pronoun: 'they', isPlural: true },
  neighbour: { phrase: 'my neighbour', pronoun: 'they' },
  neighbours: { phrase: 'my neighbours', pronoun: 'they', isPlural: true },
  colleague: { phrase: 'my colleague', pronoun: 'they' },
  colleagues: { phrase: 'my colleagues', pronoun: 'they', isPlural: true },
  boss: { phrase: 'my boss', pronoun: 'they' },
  teacher: { phrase: 'my teacher', pronoun: 'they' },
  pupil: { phrase: 'my pupil', pronoun: 'they' },
  pupils: { phrase: 'my pupils', pronoun: 'they', isPlural: true },
  patient: { phrase: 'my patient', pronoun: 'they' },
  patients: { phrase: 'my patients', pronoun: 'they', isPlural: true },
  stranger: { phrase: 'a stranger', pronoun: 'they' },
  dog: { phrase: 'my dog', pronoun: 'they' },
  cat: { phrase: 'my cat', pronoun: 'they' },
  animal: { phrase: 'my animal', pronoun: 'they' },
  animals: { phrase: 'my animals', pronoun: 'they', isPlural: true },
  /** Named by name only: “for Ruth”. */
  named: { phrase: 'someone I love', pronoun: 'they' },
} as const satisfies Readonly<Record<string, Person>>

export type PersonKey = keyof typeof PERSONS

export const PERSON_KEYS = Object.keys(PERSONS) as PersonKey[]
