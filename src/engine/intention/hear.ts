import { cleanContext } from '../context/clean-context'
import { groupOfOccasion } from '../passages/keys'
import { readDetails, type HeardDetail } from './details'
import type { HeardOccasion, Intention } from './intention'
import { PERSONS, type PersonKey, type Pronoun } from './persons'
import { readIntention } from './read-intention'

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

/** Everything that is heard in a context: who, what and when, then the particulars that a prayer may say. */
export function hear(context: string): Intention {
  const intention = readIntention(context)
  const occasions = withoutWhatIsOver(intention.occasions)
  const [main] = occasions
  if (!main) return intention
  const lowered = cleanContext(context).slice(0, 2000).toLowerCase()
  const isAboutOther = main.who !== null && main.who !== 'me' && main.who !== 'us'
  const details: HeardDetail[] = readDetails(lowered, groupOfOccasion(main.occasion), isAboutOther)
  const stretch = STRETCHES.find((each) => each === intention.when)
  if (stretch && details.length < 2) details.push({ detail: stretch, of: 'speaker' })
  const pronoun = pronounOf(lowered, main.who)
  return { ...intention, occasions, details, ...(pronoun && { pronoun }) }
}
