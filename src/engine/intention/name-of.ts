import type { Word } from './tokenise'
import { GIVEN_NAMES, NOT_A_NAME } from './words/names'

const givenNames = new Set(GIVEN_NAMES.split(' '))
const notNames = new Set(NOT_A_NAME.split(' '))

/** After these a capital alone makes a name: “for Oluchi”. */
const BEFORE_A_NAME =
  /^(?:for|bless|heal|protect|about|named|called|comfort|save|remember|little|baby|our)$/
/** Before these a name stands as a subject. */
const AFTER_A_NAME = /^(?:is|has|had|was|who|'s|will|lost|needs?|and|got|just|died|passed|starts?)$/
/** Saints and the holy family are addressed, not prayed for. */
const HOLY = /^(?:saint|st|mother|virgin|holy|blessed|prophet|imam|guru|lord|dear|name|san|santa)$/
const LAND = /(?:land|stan|ia|burg|shire|city|ism|tion|ness|ment|ity)$/

function isTitleCased(words: readonly Word[]): boolean {
  let capitals = 0
  let all = 0
  for (const { raw } of words) {
    if (!raw || raw.length < 2) continue
    all++
    if (raw[0] !== raw[0]?.toLowerCase()) capitals++
  }
  return all > 2 && capitals * 2 > all
}

export interface NameReader {
  /** A name written straight after a person: “my friend Ruth”. */
  besidePerson(index: number): string | null
  /** A name alone: “for Ruth”, “Ruth has an exam”. */
  alone(index: number): string | null
}

/** Reads given names in a context. In a title every word has a capital, so capitals say nothing there. */
export function nameReader(words: readonly Word[]): NameReader {
  const capitalsTell = !isTitleCased(words)

  const isCapital = (raw: string) =>
    capitalsTell && raw.length > 2 && /^\p{Lu}[\p{Ll}\p{M}]+(?:\p{Lu}[\p{Ll}\p{M}]+)?$/u.test(raw)
  const stemOf = (index: number) => (words[index]?.raw ?? '').replace(/'s?$/, '')
  const asName = (raw: string) => raw.slice(0, 1).toUpperCase() + raw.slice(1)
  const isGiven = (raw: string) => givenNames.has(raw.toLowerCase())
  const spelled = (raw: string) =>
    raw === raw.toUpperCase() ? asName(raw.toLowerCase()) : asName(raw)

  function besidePerson(index: number): string | null {
    const raw = stemOf(index)
    if (!raw || notNames.has(raw.toLowerCase())) return null
    if (isGiven(raw)) return spelled(raw)
    const afterComma = words[index - 1]?.text === ','
    const next = words[index + 1]?.text ?? '.'
    const isAside = /^[.,]$/.test(next) || AFTER_A_NAME.test(next)
    return isCapital(raw) && (!afterComma || isAside) ? raw : null
  }

  function alone(index: number): string | null {
    const raw = stemOf(index)
    if (!raw || notNames.has(raw.toLowerCase())) return null
    const before = words[index - 1]?.text ?? ''
    if (HOLY.test(before)) return null
    const asked = BEFORE_A_NAME.test(before)
    const next = words[index + 1]?.text ?? ''
    if (isGiven(raw)) {
      const capital = raw[0] !== raw[0]?.toLowerCase()
      return asked || AFTER_A_NAME.test(next) || (capital && words.length < 12)
        ? spelled(raw)
        : null
    }
    return asked && isCapital(raw) && !LAND.test(raw) ? raw : null
  }

  return { besidePerson, alone }
}
