const FOREIGN = new Set(
  'der die das und ist ein eine einen mein meine meinen für von mit nicht ich des le la les un une mon mes ma est sont pour dans notre nos et je il elle ce de du mi el los las mis por para en está es tu gli per mio mia con sono che minha meu não é os em uma da dos mijn een het voor moja moje jest'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'my the is are was of and for in to i we he she has have had with please pray prayer at on not our that it be from this am a'.split(
    ' ',
  ),
)

/** Whether a context is written in another language whose words only look like ours (“pain”, “die”). */
export function isForeign(tokens: readonly string[]): boolean {
  let balance = 0
  for (const token of tokens) {
    if (FOREIGN.has(token)) balance++
    else if (ENGLISH.has(token)) balance--
  }
  return balance > 0
}
