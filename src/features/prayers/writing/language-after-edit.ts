import type { Prayer } from '../prayer'

type Texts = Pick<Prayer, 'shortText' | 'mediumText' | 'longText'>

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** The language of a prayer's changed texts: the same while most words of each are the prayer's, else unknown. */
export function languageAfterEdit(prayer: Texts & Pick<Prayer, 'language'>, changed: Texts) {
  const known = new Set(wordsOf([prayer.shortText, prayer.mediumText, prayer.longText].join(' ')))
  const isStill = (text: string) => {
    const words = wordsOf(text)
    return words.length === 0 || words.filter((word) => known.has(word)).length * 2 > words.length
  }
  const texts = [changed.shortText, changed.mediumText, changed.longText]
  return texts.every(isStill) ? prayer.language : null
}
