import { cleanContext } from '../context/clean-context'
import type { Intention } from '../intention/intention'
import type { OccasionKey } from '../intention/occasions'
import type { PersonKey } from '../intention/persons'
import { QUIET } from '../passages/keys'
import type { AreaSigns, KindSigns } from './kind-signs'
import { KIND_AREAS, KINDS_BY_AREA, type KindArea } from './kinds'

/** A kind that was heard, where its passages stand, and the occasion that it narrows. */
export interface HeardKind {
  readonly kind: string
  readonly area: KindArea
  readonly occasion: OccasionKey
  readonly notFor: readonly PersonKey[]
}

interface Compiled extends KindSigns {
  readonly kind: string
  readonly area: KindArea
  readonly pattern: RegExp
  readonly exception: RegExp | null
}

const toPattern = (alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')

const COMPILED: readonly Compiled[] = KIND_AREAS.flatMap((area) => {
  const kinds: AreaSigns = KINDS_BY_AREA[area]
  return Object.entries(kinds).map(([kind, signs]) => ({
    ...signs,
    kind,
    area,
    pattern: toPattern(signs.signs),
    exception: signs.unless ? toPattern(signs.unless) : null,
  }))
})

/** A word that turns what follows into its opposite, three words before it at most. */
const NEGATED = /(?<![\p{L}\p{N}])(?:not|never|no longer|isn['’]?t|wasn['’]?t)(?: \S+){0,2} $/u

/** As much as the reader of intentions reads. */
const MOST_CHARACTERS = 2000

/** The occasion that a kind narrows where this one was heard; null where the kind is not looked for. */
function occasionOf({ of, insteadOf = [], isBound }: Compiled, heard: OccasionKey | undefined) {
  if (heard !== undefined && of.includes(heard)) return heard
  const isOpen = isBound
    ? heard !== undefined && insteadOf.includes(heard)
    : heard === undefined || heard === 'someone' || insteadOf.includes(heard)
  return (isOpen && of[0]) || null
}

/** The kind of what was written; null where nothing tells one, where what was heard was corrected, and where care comes first. */
export function readKind(
  context: string,
  { occasions, isRestated, harmWish }: Intention,
): HeardKind | null {
  const heard = occasions[0]?.occasion
  if (!isRestated || harmWish || (heard && QUIET.includes(heard))) return null
  const written = cleanContext(context).slice(0, MOST_CHARACTERS).toLowerCase()
  for (const compiled of COMPILED) {
    const occasion = occasionOf(compiled, heard)
    if (occasion === null) continue
    const match = compiled.pattern.exec(written)
    if (match && !compiled.exception?.test(written) && !NEGATED.test(written.slice(0, match.index)))
      return {
        kind: compiled.kind,
        area: compiled.area,
        occasion,
        notFor: compiled.notFor ?? [],
      }
  }
  return null
}

/** What was heard, and the kind that narrows its occasion; null where none does. */
export interface HeardWithKind {
  readonly intention: Intention
  readonly kind: HeardKind | null
}

/**
 * What was heard, with the kind of what was written where that says more than the occasion that leads: not an exam, but one
 * that is taken again. Its occasion leads then.
 */
export function hearKind(context: string, intention: Intention): HeardWithKind {
  const heard = readKind(context, intention)
  if (heard === null) return { intention, kind: null }
  const { occasion, notFor } = heard
  const [main, ...others] = intention.occasions
  const named = main?.who ?? null
  const who = named !== null && notFor.includes(named) ? 'me' : named
  if (occasion === main?.occasion && who === named) return { intention, kind: heard }
  const rest = others.filter((each) => each.occasion !== occasion)
  const occasions = [{ occasion, who }, ...rest]
  return { intention: { ...intention, occasions }, kind: heard }
}
