import { PERSONS, type PersonKey, type Pronoun } from '../intention/persons'
import type { Agreement } from './verbs'

/** The forms in which one party of a prayer can stand. */
export interface Party {
  /** “my mother”, “me”. */
  readonly phrase: string
  /** “my mother’s”, “my”. */
  readonly possessive: string
  readonly subject: string
  readonly object: string
  readonly determiner: string
  readonly absolute: string
  readonly reflexive: string
  /** How a verb agrees with the phrase, and with the pronoun. */
  readonly agreesWithPhrase: Agreement
  readonly agreesWithPronoun: Agreement
}

const PRONOUNS = {
  I: ['I', 'me', 'my', 'mine', 'myself'],
  we: ['we', 'us', 'our', 'ours', 'ourselves'],
  she: ['she', 'her', 'her', 'hers', 'herself'],
  he: ['he', 'him', 'his', 'his', 'himself'],
  they: ['they', 'them', 'their', 'theirs', 'themselves'],
} as const

function party(
  forms: readonly [string, string, string, string, string],
  agreesWithPronoun: Agreement,
  phrase = forms[1],
  agreesWithPhrase = agreesWithPronoun,
): Party {
  const [subject, object, determiner, absolute, reflexive] = forms
  const possessive =
    phrase === object ? determiner : agreesWithPhrase === 'plural' ? `${phrase}’` : `${phrase}’s`
  return {
    phrase,
    possessive: /[^s]’$/.test(possessive) ? `${possessive}s` : possessive,
    subject,
    object,
    determiner,
    absolute,
    reflexive,
    agreesWithPhrase,
    agreesWithPronoun,
  }
}

/** The one who prays: I, or we. */
export function speakerParty(speaker: 'I' | 'we'): Party {
  return speaker === 'I' ? party(PRONOUNS.I, 'I') : party(PRONOUNS.we, 'plural')
}

/**
 * Somebody else. `name` is said with the relation (“my friend Ruth”), or alone where no relation was written.
 */
export function otherParty(
  who: Exclude<PersonKey, 'me' | 'us'>,
  name: string | null,
  pronoun?: Pronoun,
): Party {
  const person: { phrase: string; pronoun: Pronoun; isPlural?: true } = PERSONS[who]
  const phrase = name === null ? person.phrase : who === 'named' ? name : `${person.phrase} ${name}`
  const said = pronoun ?? person.pronoun
  const agreesWithPronoun: Agreement = said === 'they' ? 'plural' : 'singular'
  return party(PRONOUNS[said], agreesWithPronoun, phrase, person.isPlural ? 'plural' : 'singular')
}

/** Somebody without a relation or a name, once they have been spoken of: “someone I love” is then “my loved one”. */
export function spokenOfAgain(somebody: Party): Party {
  if (somebody.phrase !== PERSONS.named.phrase) return somebody
  return { ...somebody, phrase: 'my loved one', possessive: 'my loved one’s' }
}

/** The other side of a quarrel, where only a name was written. */
export function unnamedCounterpart(name: string | null): Party {
  return party(PRONOUNS.they, 'plural', name ?? 'somebody', 'singular')
}

/** The one who died, where the words do not tell who it was. */
export function unnamedDeparted(speaker: 'I' | 'we'): Party {
  return party(PRONOUNS.they, 'plural', `the one ${speaker} love`, 'singular')
}
