import { addresses } from '@/catalogue/addresses'
import { FAMILY_MEMBERS } from '@/catalogue/family-members'
import { findByWords, type Findable } from '@/catalogue/find-by-words'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { TRADITIONS } from '@/catalogue/traditions'
import { wordsOfTradition } from '@/catalogue/words/tradition-words'
import { wordsOfType } from '@/catalogue/words/type-words'
import type { ListedOption, OptionGroup } from '@/components/ui/option-list'
import { BROWSE_LINKS, CATEGORY_LINKS, FOOTER_LINKS, HEADER_LINKS } from '../navigation-links'

/** A place that the palette leads to; its value is its address, and `SHOW_KEYS` opens the list of keys. */
export interface Place extends ListedOption, Findable {}

export const SHOW_KEYS = '?'

const place = (label: string, value: string, words?: string): Place => ({
  label,
  value,
  name: label,
  words,
})

const linked = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => place(label, to))

const PAGES: readonly Place[] = [
  place('Home', addresses.home, 'start'),
  place('Generate a Prayer', addresses.generate, 'make, new prayer, write'),
  ...linked([...HEADER_LINKS, ...BROWSE_LINKS]),
  place('Text', addresses.text),
  place('Text Prayer Types', addresses.textPrayerTypes),
  place('Side by side', addresses.compare, 'compare, comparison, other traditions'),
  place('Keyboard shortcuts', SHOW_KEYS, 'keys, help'),
  ...linked(FOOTER_LINKS),
]

const MEMBER_PAGES: readonly Place[] = [
  place('My Prayers', addresses.profile, 'profile, my profile'),
  place('Settings', addresses.settings, 'account, password, export'),
]

const VISITOR_PAGES: readonly Place[] = [
  place('Sign In', addresses.login, 'log in, sign up, account'),
]

const TRADITION_PLACES = TRADITIONS.map(({ name, ownSpelling }): Place => ({
  label: name,
  value: addresses.tradition(name),
  name: `${name} ${ownSpelling ?? ''}`,
  hint: ownSpelling,
  words: wordsOfTradition(name),
}))

const TYPE_PLACES = PRAYER_TYPES.map((type) =>
  place(type, addresses.category(type), wordsOfType(type)),
)

/** Those that are types as well stand there once. */
const CATEGORY_PLACES: readonly Place[] = [
  ...CATEGORY_LINKS.filter(({ label }) => !TYPE_PLACES.some((type) => type.label === label)).map(
    ({ label, to }) =>
      place(label === 'All' ? 'All Prayers' : label === 'Other' ? 'Other Categories' : label, to),
  ),
  place('Family', addresses.family),
  ...FAMILY_MEMBERS.map((member) => place(`Family: ${member}`, addresses.familyMember(member))),
]

/** Everything that the palette leads to, in groups; the prayers are the newest of the viewer’s own. */
export interface PaletteSources {
  readonly isMember: boolean
  readonly prayers: readonly { id: string; title: string; shortText: string }[]
}

/** How much of a prayer tells it from others of the same title, in characters. */
const OPENING = 60

const prayerPlaces = ({ prayers }: PaletteSources) =>
  prayers.map(({ id, title, shortText }): Place => ({
    label: title,
    value: addresses.prayer(id),
    name: `${title} ${shortText}`,
    hint: shortText.slice(0, OPENING),
  }))

const isByWord = ({ matches }: { matches: readonly { by: string | null }[] }) =>
  matches[0]?.by !== null

/** The places that a query names or has a word for, and the search for it at the end. All of them for an empty query. */
export function findPlaces(sources: PaletteSources, query: string): OptionGroup<Place>[] {
  const pages = [...PAGES, ...(sources.isMember ? MEMBER_PAGES : VISITOR_PAGES)]
  const groups = [
    { label: 'Pages', places: pages },
    { label: 'My prayers', places: prayerPlaces(sources) },
    { label: 'Traditions', places: TRADITION_PLACES },
    { label: 'Types', places: TYPE_PLACES },
    { label: 'Categories', places: CATEGORY_PLACES },
  ]
    .map(({ label, places }) => ({ label, matches: findByWords(places, query) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => Number(isByWord(one)) - Number(isByWord(other)))
    .map(({ label, matches }) => ({
      label,
      options: matches.map(({ entry, by }) => ({ ...entry, hint: by ?? entry.hint })),
    }))
  const text = query.trim()
  if (text === '') return groups
  const search = place(`Search all prayers for “${text}”`, addresses.search(text))
  return [...groups, { label: 'Search', options: [search] }]
}
