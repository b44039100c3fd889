const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

/** The way a language is written; without one each paragraph begins where its first letter asks for. */
export function directionOf(language: string | null): 'auto' | 'ltr' | 'rtl' {
  if (!language) return 'auto'
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'
}

const RIGHT_TO_LEFT_LETTER =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u

/** The way a text runs, for what the browser does not lay out: by its language, else by its first letter. */
export function runsFrom(text: string, language: string | null): 'ltr' | 'rtl' {
  const known = directionOf(language)
  if (known !== 'auto') return known
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT_LETTER.test(letter) ? 'rtl' : 'ltr'
}
