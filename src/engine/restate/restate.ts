import { countWords } from '../words'
import type { NameUse } from './normalise'
import { PRAYER_FOR } from './event-phrases'
import { capitalised } from './letter-case'
import { simplifyContext } from './simplify-context'
import { MOST_CHARACTERS, splitClauses, type Clause } from './split-clauses'
import { isNotTold, personIn, tellClause, tellNote, tellPhrase } from './tell-clause'

/** How much a naming may say, in words and sentences: of a short prayer, and of a longer one. */
const MOST = { short: { words: 22, sentences: 2 }, full: { words: 50, sentences: 5 } } as const

/** What a person wrote as a short prayer says it, and as a longer one does. */
export type Restatement = Readonly<Record<keyof typeof MOST, string>>
/** One clause is said also where it is longer than a short prayer should tell. */
const MOST_WORDS_OF_FIRST = 32
/** Where less of what was written can be said, what matters may be missing. */
const LEAST_SHARE = 0.4

/** What is asked is no part of what is told. */
const QUESTION = /[^.!?\n]*\?/g

/** A pronoun at the beginning speaks of somebody whom nothing before it names. */
const LOOSE =
  /^(?:he|she|they|it|him|her|his|their)\b(?! (?:is|was|would have been) (?:my|our|a (?:girl|boy))| (?:is|was|has been|will be) (?:\S+ )?(?:days?|weeks?|months?|years?)\b)/

const GOES_ON_ASKING = /^(?:that )?(?:he|she|they|it|we|i|my|our|his|her|their|the) /i

/** “My late colleague, Professor Adeyemi, who taught us”: a name between commas tells nothing by itself. */
const NAMES_ALONE = /^\p{Lu}\S*(?: (?:and )?\p{Lu}\S*)*$/u

/** What may be said of each clause, found out once: it is asked for by both wordings, with and without notes. */
class ClauseReader {
  readonly #use: NameUse
  readonly #told = new Map<string, string | null>()

  constructor(use: NameUse) {
    this.#use = use
  }

  #once(key: string, find: () => string | null): string | null {
    const told = this.#told.get(key)
    if (told !== undefined) return told
    const found = find()
    this.#told.set(key, found)
    return found
  }

  clause(clause: Clause, antecedent: string | null): string | null {
    const key = `clause|${antecedent ?? ''}|${clause.text}`
    return this.#once(key, () => tellClause(clause, this.#use, antecedent))
  }

  phrase(clause: Clause): string | null {
    return this.#once(`phrase|${clause.text}`, () => tellPhrase(clause, this.#use))
  }

  note(clause: Clause): string | null {
    return this.#once(`note|${clause.text}`, () => tellNote(clause, this.#use))
  }

  person({ text }: Clause): string | null {
    return this.#once(`person|${text}`, () => personIn(text, this.#use))
  }
}

/** Says clause by clause what may be said, within a number of words. */
class Teller {
  readonly #reader: ClauseReader
  readonly #saysNotes: boolean
  readonly #mostWords: number
  readonly sentences: string[] = []
  #words = 0
  /** The sentence that the next clause may be joined to; empty where it begins a new one. */
  #open = ''
  /** Whether what was written before was left out: a phrase behind it may go on with it. */
  #isBehindUnsaid = false
  /** Whether the clause before was asked for: “pray that it goes well and he recovers” asks for both. */
  #isBehindAsk = false
  /** The last person of whom nothing but the relation was said. */
  #antecedent: string | null = null

  /** @param saysNotes whether clauses without a subject or a verb are said as they stand */
  constructor(reader: ClauseReader, saysNotes: boolean, mostWords: number) {
    this.#reader = reader
    this.#saysNotes = saysNotes
    this.#mostWords = mostWords
  }

