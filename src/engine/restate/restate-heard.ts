import { hear } from '../intention/hear'
import type { Intention } from '../intention/intention'
import type { PersonKey } from '../intention/persons'
import { hearKind } from '../kinds/read-kind'
import type { Pack } from '../passages/documents'
import type { Passage } from '../passages/read-passages'
import type { NameUse } from './normalise'
import { restate } from './restate'

/** A child who prays has none of these. */
const OF_GROWN_UPS: readonly (PersonKey | null)[] = [
  'son',
  'sons',
  'daughter',
  'daughters',
  'child',
  'children',
  'wife',
  'husband',
  'partner',
]

/** Where nothing particular was heard, only what people say of themselves and theirs is repeated. */
const OF_ONESELF = /\b(?:I|me|my|we|us|our)\b/i

/**
 * What the person wrote as a passage that names the need; null where it cannot be said, or where the same would not
 * be heard in it as in the whole.
 */
export function restateHeard(
  { band }: Pack,
  context: string,
  { isRestated, occasions }: Intention,
  use: NameUse,
): Passage | null {
  if (!isRestated) return null
  const isChild = band === 'child'
  if (isChild && occasions.some(({ who }) => OF_GROWN_UPS.includes(who))) return null
  const text = restate(context, use)
  if (text === null) return null
  const [main] = occasions
  const isSame =
    main && main.occasion !== 'someone'
      ? hearKind(text, hear(text)).intention.occasions.some(
          ({ occasion }) => occasion === main.occasion,
        )
      : OF_ONESELF.test(text)
  if (!isSame) return null
  return {
    id: 'own-words',
    full: text,
    short: text,
    audience: 'any',
    sphere: null,
    register: null,
    time: null,
  }
}
