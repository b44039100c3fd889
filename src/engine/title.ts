import { createStream, hashText } from './random'

const ADJECTIVES = ['Sacred', 'Divine', 'Holy'] as const
const BAHAI_PREFIXES = ['Prayer of', 'Supplication for'] as const
const BAHAI_ATTRIBUTES = ['Divine', 'Sacred', 'Blessed', 'Holy'] as const

function pick<Element>(elements: readonly Element[], seed: string): Element {
  return elements[createStream(hashText(seed))(elements.length)] as Element
}

/** What a title is made of, as it is stored. */
export interface TitleChoices {
  readonly tradition: string
  readonly category: string
  readonly type: string
}

/**
 * The specified title: `<tradition> <Sacred|Divine|Holy> Prayer for <category>`; only Sacred where no god is
 * asked (`isAspiring`). Bahá’í titles: prefix, attribute, theme word and sometimes a suffix; the prefix
 * ‘Tablet of’ names revealed scripture and is never drawn (product decisions).
 */
export function composeTitle(choices: TitleChoices, isAspiring: boolean, seed: string): string {
  if (choices.tradition === "Baha'i Faith") {
    const suffix = choices.category === choices.type ? [''] : ['', ` for ${choices.category}`]
    const parts = [
      pick(BAHAI_PREFIXES, `${seed}|prefix`),
      pick(BAHAI_ATTRIBUTES, `${seed}|attribute`),
      choices.type,
    ]
    return parts.join(' ') + pick(suffix, `${seed}|suffix`)
  }
  const adjective = isAspiring ? 'Sacred' : pick(ADJECTIVES, `${seed}|title`)
  return `${choices.tradition} ${adjective} Prayer for ${choices.category}`
}
