/** The names of days and months, as parts of expressions. */
export const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** A word that is a day of the week. */
export const WEEKDAY = new RegExp(`^${DAY}$`)
