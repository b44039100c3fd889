import { diffWords } from 'diff'

/** A stretch of words that stayed, came or went. */
export interface Stretch {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Changes between two texts may be this many words; beyond, one is shown after the other. Comparing takes a moment at most. */
const MOST_CHANGES = 800

/** Below this share of common letters, words left and right of each other say less than the two texts as wholes. */
const LEAST_COMMON = 0.3

function compare(before: string, after: string, language: string | null): Stretch[] {
  const replaced: Stretch[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  // Words as the language has them: not every script parts them by blanks.
  const intlSegmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'word' })
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: MOST_CHANGES })
  if (!changes) return replaced
  const stretches = changes.map(({ added, removed, value }): Stretch => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
  const common = stretches
    .filter(({ kind }) => kind === 'same')
    .reduce((letters, { text }) => letters + text.length, 0)
  return common < LEAST_COMMON * Math.min(before.length, after.length) ? replaced : stretches
}

/**
 * Which words changed between two texts, paragraph by paragraph; null when none did. White space does not count.
 * @param language BCP 47 tag of both; null when unknown, or when they differ
 */
export function wordChanges(
  before: string,
  after: string,
  language: string | null,
): Stretch[][] | null {
  const [was, is] = [before.trim(), after.trim()]
  if (was === '' && is === '') return null
  const stretches = compare(was, is, language).filter(({ text }) => text !== '')
  if (stretches.every(({ kind }) => kind === 'same')) return null
  const paragraphs: Stretch[][] = [[]]
  for (const { kind, text } of stretches)
    for (const [place, words] of text.split(/\n{2,}/).entries()) {
      if (place > 0) paragraphs.push([])
      if (words !== '') paragraphs.at(-1)?.push({ kind, text: words })
    }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
