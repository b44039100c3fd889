import type { GeneratorPreset } from './addresses'
import type { StoredCategory } from './categories'
import type { PrayerType } from './prayer-types'

interface NeedPreset extends GeneratorPreset {
  readonly type: PrayerType
  readonly category: StoredCategory
  readonly about: string
}

const CHOICES: Readonly<Record<string, readonly [PrayerType, StoredCategory]>> = {
  'I am afraid': ['Courage', 'Wellbeing'],
  'Someone is ill': ['Healing', 'Wellbeing'],
  'We lost someone': ['Peace', 'Spirituality'],
  'I have no strength left': ['Strength', 'Wellbeing'],
  'I do not know what to do': ['Guidance', 'Personal Growth'],
  'We quarrelled': ['Harmony', 'Relationships'],
  'I did wrong': ['Forgiveness', 'Personal Growth'],
  'Keep us safe': ['Protection', 'Relationships'],
  'I am waiting': ['Patience', 'Wellbeing'],
  'A new day begins': ['Blessing', 'Morning Prayer'],
  'We are celebrating': ['Joy', 'Celebration'],
  'Thank you': ['Gratitude', 'Gratitude'],
}

/** What the generator starts with for a need of NEEDS, the words for its context box among it; null for other words. */
export function presetOfNeed(words: string): NeedPreset | null {
  if (!Object.hasOwn(CHOICES, words)) return null
  const [type, category] = CHOICES[words] ?? []
  return type && category ? { type, category, about: words } : null
}
