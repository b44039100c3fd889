import { PRONOUNS, type MatchedUnit } from './match-sentence.ts'
import type { Pronoun, TranslatedPerson, TranslatedUnits } from './units.ts'

/** The person whom a sentence speaks of, as the other language says them. */
export interface Spoken {
  readonly person: TranslatedPerson | null
  readonly name: string | null
  /** Where no person is named. */
  readonly pronoun: Pronoun | null
}

function capitalised(text: string): string {
  return text.replace(
    /^([¿¡«„“"\s]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )
}

/** A name as it is written, since the English was compared in small letters. */
export function writtenName(name: string): string {
  return name.replace(
    /(^|-)(\p{Ll})/gu,
    (_, dash: string, letter: string) => dash + letter.toUpperCase(),
  )
}

/**
 * A translated sentence with its marks filled in: `{who}` and `{who.dat}` the person, `{a|b|c}` by she, he, they,
 * `{a|b}` by one or many, `[a|b|c|d|e]` by me, us, she, he, they.
 */
export function renderUnit(
  target: string,
  matched: MatchedUnit,
  { person, name, pronoun }: Spoken,
  units: TranslatedUnits,
  need: string | null,
): string {
  const form = person?.form ?? pronoun ?? matched.pronoun ?? 'they'
  const index = PRONOUNS.indexOf(form)
  const beneficiary = matched.beneficiary ?? 0
  const time = matched.when ? (units.times[matched.when] ?? '') : ''
  const text = target
    .replace(/\s?\{when\}/g, time && ` ${time}`)
    .replace(/\{need\}/g, need ?? '')
    .replace(/\{who(?:\.(\w+))?\}/gi, (_, grammaticalCase: string | undefined) =>
      person
        ? (person[grammaticalCase ?? 'phrase'] ?? person.phrase) +
          (name ? ` ${writtenName(name)}` : '')
        : '',
    )
    .replace(/\{([^{}]*)\}/g, (_, options: string) => {
      const all = options.split('|')
      return (all.length === 2 ? all[form === 'they' ? 1 : 0] : all[index]) ?? ''
    })
    .replace(/\[([^[\]]*)\]/g, (_, options: string) => {
      const all = options.split('|')
      return all[beneficiary < 2 ? beneficiary : 2 + index] ?? ''
    })
  return capitalised(text.replace(/ +/g, ' ').trim())
}
