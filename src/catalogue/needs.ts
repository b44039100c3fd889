import type { GeneratorPreset } from './addresses'
import type { StoredCategory } from './categories'
import type { PrayerType } from './prayer-types'

/** Something that brings people to pray, in their own words, and where prayers for it stand. */
export interface Need {
  readonly words: string
  /** The name of the category page that lists prayers for it. */
  readonly page: string
  /** What the generator starts with, one press further. */
  readonly preset: GeneratorPreset & {
    readonly type: PrayerType
    readonly category: StoredCategory
  }
}

function need(words: string, page: string, type: PrayerType, category: StoredCategory): Need {
  return { words, page, preset: { type, category, about: words } }
}

/** Ways into the library by need, the heaviest first. */
export const NEEDS: readonly Need[] = [
  need('I am afraid', 'Courage', 'Courage', 'Wellbeing'),
  need('Someone is ill', 'Healing', 'Healing', 'Wellbeing'),
  need('We lost someone', 'Hope', 'Peace', 'Spirituality'),
  need('I have no strength left', 'Strength', 'Strength', 'Wellbeing'),
  need('I do not know what to do', 'Guidance', 'Guidance', 'Personal Growth'),
  need('We quarrelled', 'Harmony', 'Harmony', 'Relationships'),
  need('I did wrong', 'Forgiveness', 'Forgiveness', 'Personal Growth'),
  need('Keep us safe', 'Protection', 'Protection', 'Relationships'),
  need('I am waiting', 'Patience', 'Patience', 'Wellbeing'),
  need('A new day begins', 'Morning Prayer', 'Blessing', 'Morning Prayer'),
  need('We are celebrating', 'Celebration', 'Joy', 'Celebration'),
  need('Thank you', 'Gratitude', 'Gratitude', 'Gratitude'),
]
