import type { OpenScope } from '@/features/prayers/cache/prayer-requests'

/** SQL: the prayers of whoever has most. */
export const OWNER =
  'user_id = (select user_id from public.prayers group by 1 order by count(*) desc, 1 limit 1)'

/** Every list: its name, its scope, which prayers stand in it in SQL, and a place far from its beginning. */
export const LISTS: [string, (ownerId: string) => OpenScope, string, number][] = [
  ['home', () => ({ kind: 'newest' }), 'true', 50_000],
  ['all prayers', () => ({ kind: 'all' }), 'true', 90_000],
  [
    'a category',
    () => ({ kind: 'category', category: 'Peace', search: '' }),
    `category = 'Peace'`,
    1_000,
  ],
  ['a tradition', () => ({ kind: 'tradition', tradition: 'Islam' }), `tradition = 'Islam'`, 1_500],
  [
    'a category behind those filed under it',
    () => ({ kind: 'category', category: 'Peace', search: '' }),
    `category <> 'Peace' and 'peace' = any (tags)`,
    1_000,
  ],
  [
    'one type of a tradition',
    () => ({ kind: 'tradition', tradition: 'Islam', type: 'mercy' }),
    `tradition = 'Islam' and 'mercy' = any (tags)`,
    100,
  ],
  ['a person', (ownerId) => ({ kind: 'owner', ownerId }), OWNER, 10],
  ['oneself', (ownerId) => ({ kind: 'mine', ownerId }), OWNER, 10],
]
