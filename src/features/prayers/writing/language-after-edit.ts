import type { Prayer } from '../prayer'

type Texts = Pick<Prayer, 'shortText' | 'mediumText' | 'longText'>

function wordsOf({ shortText, mediumText, longText }: Texts): string[] {
  const texts = [shortText, mediumText, longText].join(' ').toLowerCase()
  return texts.match(/[\p{L}\p{M}]+/gu) ?? []
}

/** The language of a prayer's changed texts: the same while most of their words are the prayer's, else unknown. */
export function languageAfterEdit(prayer: Texts & Pick<Prayer, 'language'>, changed: Texts) {
  const known = new Set(wordsOf(prayer))
  const words = wordsOf(changed)
  const kept = words.filter((word) => known.has(word))
  return kept.length * 2 > words.length ? prayer.language : null
}
