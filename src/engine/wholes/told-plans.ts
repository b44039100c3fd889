import type { PrayerLength } from '@/catalogue/product'
import { invoked, type Plans } from './formulas-around'

/**
 * What a prayer for what was told is made of, best first. `naming`, `detail` and `asked` are the person's own words, in long prayers
 * `told` and `further`; `petition` and `category` are the sentences of the type and of the category, and `occasion2` is of the kind of the
 * occasion or of a second one; `particular` and the like answer single things that were told, and come before what is general.
 */
export const TOLD_PLANS: Readonly<Record<PrayerLength, Plans>> = {
  short: [
    'call.short naming.short detail occasion.short particular asked petition.short category close',
    'call.short naming.short detail occasion.short particular asked petition.short close',
    'call.short naming.short occasion.short particular asked petition.short close',
    'call.short naming.short particular asked petition.short close',
    'call.short naming.short detail occasion.short asked petition.short category close',
    'call.short naming.short detail occasion.short asked petition.short close',
    'call.short naming.short occasion.short asked petition.short close',
    'call.short naming.short occasion.short asked close',
    'call.short naming.short occasion.short asked.short close',
    'call naming.short occasion close',
    'call.short naming.short asked.short petition.short close',
  ],
  medium: invoked([
    'call naming detail naming2 occasion particular particular2 asked occasion2.short petition category return close',
    'call naming detail occasion particular particular2 asked petition category return close',
    'call naming detail occasion particular particular2 asked petition return close',
    'call naming detail occasion particular particular2 asked petition.short return close',
    'call naming detail occasion particular asked petition return close',
    'call naming detail occasion particular asked petition.short return close',
    'call naming detail naming2 occasion asked occasion2.short petition category return close',
    'call naming detail occasion asked occasion2.short petition category return close',
    'call naming detail occasion asked petition category return close',
    'call naming detail occasion asked petition return close',
    'call naming detail occasion asked petition.short return close',
    'call naming detail occasion asked return close',
    'call.short naming detail occasion asked.short petition.short return close',
    'call.short naming detail occasion asked.short return close',
    'call naming detail occasion+ asked petition return close',
  ]),
  long: invoked([
    'call told detail naming2 occasion particular particular2 particular3 asked occasion2.short petition category further deepening return close',
    'call told detail occasion particular particular2 particular3 asked petition category further deepening return close',
    'call told detail occasion particular particular2 asked petition further deepening return close',
    'call told detail occasion particular asked petition further deepening return close',
    'call told detail naming2 occasion asked occasion2.short petition category further deepening return close',
    'call told detail occasion asked occasion2.short petition category further deepening return close',
    'call told detail occasion asked petition category further deepening return close',
    'call told detail occasion asked petition further deepening return close',
    'call told detail occasion asked petition.short further deepening return close',
    'call told detail occasion asked further deepening return close',
    'call.short told detail occasion asked.short further deepening return close',
    'call told detail occasion asked occasion2 petition further deepening return close',
  ]),
}
