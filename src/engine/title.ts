import { findPrayerType } from '@/catalogue/prayer-types'
import { findTradition } from '@/catalogue/traditions'
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

/** A stored name that is a list is no name: its label stands there, a heading of its own. */
function namedTradition(name: string): string {
  const label = name.includes('/') ? findTradition(name)?.ownSpelling : undefined
  return label ? `${label}:` : name
}

/** What the prayer is for: the category, unless that repeats the word prayer or says nothing. */
function purposeOf({ category, type }: TitleChoices): string {
  if (category === 'Morning Prayer') return 'the Morning'
  return category === 'Other' ? namedType(type) : category
}

function namedType(type: string): string {
  return findPrayerType(type) ?? type
}

/**
 * The specified title: `<tradition> <Sacred|Divine|Holy> Prayer for <category>`; only Sacred where no god is
 * asked (`isAspiring`). Bahá’í titles: prefix, attribute, theme word and sometimes a suffix; the prefix
 * ‘Tablet of’ names revealed scripture and is never drawn.
 */
export function composeTitle(choices: TitleChoices, isAspiring: boolean, seed: string): string {
  const purpose = purposeOf(choices)
  if (choices.tradition === "Baha'i Faith") {
    const theme = namedType(choices.type)
    const suffix = purpose === theme ? [''] : ['', ` for ${purpose}`]
    const parts = [
      pick(BAHAI_PREFIXES, `${seed}|prefix`),
      pick(BAHAI_ATTRIBUTES, `${seed}|attribute`),
      theme,
    ]
    return parts.join(' ') + pick(suffix, `${seed}|suffix`)
  }
  const adjective = isAspiring ? 'Sacred' : pick(ADJECTIVES, `${seed}|title`)
  return `${namedTradition(choices.tradition)} ${adjective} Prayer for ${purpose}`
}
