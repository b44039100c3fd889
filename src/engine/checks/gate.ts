import { foldText } from '@/catalogue/fold-text'
import { failure, type Finding } from './finding'
import {
  AVOIDED,
  BLOCKED_EVERYWHERE,
  EXACT_GATES,
  GATES,
  MODE_A_ALLOWED,
  MODE_A_BLOCKED,
} from './vocabulary'

/** The folded words of a text with one blank between and around them: so a term is found as whole words. */
function foldWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `
}

const foldedTerms = new Map<string, string>()

function says(folded: string, term: string): boolean {
  const wanted = foldedTerms.get(term) ?? foldWords(term)
  foldedTerms.set(term, wanted)
  return folded.includes(wanted)
}

// Folding makes these foreign words look like English or like each other’s; they are told apart by accents.
const ACCENTED_ONLY = new Set([
  'lǐ',
  'yì',
  'Onè',
  'iwa',
  'Hū',
  'hé virtue',
  'Àṣẹ',
  'Aché',
  'Olódùmarè',
  'Olodumare',
  'rén',
  'shù',
  'moh',
])

/** The words of a text with their accents. */
const exactWords = (text: string): ReadonlySet<string> =>
  new Set(text.normalize('NFC').split(/[^\p{L}\p{M}’-]+/u))

/** The vocabulary gate: no other tradition’s words, none of the pack’s own avoided ones. */
export function checkVocabulary(
  where: string,
  text: string,
  pack: { readonly slug: string; readonly mode: string },
): Finding[] {
  const folded = foldWords(text)
  const exact = exactWords(text)
  const saysExactly = (term: string) => exact.has(term.normalize('NFC'))
  const found: Finding[] = []
  for (const { terms, packs } of GATES) {
    if (packs.includes(pack.slug)) continue
    for (const term of terms) {
      const hit = ACCENTED_ONLY.has(term) ? saysExactly(term) : says(folded, term)
      // “The Way”, “the Lie”, “Thor” and their like count only with their capital.
      const capital = /^[\p{Lu}]|^the \p{Lu}/u.test(term)
      if (hit && (!capital || text.normalize('NFC').includes(term) || !/^[\x20-\x7e]*$/.test(term)))
        found.push(
          failure(
            'vocabulary',
            where,
            `“${term}” belongs to ${packs.join(', ') || 'no body'}`,
            text,
          ),
        )
    }
  }
  for (const { pattern, packs } of EXACT_GATES) {
    if (!packs.includes(pack.slug) && pattern.test(text))
      found.push(failure('vocabulary', where, `belongs to ${packs.join(', ')}`, text))
  }
  const own = AVOIDED[pack.slug] ?? []
  const blocked = [...BLOCKED_EVERYWHERE, ...own]
  if (pack.mode === 'aspiring') {
    const allowed = MODE_A_ALLOWED[pack.slug] ?? []
    blocked.push(...MODE_A_BLOCKED.filter((word) => !allowed.includes(word)))
  }
  for (const term of blocked) {
    const accented = /[^\x20-\x7e’‘]/.test(term)
    if (accented ? saysExactly(term) : says(folded, term))
      found.push(failure('vocabulary', where, `“${term}” is not said here`, text))
  }
  return found
}
