import { hear } from '../intention/hear'
import type { Intention } from '../intention/intention'
import { hearKind, type HeardWithKind } from '../kinds/read-kind'
import { decideByClassifier } from './decide'

/**
 * What is heard in a context when everything is asked that knows of it: the rules, the classifier, and the kinds of occasions.
 * @param known what the rules alone heard, or what a person made of it: that, and where care comes first, stays as it is
 */
export function hearClosely(context: string, known?: Intention): HeardWithKind {
  const isOpen = known === undefined || known.isRestated === true
  return hearKind(context, isOpen ? hear(context, decideByClassifier) : known)
}

/** What a person is shown of their context: all that is heard in it. */
export const hearAll = (context: string): Intention => hearClosely(context).intention
