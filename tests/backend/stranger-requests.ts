/** Everything that a stranger can read of the API, about a person, a prayer and a secret. */
import {
  AUTHOR,
  OTHER_PRAYER,
  PERSON,
  PRIVATE_PRAYER,
  PUBLIC_PRAYER,
  REMIX,
  SECRET,
} from './two-worlds'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** Narrows, by one column, what another question reads whole: only planning and counting could tell more. */
  isNarrowed?: true
}

/** Ways to ask how many there are; the API answers the exact one alone. */
export const COUNTS = ['exact', 'planned', 'estimated'] as const
export type Count = (typeof COUNTS)[number]

/** Values that could be told apart, by the type of a column. */
function valuesFor(type: string): string[] {
  if (type === 'uuid')
    return [PERSON, AUTHOR, PRIVATE_PRAYER, PUBLIC_PRAYER, OTHER_PRAYER, REMIX].map(
      (id) => `eq.${id}`,
    )
  if (type === 'boolean') return ['is.true', 'is.false']
  if (type === 'ARRAY') return [`cs.{${SECRET}}`]
  if (type.startsWith('timestamp'))
    return ['gt.2026-02-01', 'lt.2026-02-01', 'eq.2026-02-01T00:01:00Z']
  if (type === 'integer') return ['eq.0', 'gt.0', 'gt.50']
  return [`eq.${SECRET}`, `like.*${SECRET.slice(2, 12)}*`, `ilike.ZQ*`, 'is.null']
}

/** Drawn or set to the present, and so different in any two runs. */
const UNSTABLE = new Set([
  'prayers.updated_at',
  'profiles.created_at',
  'profiles.updated_at',
  'likes.created_at',
  'collections.id',
  'collections.share_key',
  'collections.created_at',
  'collection_prayers.collection_id',
  'collection_prayers.created_at',
  'removed_prayers.id',
  'removed_prayers.removed_at',
])

/** Reads of one table: whole, and by every column. */
export function tableQuestions(
  table: string,
  columns: { name: string; type: string }[],
): Question[] {
  const stable = columns.filter(({ name }) => !UNSTABLE.has(`${table}.${name}`))
  const [key] = stable
  if (!key) throw new Error(`Nothing of ${table} stays the same.`)
  const whole = `select=${stable.map(({ name }) => name).join(',')}&order=${key.name}`
  const narrowed = stable.flatMap(({ name, type }) =>
    valuesFor(type).map(
      (value) =>
        `select=${key.name}&order=${key.name}&limit=1&${name}=${encodeURIComponent(value)}`,
    ),
  )
  const read = (query: string) => ({ method: 'GET' as const, path: `rest/v1/${table}?${query}` })
  return [
    read(whole),
    read(`${whole}&limit=1&offset=119`),
    ...narrowed.map((query) => ({ ...read(query), isNarrowed: true as const })),
  ]
}

const EMBEDDING: Question[] = [
  'prayers?select=id,like_counts(likes)&order=id',
  'prayers?select=id,likes(count)&order=id',
  'prayers?select=id,likes(user_id)&order=id',
  'like_counts?select=likes,prayers(id,title)&order=prayer_id',
  'likes?select=prayer_id,prayers(title)',
  `profiles?select=id,prayers(id)&id=eq.${PERSON}`,
  'prayers?select=id,reports(reason,note)&order=id',
  'prayers?select=id,reports(count)&order=id',
  'prayers?select=id,hidden_prayers(prayer_id)&order=id',
  'reports?select=reason,note,prayers(title)',
  'profiles?select=id,reports(reason)&order=id',
  'prayers?select=id,collection_prayers(note)&order=id',
  'collections?select=name,collection_prayers(prayer_id,note)&order=name',
  'collection_prayers?select=note,prayers(title)&order=prayer_id',
  `prayers?select=id&like_counts.likes=gt.0&order=id`,
].map((path) => ({ method: 'GET', path: `rest/v1/${path}` }))

/** Arguments for each function that the API shows; a test fails for one that is missing here. */
export const CALLS: Record<string, object[]> = {
  search_prayers: [
    { query: SECRET },
    { query: 'zqmyphone' },
    { query: 'zq' },
    { query: 'jewish' },
    { query: 'peace', page_size: 100 },
    { query: 'peace', category_name: SECRET },
    { query: 'peace', tradition_name: SECRET },
    { query: 'peace', type_name: SECRET },
    { query: 'zqmyphon-5551234567' },
    { query: 'peacce' },
    { query: 'lihgt' },
    { query: 'jewsh' },
    { query: 'jewish funeral' },
  ],
  category_prayers: [
    { category_name: SECRET },
    { category_name: 'Peace', page_size: 100 },
    { category_name: 'Other' },
  ],
  category_text_counts: [{}],
  prayer_family: [PUBLIC_PRAYER, PRIVATE_PRAYER, OTHER_PRAYER, REMIX].map((id) => ({
    of_prayer: id,
  })),
  tradition_prayers_of_type: [
    { tradition_name: SECRET, type_name: 'mercy' },
    { tradition_name: 'Universal', type_name: 'peace', page_size: 100 },
  ],
  tradition_type_counts: [{ tradition_name: SECRET }, { tradition_name: 'Universal' }],
  type_previews: [{}],
  my_account: [{}],
  ensure_profile: [{}],
  replace_variant: [
    { of_key: PRIVATE_PRAYER, title: 'T', short_text: 'S' },
    { of_key: SECRET, title: 'T', short_text: 'S' },
  ],
  reported_prayers: [{}],
  decide_report: [
    { prayer_id: PUBLIC_PRAYER, decision: 'keep' },
    { prayer_id: PRIVATE_PRAYER, decision: 'remove' },
  ],
  shared_collection: [{ of_key: PRIVATE_PRAYER }, { of_key: SECRET }],
  arrange_collection: [{ arranged_id: PRIVATE_PRAYER, in_order: [PRIVATE_PRAYER] }],
  delete_account: [{ typed_username: 'Person', remove_public_prayers: true }],
}

export const functionQuestions = (): Question[] =>
  Object.entries(CALLS).flatMap(([name, bodies]) =>
    bodies.map((body) => ({
      method: 'POST' as const,
      path: `rest/v1/rpc/${name}${/^(?:search|category)_prayers$/.test(name) ? '?select=id,title,like_counts(likes)' : ''}`,
      body,
    })),
  )

export const otherQuestions = (): Question[] => [
  ...EMBEDDING,
  { method: 'GET', path: 'rest/v1/' },
  { method: 'GET', path: 'storage/v1/object/public/profiles/avatar/absent.png' },
  { method: 'POST', path: 'storage/v1/object/list/profiles', body: { prefix: 'avatar' } },
]
