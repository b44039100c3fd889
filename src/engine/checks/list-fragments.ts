import type { Fragment } from '../compose/pools'
import type { Pack, Stock, Templates } from '../pack'
import { expandSentence, parseTemplate } from '../template'

export interface ListedFragment extends Fragment {
  /** The slot it belongs to: `ask`, `turn`, `scene` … */
  readonly slot: string
  /** Key of the group inside the slot (`ask/mercy` has `mercy`); empty where the slot has none. */
  readonly group: string
}

const SLOTS = [
  'opening',
  'attribute',
  'turn',
  'widening',
  'commit',
  'closing',
  'scene',
  'ask',
  'generic',
  'comfort',
  'member',
  'memory',
  'theme',
  'place',
  'quiet',
  'flood',
] as const

function isTemplates(value: object): value is Templates {
  return Object.values(value).every((entry) => typeof entry === 'string')
}

function listSlot(owner: string, slot: string, content: object): ListedFragment[] {
  if (isTemplates(content)) {
    return Object.entries(content).map(([key, template]) => ({
      id: `${owner}/${slot}/${key}`,
      template,
      slot,
      group: '',
    }))
  }
  return Object.entries(content).flatMap(([group, templates]) =>
    Object.entries((templates ?? {}) as Templates).map(([key, template]) => ({
      id: `${owner}/${slot}/${group}/${key}`,
      template,
      slot,
      group,
    })),
  )
}

/** Every fragment of a pack (or of the stock), in the order it is written. */
export function listFragments(owner: string, content: Pack | Stock): ListedFragment[] {
  const bySlot = content as Partial<Record<(typeof SLOTS)[number], object>>
  return SLOTS.flatMap((slot) => {
    const templates = bySlot[slot]
    return templates ? listSlot(owner, slot, templates) : []
  })
}

const MOST_TEXTS = 512

/** Every text that each sentence of a template can become (at most 512 of each), formulas marked. */
export function everySentence(
  template: string,
): { readonly texts: readonly string[]; readonly formula: boolean }[] {
  return parseTemplate(template).sentences.map((sentence) => ({
    formula: sentence.formula,
    texts: Array.from({ length: Math.min(sentence.expansions, MOST_TEXTS) }, (_, n) =>
      expandSentence(sentence, n, ''),
    ),
  }))
}
