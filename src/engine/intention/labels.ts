import type { TimeKey } from './intention'
import { PERSON_KEYS, PERSONS, type PersonKey } from './persons'

/** What the result page calls each person to the one who writes: “your mother”. */
export const PERSON_LABELS: Readonly<Record<PersonKey, string>> = Object.fromEntries(
  PERSON_KEYS.map((key) => [key, toYou(PERSONS[key].phrase)]),
) as Record<PersonKey, string>

function toYou(phrase: string): string {
  if (phrase === 'me') return 'you'
  if (phrase === 'us') return 'you and yours'
  return phrase.replace(/^my /, 'your ').replace(/ I love$/, ' you love')
}

export const TIME_LABELS: Readonly<Record<TimeKey, string>> = {
  today: 'today',
  tonight: 'tonight',
  'this-morning': 'this morning',
  tomorrow: 'tomorrow',
  monday: 'on Monday',
  tuesday: 'on Tuesday',
  wednesday: 'on Wednesday',
  thursday: 'on Thursday',
  friday: 'on Friday',
  saturday: 'on Saturday',
  sunday: 'on Sunday',
  'this-week': 'this week',
  'this-weekend': 'this weekend',
  'next-week': 'next week',
  'next-month': 'next month',
  'for-weeks': 'for weeks',
  'for-months': 'for months',
  'for-years': 'for years',
}
