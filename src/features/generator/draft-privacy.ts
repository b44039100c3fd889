import type { Delicate } from '@/engine/context/delicate'

/** The person’s own word on whether a prayer is to be private. */
export interface PrivacyDecision {
  readonly isPrivate: boolean
  /** What the text told then. */
  readonly about: readonly Delicate[]
}

/** “Ruths exam” is of Ruth. */
const sameWord = (one: Delicate, other: Delicate) =>
  one.reason === other.reason && one.word.replace(/s$/, '') === other.word.replace(/s$/, '')

/**
 * What a text tells that the decision was not made of: names of others, other matters, or a matter (or a relation) of which
 * no word is left that was there.
 */
function notDecided(told: readonly Delicate[], { about }: PrivacyDecision): readonly Delicate[] {
  const wasTold = (one: Delicate) => about.some((other) => sameWord(one, other))
  const isLeft = (reason: Delicate['reason']) =>
    told.some((one) => one.reason === reason && wasTold(one))
  return told.filter((one) => !wasTold(one) && (one.isName || !isLeft(one.reason)))
}

interface DraftPrivacy {
  readonly isPrivate: boolean
  /** Why the prayer is private by itself; null when it is not. */
  readonly reason: Delicate['reason'] | null
}

/**
 * Whether the prayer of a draft is to be private.
 * @param told what its text tells
 * @param decided the person’s word on this text; null where they said nothing
 * @param standing what they chose for all prayers to come
 */
export function privacyOf(
  told: readonly Delicate[],
  decided: PrivacyDecision | null,
  standing: boolean,
): DraftPrivacy {
  if (decided?.isPrivate) return { isPrivate: true, reason: null }
  const [open] = decided ? notDecided(told, decided) : told
  if (open) return { isPrivate: true, reason: standing ? null : open.reason }
  return { isPrivate: standing && told.length === 0, reason: null }
}