  tell(clauses: readonly Clause[]): void {
    for (const clause of clauses) {
      // “Pray that if he fails, his father will be kind”: what hangs on it is asked too.
      if (isNotTold(clause.text) && / if /.test(clause.text)) break
      const isAskedToo =
        this.#isBehindAsk && clause.joint === 'and' && GOES_ON_ASKING.test(clause.text)
      this.#isBehindAsk =
        isAskedToo || (isNotTold(clause.text) && /(?:^| )(?:that|for|let|may) /i.test(clause.text))
      if (isAskedToo) continue
      const phrase = this.#open && clause.joint === ',' ? this.#reader.phrase(clause) : null
      const whole = phrase ?? this.#reader.clause(clause, this.#open ? null : this.#antecedent)
      if (whole === null || whole.startsWith(PRAYER_FOR))
        this.#antecedent = this.#reader.person(clause) ?? this.#antecedent
      const note = whole === null && this.#saysNotes ? this.#reader.note(clause) : null
      const said = whole ?? note
      if (said === null || this.#isEmpty(said, clause)) {
        this.#isBehindUnsaid = !said?.startsWith(PRAYER_FOR) && !isNotTold(clause.text)
        continue
      }
      this.#isBehindUnsaid = false
      // “I am not scared of dying, I am scared of the needle”: the second stands against the first.
      if (/ not /.test(this.#open) && !/ not /.test(said) && clause.joint === ',') this.#close()
      const words = said.split(' ').length
      const most = this.#words === 0 ? MOST_WORDS_OF_FIRST : this.#mostWords
      if (this.#words + words > most) break
      this.#words += words
      if (note !== null && this.#isOfNewborn(note)) continue
      if (note !== null) this.#close()
      const joint = clause.joint === ',' ? 'and' : clause.joint
      if (this.#open === '') this.#open = said
      else this.#open += phrase ? `, ${said}` : `, ${joint} ${said}`
      if (note !== null) this.#close()
    }
    this.#close()
  }

  /** Whether a clause says nothing where it stands, or something that it does not mean. */
  #isEmpty(said: string, { text, joint }: Clause): boolean {
    if (said === `${PRAYER_FOR}${this.#antecedent}`) return true
    if (joint === ',' && NAMES_ALONE.test(text)) return true
    // “Our girl is here. 2.9 kilos, furious”: whoever writes is not what is said behind somebody else.
    // “My nephew, six, broke his leg”: it is he who did.
    if (
      said.startsWith('I ') &&
      !/^(?:i|im|ive)\b/i.test(text) &&
      /\b(?:has|is|was|needs)\b/.test(text)
    )
      return true
    const isAdded = said.startsWith('I am ') && !/^(?:i|am|still|not|so|also|just)\b/i.test(text)
    if (isAdded && (this.#isOfOthers || this.#isBehindUnsaid)) return true
    // “He hears voices, wont take his medicine”: it is he who will not.
    const isGoingOn = joint === ',' && /^(?:he|she|they|(?:my|our) [a-z]+) /.test(this.#open)
    if (isGoingOn && said.startsWith('I ') && !/^(?:im?|ive)\b/i.test(text)) return true
    const isFirst = this.#open === '' && this.sentences.length === 0
    if (said.startsWith(PRAYER_FOR) ? !isFirst : isFirst && LOOSE.test(said)) return true
    // “With a cage, no parrot” does not say that one has none.
    if (this.#open !== '') return /^no /i.test(text)
    // “So I can teach”: what it follows from was left out.
    return /^(?:so|because|while|yet)$/.test(joint)
  }

  /** Whether the sentences before speak of somebody else. */
  get #isOfOthers(): boolean {
    return /\b(?:he|she|they|his|her|their|(?:my|our) [a-z]+)\b/i.test(
      `${this.sentences.join(' ')} ${this.#open}`,
    )
  }

  /** “We are thankful for our baby girl, born on Monday”: the note belongs to her. */
  #isOfNewborn(note: string): boolean {
    this.#close()
    const last = this.sentences.at(-1) ?? ''
    if (
      !note.startsWith('born ') ||
      !/ (?:baby|girl|boy|son|daughter|child|twins)(?: \p{Lu}\p{L}+)?\.$/u.test(last)
    )
      return false
    this.sentences[this.sentences.length - 1] = `${last.slice(0, -1)}, ${note}.`
    return true
  }

  #close(): void {
    if (this.#open) this.sentences.push(`${capitalised(this.#open)}.`)
    this.#open = ''
  }
}

/**
 * What a person wrote, as a few plain sentences that a prayer may say: “mums op is on thurs, shes scared” becomes
 * “My mother's operation is on Thursday, and she is scared.” Null where it is not understood well enough: every word
 * must be in a list of ordinary ones, so that slips, names, addresses, insults and commands are never repeated.
 */
export function restate(context: string, use: NameUse): Restatement | null {
  if (context.length > MOST_CHARACTERS) return null
  const clauses = splitClauses(simplifyContext(context, use))
  if (clauses.length === 0) return null
  const reader = new ClauseReader(use)
  const apart = clauses.flat().filter(({ text }) => isNotTold(text))
  const written =
    countWords(context.replace(QUESTION, '')) -
    apart.reduce((sum, { text }) => sum + countWords(text), 0)
  const say = (most: (typeof MOST)[keyof typeof MOST]): string | null => {
    const tellAll = (saysNotes: boolean) => {
      const teller = new Teller(reader, saysNotes, most.words)
      for (const each of clauses) teller.tell(each)
      return teller.sentences.slice(0, most.sentences).join(' ').replaceAll("'", '’')
    }
    const plain = tellAll(false)
    const withNotes = tellAll(true)
    const told = countWords(withNotes) > countWords(plain) ? withNotes : plain
    return countWords(told) < LEAST_SHARE * Math.min(written, MOST.short.words)
      ? null
      : told || null
  }
  const [full, short] = [say(MOST.full), say(MOST.short)]
  return full === null || short === null ? null : { full, short }
}
