import type { TargetLanguage } from '../languages.ts'
import { SentenceIndex, type MatchedUnit } from './match-sentence.ts'
import { renderUnit, writtenName, type Spoken } from './render-unit.ts'
import { UNITS, type EnglishUnits, type TranslatedPerson, type TranslatedUnits } from './units.ts'

const SENTENCE_GAP = /(?<=[.!?…][”’"]?)\s+/

/** The English units, ready to be found. */
export interface Indexes {
  readonly english: EnglishUnits
  readonly sentences: SentenceIndex
  readonly clauses: SentenceIndex
  readonly needs: SentenceIndex
}

/** Makes English units ready to be found. */
export function indexUnits(english: EnglishUnits): Indexes {
  return {
    english,
    sentences: new SentenceIndex(english.sentences, english),
    clauses: new SentenceIndex(english.clauses, english),
    needs: new SentenceIndex(english.needs, english),
  }
}

let indexes: Promise<Indexes> | null = null

/** Made once, when the first text comes. */
function loadIndexes(): Promise<Indexes> {
  indexes ??= UNITS.en().then(indexUnits)
  return indexes
}

/** A sentence, or an occasion's naming with a clause behind its comma. */
interface FoundSentence {
  readonly sentence: MatchedUnit
  readonly clause: MatchedUnit | null
}

function findSentence(text: string, { sentences, clauses, needs }: Indexes): FoundSentence | null {
  const sentence = sentences.find(text, (need) => needs.find(need) !== null)
  if (sentence) return { sentence, clause: null }
  for (const { index } of text.matchAll(/, and /g)) {
    const before = sentences.find(`${text.slice(0, index)}.`)
    const clause = before && clauses.find(text.slice(index + 2).replace(/\.$/, ''))
    if (before && clause) return { sentence: before, clause }
  }
  return null
}

/** Somebody who is known by name alone. Where a case changes the words themselves, as in German, only a genitive changes a name. */
function saidByName(person: TranslatedPerson, name: string): TranslatedPerson {
  const written = writtenName(name)
  const genitive = /[sxzß]$/.test(written) ? `${written}’` : `${written}s`
  const sayCase = (key: string, words: string) => {
    if (key === 'form') return words
    if (words.includes(person.phrase)) return words.replace(person.phrase, written)
    return key === 'gen' ? genitive : written
  }
  const cases = Object.entries(person).map(([key, words]) => [key, sayCase(key, words)])
  return Object.fromEntries(cases) as TranslatedPerson
}

/** Renders the sentences of one text, which speak of the same people. */
class Rendering {
  readonly #units: TranslatedUnits
  readonly #indexes: Indexes
  /** Everybody named in the text, in order. */
  readonly #people: readonly MatchedUnit[]

  constructor(units: TranslatedUnits, known: Indexes, people: readonly MatchedUnit[]) {
    this.#units = units
    this.#indexes = known
    this.#people = people
  }

  #spokenOf({ who, name, pronoun, beneficiary }: MatchedUnit): Spoken {
    const said =
      pronoun ?? (beneficiary === null ? null : (['she', 'he', 'they'] as const)[beneficiary - 2])
    const pronounOf = (key: string | null) => this.#indexes.english.persons[key ?? '']?.pronoun
    const other = said && this.#people.find((each) => pronounOf(each.who) === said)
    const [key, given] = who
      ? [who, name]
      : [other?.who ?? this.#people[0]?.who, other?.name ?? null]
    const person = (key && this.#units.persons[key]) || null
    // Somebody known by name alone is said by the name alone.
    if (person && key === 'named' && given)
      return { person: saidByName(person, given), name: null, pronoun: said ?? null }
    return { person, name: given, pronoun: said ?? null }
  }

  #unit(matched: MatchedUnit, targets: readonly string[]): string | null {
    const target = targets[matched.unit]
    // Not translated yet.
    if (!target) return null
    let need: string | null = null
    if (matched.need !== null) {
      const found = this.#indexes.needs.find(matched.need)
      const said = found && this.#unit(found, this.#units.needs)
      if (!said) return null
      need = said.charAt(0).toLowerCase() + said.slice(1)
    }
    return renderUnit(target, matched, this.#spokenOf(matched), this.#units, need)
  }

  sentence({ sentence, clause }: FoundSentence): string | null {
    const said = this.#unit(sentence, this.#units.sentences)
    if (said === null || clause === null) return said
    const joined = this.#unit(clause, this.#units.clauses)
    if (joined === null) return null
    return `${said.replace(/[.!]$/, '')}, ${joined.charAt(0).toLowerCase()}${joined.slice(1)}.`
  }
}

/** A text in another language, and its sentences that stand in it untranslated. */
export interface Translated {
  readonly text: string
  readonly kept: readonly string[]
}

/**
 * Translates a text whose sentences are among the units. What its writer told in their own words is not: such sentences are
 * kept as they are. Null where they are half of the text or more. Paragraphs stay.
 */
export function translateText(
  text: string,
  known: Indexes,
  units: TranslatedUnits,
): Translated | null {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .split(SENTENCE_GAP)
        .map((sentence) => ({ sentence, found: findSentence(sentence, known) })),
    )
  const sentences = paragraphs.flat()
  const people = sentences
    .flatMap(({ found }) => [found?.sentence, found?.clause])
    .filter((matched) => matched?.who != null)
  const rendering = new Rendering(units, known, people as MatchedUnit[])
  const kept: string[] = []
  const say = ({ sentence, found }: (typeof sentences)[number]) => {
    const said = found && rendering.sentence(found)
    if (said === null) kept.push(sentence)
    return said ?? sentence
  }
  const translated = paragraphs.map((paragraph) => paragraph.map(say).join(' ')).join('\n\n')
  return kept.length * 2 < sentences.length ? { text: translated, kept } : null
}

/** The same with the documents that are kept for a language. */
export async function translateFromMemory(
  text: string,
  language: TargetLanguage,
): Promise<Translated | null> {
  const [known, units] = await Promise.all([loadIndexes(), UNITS[language]()])
  return translateText(text, known, units)
}
