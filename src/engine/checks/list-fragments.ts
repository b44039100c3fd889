import { registersOf, type Fragment } from '../compose/pools'
import type { Pack, Stock, Templates } from '../pack'
import { isGrouped, PACK_SLOT_KEYS, type PackSlot } from '../pack-slots'
import { expandSentence, parseTemplate } from '../template'

export interface ListedFragment extends Fragment {
  /** The slot it belongs to: `ask`, `turn`, `scene` … */
  readonly slot: PackSlot
  /** Key of the group inside the slot (`ask/mercy` has `mercy`); empty where the slot has none. */
  readonly group: string
}

type Slots = Readonly<Partial<Pick<Pack, PackSlot>>>

/** Every fragment of a pack (or of the stock), in the order of its slots. */
export function listFragments(owner: string, content: Pack | Stock): ListedFragment[] {
  const slots: Slots = content
  const list = (slot: PackSlot, group: string, templates: Templates = {}) =>
    Object.entries(templates).map(([key, template]) => {
      const path = group ? `${slot}/${group}` : slot
      const registers = registersOf(key)
      return { id: `${owner}/${path}/${key}`, template, registers, slot, group }
    })
  return PACK_SLOT_KEYS.flatMap((slot) =>
    isGrouped(slot)
      ? Object.entries(slots[slot] ?? {}).flatMap(([group, templates]) =>
          list(slot, group, templates),
        )
      : list(slot, '', slots[slot]),
  )
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
