import { hearAll } from '../classifier/hear-closely'
import type { Intention } from '../intention/intention'
import { stockOf, type Pack } from '../passages/documents'
import type { Passage } from '../passages/read-passages'
import { tellsNames } from '../restate/normalise'
import { restateHeard, type Restated } from '../restate/restate-heard'
import type { Ask } from './ask'
import { askedPassage } from './asked-passage'
import { askedPlans } from './asked-plans'
import { findAsks } from './find-asks'

/** What the person asks for, and what a prayer in which it is said may be made of. */
export interface Asked {
  readonly passage: Passage
  readonly plans: typeof askedPlans
}

/** What a prayer says in the person's own words. */
export interface OwnWords {
  /** What they told; null where none of it can be said. */
  readonly restated: Restated | null
  /** What they asked for; null where it is nothing that can be said. */
  readonly asked: Asked | null
}

/** Thanks are told too: “I am thankful for the rain.” */
const isToldToo = (ask: Ask, restated: Restated | null): boolean =>
  ask.form === 'thank' &&
  (restated?.passage.full.includes(`hankful for ${ask.thing}`.replaceAll("'", '’')) ?? false)

/** “Let my son find a job” names the need for what was told before it: “he finished university two years ago”. */
function namedBy(asked: Passage, restated: Restated, { occasions: [main] }: Intention): Restated {
  if (restated.isNaming) return restated
  const heard = hearAll(asked.full).occasions.map(({ occasion }) => occasion)
  return main && heard.includes(main.occasion) ? { ...restated, isNaming: true } : restated
}

/** What the person wrote, parted into what they told and what they asked for: nothing is said twice. */
export function ownWords(
  pack: Pack,
  context: string,
  intention: Intention,
  isPrivate: boolean,
): OwnWords {
  const use = {
    name: intention.name,
    isSaid: isPrivate && tellsNames(context),
    ...(stockOf(pack) === 'asking' && { addressee: pack.address }),
  }
  const { asks, told } = findAsks(context, use)
  const restated = asks.length > 0 ? restateHeard(pack, told, intention, use) : null
  const passage = askedPassage(
    pack,
    asks.filter((ask) => !isToldToo(ask, restated)),
    intention,
    restated !== null,
  )
  return passage
    ? {
        restated: restated && namedBy(passage, restated, intention),
        asked: { passage, plans: askedPlans },
      }
    : { restated: restateHeard(pack, context, intention, use), asked: null }
}
