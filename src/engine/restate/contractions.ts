const AFTER_IS =
  /^(?:in|on|at|with|beside|off|out|up|down|not|very|so|too|really|still|going|coming|having|getting|being|sick|ill|dying|scared|home|back|(?!passing|wedding|sentencing|hearing|meeting|christening)\w+ing)$/
/** What somebody has done, also behind a name: “mum's gone back”. */
const HAS_SURELY_BEHIND = /^(?:been|got|had|gone)$/
const BETWEEN = /^(?:just|finally|already|now|never|only|also)$/

/** What “it's” has done, not what it is: “it's spread”. */
const HAS_BEHIND =
  /^(?:been|got|had|lost|gone|spread|come|started|stopped|taken|become|grown|returned|begun|moved|happened|turned|changed|passed|decided|refused|dropped|failed|left|forgotten)$/
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

/** “she’s”, “mum’s”: is, has or whose. `following` are the words behind it. */
export function openContraction(word: string, following: readonly string[]): string {
  const next = following.find((each) => !BETWEEN.test(each)) ?? ''
  const base = word.slice(0, -2)
  const isPronoun = /^(?:he|she|it|that|who|there|what|everything|nothing)$/i.test(base)
  if (isPronoun) return HAS_BEHIND.test(next) ? `${base} has` : `${base} is`
  if (DAY.test(base)) return word
  if (AFTER_IS.test(next)) return `${base} is`
  return HAS_SURELY_BEHIND.test(next) ? `${base} has` : word
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)n't\b/gi, '$1 not'],
  [/\bi'm\b/gi, 'I am'],
  [
    /\b(i|we|he|she|they|it|you|who|that)'d (?=(?:just |only |never |already |always )?(?:been|had|got|gone|lost|said|told|seen|known|forgotten|taken|given|left|found|thought|felt|kept|met|done|heard|\w+ed)\b)/gi,
    '$1 had ',
  ],
  [/\b(i|we|he|she|they|it|you|who|that)'d\b/gi, '$1 would'],
  [/\b(\w+)'re\b/gi, '$1 are'],
  [/\b(\w+)'ve\b/gi, '$1 have'],
  [/\b(\w+)'ll\b/gi, '$1 will'],
]

/** Contractions that stand for one thing wherever they stand, opened. */
export const openContractions = (text: string): string =>
  CONTRACTIONS.reduce((opened, [pattern, full]) => opened.replace(pattern, full), text)
