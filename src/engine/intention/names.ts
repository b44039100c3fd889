import { kinOf } from './kinship'
import { undouble } from './undouble'
import { isKnown } from './words'

/** After these a capital alone makes a name: “for Oluchi”. */
const BEFORE = /^(?:for|bles|heal|protect|about|named|comfort|little|baby|our)$/
/** Before these a name stands as a subject. */
const AFTER = /^(?:is|has|had|was|who|wil|got|just|and|'s|lost|needs?|died|pased|starts?)$/
/** Written with a capital, and nobody to pray for by name. */
const NO_NAME =
  /^(?:th.+|she|what|who|why|when|how|here|our|has|god|jesus|christ|lord|allah|heaven|amen|please|thank|everything|life|\w*(?:day|mas|ember|uary|land|ity|ion|nes)|tomorow|ukraine|gaza|strength|courage|wisdom|peace)$/

/** What messages begin with, and with a capital, that is nobody: “Rent is due”. */
const THING =
  /^(?:rent|ring|car|roof|bank|rain|garden|job|hair|knee|back|visa|somebody|winter|sumer|time|food|shop|farm|scan|milk|bus|train|bike|tree|snow|ice|sun|moon|sea|vilage|town|war|love|hate|anger|shame|pain|work|uni|esay|meeting|salary|debt|insurance|gas|heating|kitchen|bed|door|window|wal|floor|sofa|table|chair|cofee|tea|cake|soup|piza|footbal|match|game|band|music|song|piano|guitar|book|leter|email|text|mesage|cal|news|party|grave|ward|clinic|labour|labor|customer|client|man|people|police|judge|army|wheat|maize|catle|cow|chicken|vet|fish|fire)s?$/

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
    THING.test(undouble(text)) ||
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
