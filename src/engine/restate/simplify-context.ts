import { MONTH } from './calendar'
import { isKnownWord } from './known-words'
import type { NameUse } from './normalise'
import { isProper } from './proper-nouns'

/** A way to a place whose name is not known is said without it: “flying to Manila tonight”. */
function withoutPlaces(context: string): string {
  return context.replace(
    /(?<=^|[.,!;] ?|\b(?:i|we|am|is|are|i'?m|we'?re) )(flying|driving|travell?ing|moving|fly|drive|travel|move|going(?= to \w+ for (?:my|our)\b)) to (\w+)(?=[ ,.]|$)/gi,
    (whole, way: string, place: string) => {
      const small = place.toLowerCase()
      const isKnown = isKnownWord(small) || isProper(small.charAt(0).toUpperCase() + small.slice(1))
      return isKnown || /\d/.test(small) ? whole : way.replace(/^going$/i, 'travelling')
    },
  )
}

/** Somebody named by the relation, with a name or without. */
const PERSON = "\\b((?:[Mm]y|[Oo]ur) (?:[a-z'-]+ ){0,2}[a-z'-]+(?: \\p{Lu}\\p{L}+)?)"
const AGE_OR_CLASS =
  '(?:(?:aged?|only|just|he is|she is|who is|now) )?(?:\\d{1,2}(?: ?years?(?: old)?| ?yrs?(?: old)?| ?yo)?|(?:class|grade|year|form) \\d{1,2})'
const DAY_OF_MONTH = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)'

const SIMPLER: readonly (readonly [RegExp, string])[] = [
  // “On June 14”, “on 14 June”.
  [new RegExp(`(?:\\bthe )?\\b(${MONTH}) ${DAY_OF_MONTH}`, 'g'), 'the $2th of $1'],
  [new RegExp(`(?:\\bthe )?\\b${DAY_OF_MONTH}(?: of)? (${MONTH})\\b`, 'g'), 'the $1th of $2'],
  // “My nephew, 6 years, broke his leg”: an age parts nobody from what they did.
  [
    new RegExp(
      `${PERSON}(?:, | \\()${AGE_OR_CLASS}(?:, |\\) )(?!(?:i|we|he|she|they|it)\\b)`,
      'gu',
    ),
    '$1 ',
  ],
  [new RegExp(`${PERSON}(?:, | \\()${AGE_OR_CLASS}(?=, |\\))\\)?`, 'gu'), '$1'],
  // “My boss, Mr. Tan, had a stroke”: whom a title names is the one before it; “my uncle, who raised me, died”.
  [
    new RegExp(
      `${PERSON}((?: (?:from|at|of) [^,.;!?]{2,40})?), (?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir)\\.? \\p{Lu}[\\p{L}'-]+, (?=\\p{Ll})`,
      'gu',
    ),
    '$1$2 ',
  ],
  [
    new RegExp(
      `${PERSON}, who [^,.;!?]{2,60}, (?=(?:died|passed|has|had|is|was|lost|got|will|needs|lives)\\b)`,
      'gu',
    ),
    '$1 ',
  ],
  // “For my husband Daniel, who lost his job”: the comma does not part him from it.
  [new RegExp(`${PERSON}(?<= \\p{Lu}\\p{L}+), (?=who(?:se)? [^,;]+(?:[.!?]|$))`, 'gu'), '$1 '],
  // “Thanksgiving for our baby girl”: a day of that name has a capital and stands behind other words.
  [/^(?:a )?thanksgiving (?=for )/i, 'thanks '],
  [/,? (?:and|but) still (?:nothing|no luck|no news)(?= *(?:[.,!]|$))/gi, ''],
  // “Should we sell the house?”: who asks does not know.
  [/(?<=^|[.!] )should (i|we) ([^?.!]+)\?/gi, '$1 do not know whether $1 should $2.'],
  [/\b((?:brother|sister|mother|father|son|daughter|parent)s?) in law\b/gi, '$1-in-law'],
]

/** “My late husband, Anselm, kept the bells”: the name between commas parts nobody from what they did. */
const NAME_BETWEEN_COMMAS =
  /\b((?:my|our) (?:[a-z'-]+ ){0,2}[a-z'-]+|one of (?:them|us)), (\p{Lu}\p{L}+),(?= [a-z])/giu

/** “Our neighbour Mrs. Kowalski”: she is named by the relation. */
const TITLED_NAME =
  /(?<=\b(?:my|our) (?:[a-z'-]+ ){0,2}[a-z'-]+),? (?:Mrs?|Ms|Miss|Dr)\.? \p{Lu}\p{L}+/gu

/** What a person wrote, in forms that are told more easily: what stands between somebody and what they did is left out. */
export function simplifyContext(context: string, { isSaid }: NameUse): string {
  const simpler = SIMPLER.reduce((text, [form, simple]) => text.replace(form, simple), context)
  const unnamed = simpler.replace(NAME_BETWEEN_COMMAS, (whole, person: string, name: string) =>
    /^\p{Lu}/u.test(name) ? (isSaid ? `${person} ${name}` : person) : whole,
  )
  return withoutPlaces(isSaid ? unnamed : unnamed.replace(TITLED_NAME, ''))
}
