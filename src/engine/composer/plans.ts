import type { PrayerLength } from '@/catalogue/product'
import type { Thread } from './scene'

const withOpening = (plan: string) => `opening ${plan}`
const withEnding = (plan: string) => plan.replace(/ close$/, ' ending close')

/** Plans with the tradition's first words before the call and its last ones before the closing; with the first alone; without. */
export function formal(plans: readonly string[]): readonly string[] {
  const opened = plans.map(withOpening)
  return [...opened.map(withEnding), ...opened, ...plans]
}

/**
 * What a prayer of one thread and length may be made of, best first: the first plan whose words fit the band is
 * said. `own` is what the person wrote where nothing was heard in it,
 * `begin` and `recall` come back to the things named in it. `.short` is a passage's short wording; `+` says in a medium prayer what stands in ⟨…⟩.
 */
type Plans = Readonly<Record<PrayerLength, readonly string[]>>

/** Behind a petition and its deepening an application to the part of life is one more scene: where the words suffice it is left out. */
const PLAIN: Plans = {
  short: [
    'call.short own.short naming.short petition.short begin application close',
    'call.short own.short naming.short petition.short begin close',
    'call own.short naming.short petition.short begin close',
    'call own.short naming petition.short begin close',
  ],
  medium: formal([
    'call own naming petition begin widening recall return close',
    'call own naming petition begin application widening recall return close',
    'call.short own naming petition begin application widening recall return close',
    'call own naming petition+ begin application widening recall return close',
    'call.short own naming petition begin widening recall return close',
    'call own naming petition+ begin application application2 widening recall return close',
  ]),
  long: formal([
    'call after_call own naming petition begin deepening widening recall return close',
    'call own naming petition begin deepening widening recall return close',
    'call after_call own naming petition begin application deepening widening recall return close',
    'call own naming petition begin application deepening widening recall return close',
    'call after_call own naming petition begin application application2 deepening widening recall return close',
    'call after_call own naming petition begin application application2 deepening deepening2 widening recall return close',
    'call after_call own naming petition begin application deepening deepening2 widening recall return close',
  ]),
}

/** Where an occasion leads, `petition` is the type's word within it and `further` a second petition of the occasion. */
const OCCASION: Plans = {
  short: [
    'call.short naming.short detail clause occasion.short petition.short close',
    'call.short naming.short detail occasion.short petition.short close',
    'call.short naming.short occasion.short petition.short close',
    'call.short naming.short detail clause occasion.short close',
    'call.short naming.short detail occasion.short close',
    'call.short naming.short detail clause petition.short close',
    'call.short naming.short detail clause petition close',
  ],
  medium: formal([
    'call naming detail clause naming2 occasion occasion2.short petition widening recall return close',
    'call naming detail naming2 occasion petition widening recall return close',
    'call naming detail clause occasion petition widening recall return close',
    'call.short naming detail clause occasion petition widening recall return close',
    'call naming detail clause occasion petition.short widening recall return close',
    'call naming detail occasion petition widening recall return close',
    'call.short naming detail occasion.short petition.short widening recall return close',
    'call naming detail clause occasion+ petition application widening recall return close',
  ]),
  long: formal([
    'call after_call naming detail clause naming2 occasion occasion2.short petition further widening recall return close',
    'call naming detail naming2 occasion occasion2.short petition further widening recall return close',
    'call after_call naming detail clause occasion petition further widening recall return close',
    'call naming detail clause occasion petition further widening recall return close',
    'call after_call naming detail clause occasion petition application further widening recall return close',
    'call after_call naming detail clause occasion petition deepening widening recall return close',
    'call naming detail clause occasion petition application deepening widening recall return close',
    'call after_call naming detail clause occasion petition application deepening widening recall return close',
    'call after_call naming detail clause occasion petition further deepening widening recall return close',
    'call.short naming detail occasion petition.short further widening recall return close',
  ]),
}

/** In grief the pack's own thread of comfort goes further in. */
const GRIEF: Plans = {
  short: OCCASION.short,
  medium: OCCASION.medium,
  long: formal([
    'call after_call naming detail clause occasion petition deepening widening recall return close',
    'call naming detail clause occasion petition deepening widening recall return close',
    'call naming detail occasion petition deepening widening recall return close',
    'call after_call naming detail clause occasion petition further deepening widening recall return close',
    'call naming detail clause occasion petition further deepening widening recall return close',
    'call naming detail clause occasion petition further widening recall return close',
    'call.short naming detail occasion petition.short further widening recall return close',
  ]),
}

const QUIET: Plans = {
  short: [
    'call.short naming occasion.short occasionB.short close',
    'call.short naming occasion.short close',
    'call naming occasion.short occasionB.short close',
  ],
  medium: [
    'call naming occasion occasionB return close',
    'call naming occasion occasionB.short return close',
    'call naming occasion return close',
    'call naming occasion occasionB occasionC.short return close',
  ],
  long: [
    'call naming occasion occasionB deepening return close',
    'call naming occasion occasionB occasionC.short deepening return close',
    'call naming occasion occasionB deepening deepening2 return close',
    'call naming occasion occasionB occasionC deepening deepening2 return close',
  ],
}

export const PLANS: Readonly<Record<Thread, Plans>> = {
  plain: PLAIN,
  occasion: OCCASION,
  grief: GRIEF,
  quiet: QUIET,
}

/** The parts in the order in which they are said; `/` begins a paragraph. A pack may have its own. */
export const DEFAULT_ORDER: Readonly<Record<PrayerLength, string>> = {
  short: 'call naming petition application close',
  medium: 'opening call naming / petition application / widening return ending close',
  long: 'opening call after_call naming / petition application / deepening / widening return ending close',
}
