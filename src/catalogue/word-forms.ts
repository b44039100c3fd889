const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/^(.{3,})s$/u, '$1'],
  [/^(.{2,}(?:[osxz]|ch|sh))es$/u, '$1'],
  [/^(.{2,})ies$/u, '$1y'],
]

/** A word in search form and each singular that it may be the plural of; `private.forms_of` says the same in SQL. */
export function formsOf(word: string): string[] {
  const singulars = PLURALS.filter(([ending]) => ending.test(word))
  return [word, ...singulars.map(([ending, singular]) => word.replace(ending, singular))]
}

/**
 * What a text must contain to say a word in search form: where it may be a plural, what singular and plural share. The word
 * itself where too little would be left. `private.term_of` says the same in SQL.
 */
export function termOf(word: string): string {
  if (/^(?:.{5,}|.{2,}([a-z])\1)ies$/u.test(word)) return word.slice(0, -3)
  if (/^.{2,}(?:ch|sh|ss|x|zz)es$/u.test(word)) return word.slice(0, -2)
  return /^.{3,}[^sui]s$/u.test(word) ? word.slice(0, -1) : word
}
