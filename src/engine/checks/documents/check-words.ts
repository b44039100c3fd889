import type { Pack } from '../../passages/documents'
import { foldOptional } from '../../passages/resolve-marks'
import { countWords } from '../../words'
import { failure, type Finding } from '../finding'
import type { ListedPassage } from './list-passages'

type Range = readonly [fewest: number, most: number]

/** Words of each kind: of the whole wording, of it without ⟨…⟩, and of the short one (docs/content-rules.md). */
const LIMITS: Readonly<Record<string, { full: Range; medium?: Range; short?: Range }>> = {
  call: { full: [16, 40], medium: [14, 36], short: [6, 17] },
  opening: { full: [3, 26] },
  after_call: { full: [5, 24] },
  ending: { full: [4, 30] },
  situation: { full: [9, 30], short: [5, 20] },
  clause: { full: [3, 12] },
  petition: { full: [44, 86], medium: [34, 68], short: [18, 40] },
  deepening: { full: [45, 80] },
  widening: { full: [10, 34] },
  return: { full: [8, 30] },
  close: { full: [1, 22] },
  within: { full: [7, 34], short: [6, 18] },
  details: { full: [3, 12] },
  need: { full: [3, 13] },
  application: { full: [8, 30] },
}

const OCCASION_LIMITS: typeof LIMITS = {
  naming: { full: [7, 30] },
  petition: { full: [30, 65], medium: [26, 60], short: [11, 29] },
  deepening: { full: [38, 75] },
  widening: { full: [9, 28] },
  return: { full: [7, 25] },
}

/** Marks count as the one word that they become. */
function wordsIn(text: string): number {
  return countWords(
    text
      .replace(/\{([^{}|]*)\|[^{}]*\}/g, '$1')
      .replace(/\s?\{when\}/g, '')
      .replace(/\{need\}/g, '')
      .replace(/[[\]{}]/g, ''),
  )
}

/** Whether a passage is as long as its place asks; a child's is half as long. */
export function checkWords(passage: ListedPassage, band: Pack['band']): Finding[] {
  const { id, path, kind, full, short, isPair } = passage
  const limits = (/^(?:occasions|kinds)\//.test(path) ? OCCASION_LIMITS : LIMITS)[kind]
  if (!limits) return []
  const scale = band === 'child' ? 0.5 : 1
  const found: Finding[] = []
  const check = (text: string, [fewest, most]: Range, what: string) => {
    const words = wordsIn(text)
    if (words < Math.floor(fewest * scale) || words > Math.ceil(most * scale))
      found.push(
        failure('words', id, `${words} words ${what}; ${fewest * scale} to ${most * scale}`, text),
      )
  }
  check(foldOptional(full, true), limits.full, 'in full')
  if (limits.medium) check(foldOptional(full, false), limits.medium, 'without ⟨…⟩')
  if (isPair && limits.short) check(short, limits.short, 'in short')
  return found
}
