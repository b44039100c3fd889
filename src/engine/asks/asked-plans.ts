import type { PrayerLength } from '@/catalogue/product'
import { formal, PLANS } from '../composer/plans'
import type { Thread } from '../composer/scene'

export interface AskedPlans {
  /** With all that is asked, best first. */
  readonly plans: readonly string[]
  /** With the first ask alone, where the others are too long. */
  readonly shorterPlans?: readonly string[]
}

/** The step behind which what the person asks for is said. */
const LAST_PETITION =
  /(?:petition|occasionB?)(?:\.short|\+)?(?: begin)?(?= (?!petition|occasion|begin))/
/** One story is enough beside what is asked, and what is asked is of the person's own things already. */
const BESIDE_ASK = / (?:naming2|occasion2(?:\.short)?|recall)(?= )/g

const withAsked = (plan: string) =>
  plan.replace(BESIDE_ASK, '').replace(LAST_PETITION, (petition) => `${petition} asked`)

const PLAIN: Readonly<Record<'short' | 'medium', AskedPlans>> = {
  short: {
    plans: [
      'call.short own.short petition.short asked close',
      'call.short own.short naming.short petition.short asked close',
      'call.short own.short asked application close',
      'call.short own.short asked close',
      'call own.short asked close',
    ],
    shorterPlans: [
      'call.short own.short petition.short asked.short close',
      'call.short own.short asked.short close',
    ],
  },
  medium: {
    plans: formal([
      'call own naming petition begin asked widening return close',
      'call.short own naming petition begin asked widening return close',
      'call.short own naming.short petition asked widening return close',
      'call.short own naming.short petition.short asked widening return close',
    ]),
    shorterPlans: ['call.short own naming.short petition.short asked.short return close'],
  },
}

const OCCASION: Readonly<Record<'short' | 'medium', AskedPlans>> = {
  short: {
    plans: [
      'call.short naming.short petition.short asked close',
      'call.short naming.short occasion.short asked close',
      'call.short naming.short asked close',
      'call naming.short asked close',
    ],
    shorterPlans: [
      'call.short naming.short petition.short asked.short close',
      'call.short naming.short asked.short close',
    ],
  },
  medium: {
    plans: formal([
      'call naming detail clause occasion petition.short asked widening return close',
      'call naming detail occasion petition.short asked widening return close',
      'call.short naming detail occasion petition.short asked widening return close',
      'call.short naming occasion.short petition.short asked widening return close',
    ]),
    shorterPlans: ['call.short naming occasion.short petition.short asked.short return close'],
  },
}

/** What a prayer may be made of in which the person's own asks are said. */
export function askedPlans(thread: Thread, length: PrayerLength): AskedPlans {
  if (length === 'long') return { plans: PLANS[thread].long.map(withAsked) }
  return (thread === 'plain' ? PLAIN : OCCASION)[length]
}
