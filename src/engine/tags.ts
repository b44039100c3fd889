import { contextTags } from './context/context-tags'
import type { IsCommonWord } from './context/context-words'
import type { PrayerChoices } from './prayer'

const MOST_CHARACTERS = 40

function clip(tag: string): string {
  return Array.from(tag).slice(0, MOST_CHARACTERS).join('')
}

/** What the fixed tags are made of. */
export interface TagChoices {
  readonly type: string
  readonly category: string
  readonly tradition: string
  readonly member: string | null
}

/**
 * The specified tags: type, category, tradition and family member in lower case, then up to three words of the context that
 * everybody may read; none of its words without `isCommonWord`. Each at most 40 characters, none twice.
 */
export function composeTags(
  choices: TagChoices,
  { context = '', withoutTags }: Pick<PrayerChoices, 'context' | 'withoutTags'>,
  isCommonWord: IsCommonWord | null,
): string[] {
  const chosen = [choices.type, choices.category, choices.tradition, choices.member ?? '']
  const tags = [
    ...chosen.map((choice) => choice.toLowerCase()),
    ...(isCommonWord ? contextTags(context, isCommonWord, withoutTags) : []),
  ]
  return [...new Set(tags.filter(Boolean).map(clip))]
}
