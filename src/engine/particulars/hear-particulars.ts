import { cleanContext } from '../context/clean-context'
import type { Intention } from '../intention/intention'
import { kinOf } from '../intention/kinship'
import { undouble } from '../intention/undouble'
import type { PersonKey } from '../intention/persons'
import { groupOfOccasion, QUIET } from '../passages/keys'
import { countWords } from '../words'
import { SHARED_EXCEPTIONS } from './shared-exceptions'
import { NOTHING_HEARD, type ParticularSigns, type SignsByParticular } from './particular-signs'

/** A particular that was heard, and somebody else whom it speaks of: “my mother cries every day”. */
export interface HeardParticular {
  readonly particular: string
  readonly kin: Kin | null
}

type Kin = Exclude<PersonKey, 'me' | 'us'>

/** Those of whom the words beside them may tell something of their own; `kinship.ts` knows who they are. */
const CLOSE =
  'mother|mum|mom|mam|mama|mummy|mommy|father|dad|daddy|papa|parents|folks|wife|husband|hubby|sons?|boys?|daughters?|girls?|children|kids?|child|brothers?|bro|sisters?|sis|grandmother|grandma|granny|gran|nan|nana|grandfather|grandad|granddad|grandpa|family'

const ANY_KIN = `(?:my|our) (?:\\w+ )?(?<kin>${CLOSE})(?:['’]s)?`

const BLANKS: Readonly<Record<string, string>> = { ' ': '[\\s,]+', ' ?': '[\\s,]*' }

function compile(words: string): RegExp {
  const pattern = words
    .replaceAll(/@(?:death|well|violence|cause)/g, (key) => SHARED_EXCEPTIONS[key] ?? key)
    .replaceAll(/(?<=\w)(?<!\\\w)\*/g, '\\w*')
    .replaceAll('@kin', ANY_KIN)
    .replaceAll(/\[[^\]]*\]| \??/g, (part) => BLANKS[part] ?? part)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')
}

interface Compiled extends ParticularSigns {
  readonly particular: string
  readonly pattern: RegExp
  readonly exception: RegExp | null
}

/** By the table itself: an app compiles each group once. */
const compiledOf = new WeakMap<SignsByParticular, readonly Compiled[]>()

function compileAll(signs: SignsByParticular): readonly Compiled[] {
  const known = compiledOf.get(signs)
  if (known) return known
  const compiled = Object.entries(signs).map(([particular, each]) => ({
    ...each,
    particular,
    pattern: compile(each.heard),
    exception: each.unless ? compile(each.unless) : null,
  }))
  compiledOf.set(signs, compiled)
  return compiled
}

/** A word that turns what follows into its opposite, two words before it at most. */
const NEGATED =
  /(?<![\p{L}\p{N}])(?:not|never|no|no longer|without|isn['’]?t|wasn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t)(?: \S+){0,2} $/u

/** As much as the reader of intentions reads. */
const MOST_CHARACTERS = 2000

/** Where nothing was heard, a word in a longer story mostly belongs to something else. */
const MOST_WORDS_UNHEARD = 32

/** The places of an intention that `in` may name. */
function placesOf({ occasions: [main] }: Intention): readonly string[] {
  if (!main || main.occasion === 'someone') return [NOTHING_HEARD]
  return [main.occasion, groupOfOccasion(main.occasion)]
}

function personOf(word: string): Kin | null {
  const person = kinOf(undouble(word))
  return person && person.key !== 'me' && person.key !== 'us' ? person.key : null
}

/**
 * The particulars of a context in the order in which they are told; none where care comes first.
 * @param signs tables of several groups
 */
export function hearParticulars(
  signs: readonly SignsByParticular[],
  context: string,
  intention: Intention,
): readonly HeardParticular[] {
  const [main] = intention.occasions
  if (intention.harmWish || (main && QUIET.includes(main.occasion))) return []
  const places = placesOf(intention)
  const isHeard = !places.includes(NOTHING_HEARD)
  const written = cleanContext(context).slice(0, MOST_CHARACTERS).toLowerCase()
  if (!isHeard && countWords(written) > MOST_WORDS_UNHEARD) return []
  const found = signs
    .flatMap(compileAll)
    .flatMap(({ particular, pattern, exception, in: allowed }) => {
      if (allowed ? !allowed.some((place) => places.includes(place)) : !isHeard) return []
      const match = pattern.exec(written)
      if (!match || exception?.test(written) || NEGATED.test(written.slice(0, match.index)))
        return []
      const kin = personOf(match.groups?.['kin'] ?? '')
      if (kin !== null && kin === main?.who) return []
      return [{ particular, kin, at: match.index }]
    })
  return found.toSorted((a, b) => a.at - b.at)
}
