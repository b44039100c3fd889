import { cleanContext } from '../context/clean-context'
import { groupOfOccasion, QUIET } from '../passages/keys'
import { readDetails, type HeardDetail } from './details'
import type { HeardOccasion, Intention, Tense, TimeKey } from './intention'
import { PERSONS, type PersonKey, type Pronoun } from './persons'
import { readIntention, type Decide } from './read-intention'

const STRETCHES = ['for-weeks', 'for-months', 'for-years'] as const

/** Good news takes the trouble away that it ends: “came home safe from the war”. */
function withoutWhatIsOver(occasions: readonly HeardOccasion[]): readonly HeardOccasion[] {
  const thanks = occasions.filter(({ occasion }) => occasion.startsWith('thanks-for'))
  return thanks.length > 0 && thanks.length < occasions.length
    ? occasions.filter(
        (heard) =>
          thanks.includes(heard) || thanks.every(({ who }) => who !== heard.who && who !== null),
      )
    : occasions
}

/** She or he, where the words say so of somebody whose relation does not: “my friend … she”. */
function pronounOf(lowered: string, who: PersonKey | null): Pronoun | null {
  if (who === null || who === 'me' || who === 'us') return null
  const person: { pronoun: Pronoun; isPlural?: true } = PERSONS[who]
  if (person.pronoun !== 'they' || person.isPlural) return null
  const isShe = /(?<![\w'-])(?:she|her|hers)(?![\w-])/.test(lowered)
  const isHe = /(?<![\w'-])(?:he|him|his)(?![\w-])/.test(lowered)
  return isShe === isHe ? null : isShe ? 'she' : 'he'
}

const SURELY_AHEAD: readonly (TimeKey | null)[] = ['tomorrow', 'next-week', 'next-month']
const MOSTLY_AHEAD = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^this-weekend$|^tonight$/

/** A day to come outweighs a past tense in another part of the sentence: “been out of work since spring, interview next week”. */
function tenseOf({ when, tense }: Intention, lowered: string): Tense | null {
  if (SURELY_AHEAD.includes(when)) return 'ahead'
  const isDay = when !== null && MOSTLY_AHEAD.test(when)
  return isDay && !/\b(?:last|yesterday|since)\b/.test(lowered) ? 'ahead' : tense
}

/**
 * Everything that is heard in a context: who, what and when, then the details that a prayer may say.
 * @param decide which occasions are meant; the rules alone where nothing else is given
 */
export function hear(context: string, decide?: Decide): Intention {
  const intention = readIntention(context, decide)
  const lowered = cleanContext(context).slice(0, 2000).toLowerCase()
  const occasions = withoutWhatIsOver(intention.occasions)
  const [main] = occasions
  const isSayable = !intention.harmWish && lowered !== ''
  if (!main) return { ...intention, isRestated: isSayable }
  const isAboutOther = main.who !== null && main.who !== 'me' && main.who !== 'us'
  const details: HeardDetail[] = readDetails(lowered, groupOfOccasion(main.occasion), isAboutOther)
  const stretch = STRETCHES.find((each) => each === intention.when)
  if (stretch && details.length < 2) details.push({ detail: stretch, of: 'speaker' })
  const pronoun = pronounOf(lowered, main.who)
  const tense = tenseOf(intention, lowered)
  const isRestated = isSayable && !occasions.some(({ occasion }) => QUIET.includes(occasion))
  return { ...intention, occasions, tense, details, isRestated, ...(pronoun && { pronoun }) }
}
