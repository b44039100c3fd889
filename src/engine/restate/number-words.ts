const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Words behind which four digits are a year. */
const BEFORE_YEAR = /^(?:in|since|until|till|summer|spring|autumn|winter)$/
/** What may stand behind a year; behind the number of a house stands its street. */
const AFTER_YEAR = /^(?:and|but|when|because|so|while|with)?$/

function cardinal(number: number): string {
  if (number < 20) return NUMBERS[number] ?? ''
  const unit = number % 10
  return `${TENS[Math.floor(number / 10) - 2]}${unit ? `-${NUMBERS[unit]}` : ''}`
}

/** “41st” is “forty-first”. */
function ordinal(number: number): string {
  const [, before = '', last = ''] = /^(.*-)?(.*)$/.exec(cardinal(number)) ?? []
  return before + (ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

/** A year as it is spoken: “nineteen eighty-eight”, “two thousand and nine”. */
function year(number: number): string {
  const [century, rest] = [Math.floor(number / 100), number % 100]
  if (century === 20 && rest < 10) return `two thousand${rest ? ` and ${cardinal(rest)}` : ''}`
  if (rest === 0) return `${cardinal(century)} hundred`
  return `${cardinal(century)} ${rest < 10 ? `oh-${cardinal(rest)}` : cardinal(rest)}`
}

/** Words behind which a number of up to five digits is an amount. */
const BEFORE_AMOUNT =
  /^(?:about|around|over|nearly|almost|than|of|owes?|owed|needs?|costs?|pay|paid|saved?|least|most)$/

/**
 * A number in words: below a hundred, with its ending where it counts (“41st”), or a year of the last two centuries behind
 * a word for time and before none that could belong to it. An amount (“about 8000”) stays in digits. Null for any other, which could be an
 * address or a telephone.
 */
export function sayNumber(written: string, before: string, next: string): string | null {
  const [, digits = '', ending = ''] = /^(\d{1,5})(st|nd|rd|th)?$/i.exec(written) ?? []
  if (digits === '') return null
  const number = Number(digits)
  if (digits.length <= 2) return ending ? ordinal(number) : cardinal(number)
  if (BEFORE_AMOUNT.test(before) && !ending && !/\d/.test(next)) return digits
  const isYear = number >= 1900 && number < 2100 && !ending
  return isYear && BEFORE_YEAR.test(before) && AFTER_YEAR.test(next) ? year(number) : null
}
