import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { documentFile } from '@/engine/build/read-voice'
import type { ListedPassage } from '@/engine/checks/documents/list-passages'
import { PERSONS } from '@/engine/intention/persons'
import { foldOptional, TIME_WORDS } from '@/engine/passages/resolve-marks'
import { conjugate } from '@/engine/passages/verbs'
import { namedAgain } from '@/engine/wholes/named-again'
import type { EnglishUnits, TranslatedUnits } from '../functions/translate/memory/units'
import { TRANSLATED_DOCUMENTS } from './translated-documents'

/** Somebody without a relation, once they have been spoken of; the other languages say it as of one who died. */
const LOVED_ONE = 'loved-one'

/** Said of somebody who is named by no relation. */
const UNNAMED = {
  departed: { phrase: 'the one I love', pronoun: 'they' },
  [LOVED_ONE]: { phrase: 'my loved one', pronoun: 'they' },
  counterpart: { phrase: 'somebody', pronoun: 'they' },
} as const

type Kind = 'sentences' | 'clauses' | 'needs'

export interface UnitPair {
  readonly id: string
  readonly kind: Kind
  readonly english: string
  readonly translation: string
}

/** What a language's documents give: the pairs, and what is missing or uneven in them. */
export interface MadeUnits {
  readonly pairs: readonly UnitPair[]
  readonly faults: readonly string[]
}

const SENTENCE_GAP = /(?<=[.!?…][”’»"]?)\s+/

const KINDS: Readonly<Record<string, Kind>> = { clause: 'clauses', need: 'needs' }

/** English as the function reads it: speaker and addressee written out, verbs in braces with all their forms. */
function writeOut(text: string): string {
  return text
    .replace(/\{(I|me|my|mine|myself)\}/g, '$1')
    .replace(/\{(My|Mine|Me)\}/g, '$1')
    .replace(/\{am\}/g, 'am')
    .replace(/\[(You\w*)\]/g, (_, word: string) => word.toLowerCase())
    .replace(/\{([a-z]+s)\}/g, (mark, verb: string) => {
      if (verb === 'theirs') return mark
      const forms = [verb, conjugate(verb, 'plural'), conjugate(verb, 'I')]
      return `{${[...new Set(forms)].join('|')}}`
    })
}

function sentencesOf(text: string): string[] {
  // Narrow blanks before French marks stay.
  return text
    .trim()
    .replace(/[ \n\t]+/g, ' ')
    .split(SENTENCE_GAP)
    .filter(Boolean)
}

/** “and it sits beside me” as “It sits beside me.”, in any of the languages. */
function asSentence(clause: string): string {
  const rest = clause.replace(/^(?:and|y|e|ed|et|und) /i, '')
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`
}

/** Where English names the person again, the other language says she, he or they: “Keep my mother in your care”. */
const byPronoun = (translation: string): string =>
  translation.replace(/\[[^|\]]*\|[^|\]]*\|([^\]]*)\]/g, '{$1}')

/** The wordings of a passage that can be said: in full, without ⟨…⟩, and short. */
function wordingsOf({ full, short, isPair }: ListedPassage): string[] {
  const wordings = [foldOptional(full, true), foldOptional(full, false)]
  return isPair ? [...wordings, foldOptional(short, false), foldOptional(short, true)] : wordings
}

function readYaml(path: string, language: string): object | null {
  const file = documentFile(path, language)
  if (!existsSync(file)) return null
  const parsed: unknown = parse(readFileSync(file, 'utf8'))
  return typeof parsed === 'object' ? parsed : null
}

/** Reads one language's documents beside the English ones. */
export function makePairs(language: string): MadeUnits {
  const pairs = new Map<string, UnitPair>()
  const faults: string[] = []
  const add = (kind: Kind, id: string, sentence: string, translation: string) => {
    const english = writeOut(sentence)
    const known = `${kind}|${english}`
    if (!pairs.has(known)) pairs.set(known, { id, kind, english, translation })
  }
  for (const { path, list } of TRANSLATED_DOCUMENTS) {
    const english = readYaml(path, 'en')
    const translated = readYaml(path, language)
    if (!english || !translated) {
      faults.push(`${path}/${language}.yaml: missing`)
      continue
    }
    const translations = new Map(list(translated).map((each) => [each.id, each]))
    for (const passage of list(english)) {
      const translation = translations.get(passage.id)
      if (!translation) {
        faults.push(`${path}/${language}.yaml ${passage.id}: missing`)
        continue
      }
      const kind = KINDS[passage.kind] ?? 'sentences'
      const ours = wordingsOf(passage)
      const theirs = wordingsOf(translation)
      for (const [index, wording] of ours.entries()) {
        const from = sentencesOf(wording)
        const to = sentencesOf(theirs[index] ?? '')
        if (from.length !== to.length)
          faults.push(
            `${path}/${language}.yaml ${passage.id}: ${to.length} sentences for ${from.length}: «${to.join(' ')}»`,
          )
        for (const [place, sentence] of from.entries()) {
          add(kind, passage.id, sentence, to[place] ?? '')
          if (passage.kind === 'return')
            add(kind, passage.id, namedAgain(sentence), byPronoun(to[place] ?? ''))
        }
        // Behind a long naming a clause stands by itself, without its “and”.
        if (kind === 'clauses')
          add('sentences', passage.id, asSentence(from[0] ?? ''), asSentence(to[0] ?? ''))
      }
    }
  }
  return { pairs: [...pairs.values()], faults }
}

const KINDS_IN_ORDER = ['sentences', 'clauses', 'needs'] as const

const englishOf = (pairs: readonly UnitPair[], kind: Kind) =>
  pairs.filter((pair) => pair.kind === kind).map(({ english }) => english)

/** The English units, from the English documents alone: every language follows their order. */
export function englishUnits(): EnglishUnits {
  const { pairs } = makePairs('en')
  const times = Object.entries(TIME_WORDS).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  const persons = Object.entries(PERSONS).map(([key, { phrase, pronoun }]) => [
    key,
    { phrase, pronoun },
  ])
  return {
    sentences: englishOf(pairs, 'sentences'),
    clauses: englishOf(pairs, 'clauses'),
    needs: englishOf(pairs, 'needs'),
    persons: { ...(Object.fromEntries(persons) as EnglishUnits['persons']), ...UNNAMED },
    times: Object.fromEntries(times),
  }
}

/**
 * One language's units in the English order, with its words for persons and times (`stock/words/<language>.yaml`). What
 * is not translated is an empty text, and a prayer that holds it is not translated at all.
 */
export function translatedUnits(language: string, pairs: readonly UnitPair[]): TranslatedUnits {
  const english = englishUnits()
  const words = readYaml('stock/words', language) as Pick<
    TranslatedUnits,
    'persons' | 'times'
  > | null
  const [sentences = [], clauses = [], needs = []] = KINDS_IN_ORDER.map((kind) => {
    const known = new Map(
      pairs
        .filter((pair) => pair.kind === kind)
        .map((pair) => [pair.english, pair.translation] as const),
    )
    return english[kind].map((unit) => known.get(unit) ?? '')
  })
  return {
    sentences,
    clauses,
    needs,
    persons: words?.persons['departed']
      ? { ...words.persons, [LOVED_ONE]: words.persons['departed'] }
      : {},
    times: words?.times ?? {},
  }
}
