import type { Axes } from './axes'
import type { Pack } from './pack'
import { createStream, hashText } from './random'

const ADJECTIVES = ['Sacred', 'Divine', 'Holy'] as const
const BAHAI_PREFIXES = ['Prayer of', 'Supplication for'] as const
const BAHAI_ATTRIBUTES = ['Divine', 'Sacred', 'Blessed', 'Holy'] as const

function pick<Element>(elements: readonly Element[], seed: string): Element {
  return elements[createStream(hashText(seed))(elements.length)] as Element
}

/**
 * The specified title: `<tradition> <Sacred|Divine|Holy> Prayer for <category>`; only Sacred where no god is
 * asked (mode A). Bahá’í titles: prefix, attribute, theme word and sometimes a suffix; the prefix
 * ‘Tablet of’ names revealed scripture and is never drawn (product decisions).
 */
export function composeTitle(pack: Pack, axes: Axes, seed: string): string {
  if (axes.tradition === "Baha'i Faith") {
    const suffix = axes.category === axes.type ? [''] : ['', ` for ${axes.category}`]
    const parts = [
      pick(BAHAI_PREFIXES, `${seed}|prefix`),
      pick(BAHAI_ATTRIBUTES, `${seed}|attribute`),
      axes.type,
    ]
    return parts.join(' ') + pick(suffix, `${seed}|suffix`)
  }
  const adjective = pack.mode === 'A' ? 'Sacred' : pick(ADJECTIVES, `${seed}|title`)
  return `${axes.tradition} ${adjective} Prayer for ${axes.category}`
}
