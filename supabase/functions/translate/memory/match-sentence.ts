import { normaliseEnglish } from './normalise.ts'
import type { EnglishUnits, Pronoun } from './units.ts'

/** The forms of the one prayed for, in this order: me, us, she, he, they. */
const BENEFICIARY: Readonly<Record<string, string>> = {
  I: 'i|we|she|he|they',
  me: 'me|us|her|him|them',
  my: 'my|our|her|his|their',
  mine: 'mine|ours|hers|his|theirs',
  myself: 'myself|ourselves|herself|himself|themselves',
}

/** The forms of a named person's pronoun: she, he, they. */
const NAMED: Readonly<Record<string, string>> = {
  they: 'she|he|they',
  them: 'her|him|them',
  their: 'her|his|their',
  theirs: 'hers|his|theirs',
  themselves: 'herself|himself|themselves',
}

/** Words that stand where a name may stand. */
const NO_NAMES = new Set([
  ...Object.values(BENEFICIARY).flatMap((forms) => forms.split('|')),
  ...'it this that you all everyone everybody nobody someone somebody there here what'.split(' '),
])

export const PRONOUNS: readonly Pronoun[] = ['she', 'he', 'they']

/** What the marks of an English sentence stand for. */
export interface MatchedUnit {
  readonly unit: number
  /** Key of the person named in it, and a given name beside or in place of the phrase. */
  readonly who: string | null
  readonly name: string | null
  /** 0 me, 1 us, 2 she, 3 he, 4 they; null where nobody is prayed for in it. */
  readonly beneficiary: number | null
  readonly pronoun: Pronoun | null
  readonly when: string | null
  readonly need: string | null
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

interface Pattern {
  readonly unit: number
  readonly regexp: RegExp
  readonly marks: readonly string[]
}

const MARK = /\{([^{}]*)\}|\[([^[\]]*)\]/g

/** English sentences found by what they may have become: persons, pronouns and times filled in. */
export class SentenceIndex {
  readonly #byFirstWord = new Map<string, Pattern[]>()
  readonly #persons: readonly (readonly [phrase: string, key: string])[]
  readonly #times: ReadonlyMap<string, string>
  readonly #who: string
  readonly #when: string

  constructor(sentences: readonly string[], { persons, times }: EnglishUnits) {
    const known = Object.entries(persons).map(
      ([key, { phrase }]) => [phrase.toLowerCase(), key] as const,
    )
    // Longest first: “my mother-in-law” before “my mother”.
    this.#persons = known.sort(([a], [b]) => b.length - a.length)
    this.#times = new Map(Object.entries(times).map(([key, words]) => [words.toLowerCase(), key]))
    const phrases = this.#persons.map(([phrase]) => escaped(phrase)).join('|')
    this.#who = `((?:${phrases})(?: [\\p{L}-]+)??|[\\p{L}-]+)`
    this.#when = `( (?:${[...this.#times.keys()].map(escaped).join('|')}))?`
    for (const [unit, sentence] of sentences.entries()) this.#add(unit, sentence)
  }

  #add(unit: number, sentence: string): void {
    const marks: string[] = []
    let source = ''
    let end = 0
    // A blank before {when} belongs to the mark.
    const text = sentence.replace(/\s?\{when\}/g, '{when}')
    for (const match of text.matchAll(MARK)) {
      source += escaped(normaliseEnglish(text.slice(end, match.index)))
      end = match.index + match[0].length
      const mark = match[1] ?? `[${match[2] ?? ''}]`
      source += this.#sourceOf(mark, marks)
    }
    source += escaped(normaliseEnglish(text.slice(end)))
    const regexp = new RegExp(`^${source}$`, 'u')
    const first = /^[\p{L}'’-]+/u.exec(text)?.[0]
    const lead = first ? normaliseEnglish(first) : ''
    const patterns = this.#byFirstWord.get(lead) ?? []
    patterns.push({ unit, regexp, marks })
    this.#byFirstWord.set(lead, patterns)
  }

  #sourceOf(mark: string, marks: string[]): string {
    if (mark.includes('|'))
      return `(?:${mark
        .split('|')
        .map((word) => escaped(normaliseEnglish(word)))
        .join('|')})`
    const name = mark === '[I]' ? mark : mark.toLowerCase()
    marks.push(name)
    if (name === 'who') return this.#who
    if (name === 'whose') return `(?:${this.#who})(?:'s|')?`
    if (name === 'when') return this.#when
    if (name === 'need') return '(.+?)'
    const beneficiary = /^\[(\w+)\]$/.exec(name)?.[1]
    const forms = beneficiary ? BENEFICIARY[beneficiary] : NAMED[name]
    if (!forms) throw new Error(`${mark} is no mark that a translation knows`)
    return `(${forms})`
  }

  #personOf(words: string): { who: string; name: string | null } | null {
    const found = this.#persons.find(
      ([phrase]) => words === phrase || words.startsWith(`${phrase} `),
    )
    if (found) return { who: found[1], name: words.slice(found[0].length).trim() || null }
    const isName = /^[\p{L}-]+$/u.test(words) && !NO_NAMES.has(words)
    return isName ? { who: 'named', name: words } : null
  }

  #read({ unit, marks }: Pattern, groups: readonly (string | undefined)[]): MatchedUnit | null {
    let matched: MatchedUnit = {
      unit,
      who: null,
      name: null,
      beneficiary: null,
      pronoun: null,
      when: null,
      need: null,
    }
    for (const [index, mark] of marks.entries()) {
      const said = groups[index] ?? ''
      if (mark === 'who' || mark === 'whose') {
        const person = this.#personOf(said)
        if (!person) return null
        matched = { ...matched, ...person }
      } else if (mark === 'when') {
        matched = { ...matched, when: this.#times.get(said.trim()) ?? null }
      } else if (mark === 'need') matched = { ...matched, need: said }
      else if (mark.startsWith('[')) {
        const forms = (BENEFICIARY[mark.slice(1, -1)] ?? '').split('|')
        matched = { ...matched, beneficiary: forms.indexOf(said) }
      } else {
        const forms = (NAMED[mark] ?? '').split('|')
        matched = { ...matched, pronoun: PRONOUNS[forms.indexOf(said)] ?? null }
      }
    }
    return matched
  }

  /**
   * What an English sentence is made of; null where it is none of these.
   * @param accepts says whether a need that was read is a need: “So I come and sit down too.” is a sentence of its own
   */
  find(sentence: string, accepts: (need: string) => boolean = () => true): MatchedUnit | null {
    const text = normaliseEnglish(sentence)
    const lead = /^[\p{L}'-]+/u.exec(text)?.[0] ?? ''
    for (const key of [lead, '']) {
      for (const pattern of this.#byFirstWord.get(key) ?? []) {
        const groups = pattern.regexp.exec(text)
        const matched = groups && this.#read(pattern, groups.slice(1))
        if (matched && (matched.need === null || accepts(matched.need))) return matched
      }
    }
    return null
  }
}
