import type { PrayerLength } from './product'
import { toCompactSlug, toSlug } from './slug'
import { GENERATOR_ONLY_TRADITIONS, TRADITIONS, type Tradition } from './traditions'

/** Route patterns that take a parameter; the fixed addresses are in `addresses`. */
export const ROUTE_PATTERNS = {
  prayer: '/prayer/:id',
  pray: '/prayer/:id/pray',
  prayResult: '/prayer-result/pray',
  publicProfile: '/profile/:id',
  tradition: '/traditions/:tradition',
  familyMember: '/family/:member',
  collection: '/book/collection/:id',
  sharedCollection: '/book/shared/:key',
} as const

export interface GeneratorPreset {
  readonly tradition?: string
  readonly type?: string
  readonly category?: string
  /** Under the category Family. */
  readonly member?: string
  /** Words for the context box. */
  readonly about?: string
}

/** Which prayers a booklet holds: those of one collection by its id, or by the key of its link. */
export interface BookletSource {
  readonly collection?: string
  readonly shared?: string
}

/** What stands side by side; null and 0 where nothing is chosen. */
export interface ComparisonPreset {
  readonly type: string
  /** Stored names, in the order of the columns. */
  readonly traditions: readonly string[]
  readonly category?: string | null
  readonly member?: string | null
  readonly length?: PrayerLength | null
  readonly variant?: number
}

/** What narrows a search; null is any. */
export interface SearchNarrowing {
  readonly tradition?: string | null
  readonly category?: string | null
  readonly type?: string | null
}

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) parameters.set(key, value)
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

/** The one place that spells the app's addresses. Functions take stored names or ids and encode them. */
export const addresses = {
  home: '/',
  login: '/login',
  about: '/about',
  generate: '/generate',
  prayerResult: '/prayer-result',
  profile: '/profile',
  settings: '/settings',
  book: '/book',
  bookPrintPage: '/book/print',
  types: '/types',
  textPrayerTypes: '/text-prayer-types',
  text: '/text',
  audio: '/audio',
  video: '/video',
  categories: '/categories',
  otherCategories: '/other-categories',
  traditions: '/traditions',
  family: '/family',
  privacy: '/privacy',
  terms: '/terms',
  engine: '/engine',
  partner: '/partner',
  investors: '/investors',
  searchPage: '/search',
  search: (query: string, { tradition, category, type }: SearchNarrowing = {}) =>
    withQuery('/search', {
      q: query.trim(),
      tradition,
      category,
      type: type?.toLowerCase(),
    }),
  prayer: (id: string, length?: PrayerLength) =>
    withQuery(`/prayer/${encodeURIComponent(id)}`, { length }),
  pray: (id: string, length?: PrayerLength) =>
    withQuery(`/prayer/${encodeURIComponent(id)}/pray`, { length }),
  prayResult: (length?: PrayerLength) => withQuery(ROUTE_PATTERNS.prayResult, { length }),
  publicProfile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  /** The page of a tradition, with a type narrowed to its prayers of that type. */
  tradition: (name: string, type?: string) =>
    withQuery(`/traditions/${toSlug(name)}`, { type: type?.toLowerCase() }),
  category: (name: string) => `/${toSlug(name)}`,
  collection: (id: string) => `/book/collection/${encodeURIComponent(id)}`,
  sharedCollection: (key: string) => `/book/shared/${encodeURIComponent(key)}`,
  /** A booklet of one collection, of a shared one, or of all that is liked or kept. */
  bookPrint: (of: BookletSource = {}) => withQuery('/book/print', { ...of }),
  familyMember: (member: string) => `/family/${toSlug(member)}`,
  generateWith: ({ type, ...preset }: GeneratorPreset) =>
    withQuery('/generate', { ...preset, type: type?.toLowerCase() }),
  compare: '/compare',
  compareWith: ({ type, traditions, category, member, length, variant }: ComparisonPreset) =>
    withQuery('/compare', {
      type: type.toLowerCase(),
      with: traditions.map(toSlug).join(','),
      category,
      member: member?.toLowerCase(),
      length,
      variant: variant ? String(variant) : null,
    }).replaceAll('%2C', ','),
} as const

/** Resolves the slug of any voice, those that only the generator offers included; null when none matches. */
export function findVoiceBySlug(slug: string): Tradition | null {
  const wanted = slug.toLowerCase()
  return (
    findTraditionBySlug(wanted) ??
    GENERATOR_ONLY_TRADITIONS.find(({ name }) => toSlug(name) === wanted) ??
    null
  )
}

/** Resolves a tradition slug in either reading (`baha-i-faith`, `bahaifaith`); null when none matches. */
export function findTraditionBySlug(slug: string): Tradition | null {
  const wanted = slug.toLowerCase()
  return (
    TRADITIONS.find(({ name }) => toSlug(name) === wanted) ??
    TRADITIONS.find(({ name }) => toCompactSlug(name) === wanted) ??
    null
  )
}
