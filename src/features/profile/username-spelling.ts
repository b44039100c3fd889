/**
 * Scripts whose letters and marks a username may hold: those that people write today and that stand in Unicode's first
 * plane. Names of several scripts that are written together stand in `WRITTEN_TOGETHER`.
 */
const NAME_SCRIPTS: readonly string[] = (
  'Latin Cyrillic Greek Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Buginese Buhid Canadian_Aboriginal Cham ' +
  'Cherokee Coptic Devanagari Ethiopic Georgian Gujarati Gurmukhi Hanunoo Hebrew Javanese Kannada Kayah_Li Khmer Lao ' +
  'Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Mongolian Myanmar New_Tai_Lue Nko Ol_Chiki Oriya Rejang Samaritan ' +
  'Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai ' +
  'Tibetan Tifinagh Vai Yi'
).split(' ')

/** Japanese, Korean and Chinese names: each counts as one script. */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]

/** Letters that Unicode gives to no script: the okina and the letter apostrophe, and the sign that lengthens a vowel. */
const SHARED_LETTERS: Readonly<Record<string, string>> = {
  Latin: '\\u02BB\\u02BC',
  Cyrillic: '\\u02BC',
  Katakana: '\\u30FC',
}

/** Marks that Unicode gives to no script: accents, the vowel signs of Arabic, the voicing of kana. */
const SHARED_MARKS: Readonly<Record<string, string>> = {
  Latin: '\\u0300-\\u0314\\u031B\\u0323-\\u0331',
  Cyrillic: '\\u0300-\\u0314',
  Greek: '\\u0300-\\u0314\\u0342\\u0345',
  Arabic: '\\u064B-\\u0655\\u0670',
  Katakana: '\\u3099\\u309A',
}

/** What is read as nothing is no part of a name. */
const SEEN = '--\\p{Default_Ignorable_Code_Point}'

function classOf(scripts: readonly string[], kind: 'L' | 'M'): string {
  const shared = kind === 'L' ? SHARED_LETTERS : SHARED_MARKS
  const own = scripts.map((script) => `\\p{Script=${script}}${shared[script] ?? ''}`).join('')
  // Han reaches beyond the first plane: names are written with rare characters.
  const planes = scripts.includes('Han') ? '' : '&&[\\0-\\uFFFF]'
  return `[[[${own}]&&\\p{${kind}}${planes}]${SEEN}]`
}

interface NameScript {
  /** Classes of a regular expression with the flag v. */
  readonly letters: string
  readonly marks: string
}

export const NAME_CLASSES: readonly NameScript[] = [
  ...NAME_SCRIPTS.map((script) => [script]),
  ...WRITTEN_TOGETHER,
].map((scripts) => ({ letters: classOf(scripts, 'L'), marks: classOf(scripts, 'M') }))

// A pattern is slow to make, and a refused name is looked at again with every letter that is typed.
const patterns = new Map<NameScript, RegExp>()

/** Letters of one script, each with at most four marks, and between them digits and separators. */
function patternOf(script: NameScript): RegExp {
  const { letters, marks } = script
  const pattern =
    patterns.get(script) ?? new RegExp(`^(?:[0-9._\\-]|${letters}${marks}{0,4})*$`, 'v')
  patterns.set(script, pattern)
  return pattern
}

/** True when all letters and marks are of one script, and all else digits and separators. */
export function isSpeltInOneScript(name: string): boolean {
  return NAME_CLASSES.some((script) => patternOf(script).test(name))
}

/**
 * The first letters in a row, with their marks, that no name can hold whatever stands beside them: of a script that is
 * not known here, or with a mark that is not known beside them. Null where every letter is known.
 */
export function unknownLetters(name: string): string | null {
  let found = ''
  for (const [part] of name.matchAll(/\p{L}\p{M}*|[^\p{L}]/gu)) {
    if (!isSpeltInOneScript(part)) found += part
    else if (found) break
  }
  return found || null
}
