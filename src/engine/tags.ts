const MOST_CHARACTERS = 40
const MOST_CONTEXT_WORDS = 3

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
 * The specified tags: type, category, tradition and family member in lower case, then up to three words of
 * the cleaned context that are longer than three characters; callers pass none where it is of harm to oneself. Each at most 40 characters, none twice.
 */
export function composeTags(choices: TagChoices, context: string): string[] {
  const words: string[] = []
  // A handful of words is all that is needed, however long the text.
  for (const [word] of context.matchAll(/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_'-]*/gu)) {
    const tag = word.replace(/['-]+$/, '').toLowerCase()
    if (Array.from(tag).length > 3 && !words.includes(tag)) words.push(tag)
    if (words.length === MOST_CONTEXT_WORDS) break
  }
  const chosen = [choices.type, choices.category, choices.tradition, choices.member ?? '']
  const tags = [...chosen.map((choice) => choice.toLowerCase()), ...words]
  return [...new Set(tags.filter(Boolean).map(clip))]
}
