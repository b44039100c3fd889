import type { Axes } from './axes'

const MOST_CHARACTERS = 40
const MOST_CONTEXT_WORDS = 3

function clip(tag: string): string {
  return Array.from(tag).slice(0, MOST_CHARACTERS).join('')
}

/**
 * The specified tags: type, category, tradition and family member in lower case, then up to three words of
 * the context that are longer than three characters (none where the context is of harm to oneself). Each at most 40 characters, none twice.
 */
export function composeTags(axes: Axes): string[] {
  const words: string[] = []
  // What someone writes of their own harm never becomes a public label.
  const quiet = axes.reading.weave.kind === 'quiet'
  // A handful of words is all that is needed, however long the text.
  for (const [word] of axes.reading.cleaned.matchAll(/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_'-]*/gu)) {
    const tag = word.replace(/['-]+$/, '').toLowerCase()
    if (Array.from(tag).length > 3 && !words.includes(tag)) words.push(tag)
    if (words.length === MOST_CONTEXT_WORDS) break
  }
  const chosen = [axes.type, axes.category, axes.tradition, axes.member ?? '']
  const tags = [...chosen.map((choice) => choice.toLowerCase()), ...(quiet ? [] : words)]
  return [...new Set(tags.filter(Boolean).map(clip))]
}
