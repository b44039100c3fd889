/** A BCP 47 tag that this browser can split sentences by; null for one that it does not understand. */
function knownLanguage(language: string | null): string | null {
  try {
    return (language && Intl.getCanonicalLocales(language)[0]) || null
  } catch {
    return null
  }
}

/** Sentences and lines with the white space behind them: joined, they are the text. `language` is a BCP 47 tag or null. */
export function sentencesOf(text: string, language: string | null): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.split(/(?<=[.!?…]["”’)]*\s+|\n\s*)(?=\S)/)
  const segmenter = new Intl.Segmenter(knownLanguage(language) ?? undefined, {
    granularity: 'sentence',
  })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
