import { kinOf } from './kinship'
import { isKnown } from './words'

/** After these a capital alone makes a name: “for Oluchi”. */
const BEFORE = /^(?:for|bles|heal|protect|about|named|comfort|little|baby|our)$/
/** Before these a name stands as a subject. */
const AFTER = /^(?:is|has|had|was|who|wil|got|just|and|'s|lost|needs?|died|pased|starts?)$/
/** Written with a capital, and nobody to pray for by name. */
const NO_NAME =
  /^(?:th.+|she|what|who|why|when|how|here|our|has|god|jesus|christ|lord|allah|heaven|amen|please|thank|everything|life|\w*(?:day|mas|ember|uary|land|ity|ion|nes)|tomorow|ukraine|gaza|strength|courage|wisdom|peace)$/

/** The given name at a place: beside a person (“my friend Ruth”), or alone (“for Ruth”, “Ruth has an exam”); else “”. */
export function nameAt(
  words: readonly string[],
  texts: readonly string[],
  at: number,
  isBeside: boolean,
): string {
  const name = words[at] ?? ''
  const text = texts[at] ?? ''
  if (
    !/^\p{Lu}[\p{Ll}\p{M}]{2,}(?:\p{Lu}[\p{Ll}\p{M}]+)?$/u.test(name) ||
    NO_NAME.test(text) ||
    kinOf(text) ||
    isKnown(text)
  )
    return ''
  const before = texts[at - 1] ?? '.'
  const after = texts[at + 1] ?? '.'
  const isSubject = AFTER.test(after)
  const isName = isBeside
    ? before !== ',' || isSubject || /^[.,]$/.test(after)
    : BEFORE.test(before) || (isSubject && /^[.,]$|and$/.test(before))
  return isName ? name : ''
}
