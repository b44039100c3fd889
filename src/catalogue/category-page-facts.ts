import { addresses } from './addresses'
import { SUB_CATEGORIES } from './categories'

/** Types whose pages say what they are and list nothing. */
const WITHOUT_LIST = ['Blessing', 'Loving-Kindness', 'Rain', 'Thanksgiving']

/** Category pages with a search box above the list (same place). */
const SEARCHABLE = [
  'Peace',
  'Mercy',
  'Healing',
  'Victory',
  'Abundance',
  'Hope',
  'Faith',
  'Joy',
  'Courage',
  'Harmony',
]

/** The types that /text-prayer-types leads to, so that their pages lead back there. */
const TEXT_TYPES = [...WITHOUT_LIST, 'Gratitude', 'Guidance', 'Peace']

export interface CategoryPageFacts {
  readonly hasList: boolean
  readonly isSearchable: boolean
  readonly back: { readonly to: string; readonly label: string }
}

function backOf(name: string): CategoryPageFacts['back'] {
  if (TEXT_TYPES.includes(name))
    return { to: addresses.textPrayerTypes, label: 'Back to Text Prayer Types' }
  if ((SUB_CATEGORIES as readonly string[]).includes(name))
    return { to: addresses.otherCategories, label: 'Back to Other Categories' }
  return { to: addresses.categories, label: 'Back to Categories' }
}

/** What the page of this category holds and where it leads back to. */
export function categoryPageFacts(name: string): CategoryPageFacts {
  return {
    hasList: !WITHOUT_LIST.includes(name),
    isSearchable: SEARCHABLE.includes(name),
    back: backOf(name),
  }
}
