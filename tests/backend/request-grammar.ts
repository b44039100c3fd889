/** Requests that look like PostgREST's, with whatever may go wrong in each place. */
import fc from 'fast-check'

const TABLES = [
  'prayers',
  'profiles',
  'likes',
  'like_counts',
  'removed_prayers',
  'prayer_translations',
  'nothing',
]
const COLUMNS = [
  'id',
  'title',
  'tags',
  'user_id',
  'is_private',
  'created_at',
  'likes',
  'prayer_id',
  'absent',
]
const FUNCTIONS = [
  'search_prayers',
  'category_prayers',
  'category_text_counts',
  'tradition_prayers_of_type',
  'tradition_type_counts',
  'type_previews',
  'my_account',
  'ensure_profile',
  'nothing',
]
const OPERATORS =
  'eq neq gt lt gte lte like ilike match imatch is isdistinct in cs cd ov sl sr nxr adj fts plfts phfts wfts not.eq like(any) eq(all) nonsense'.split(
    ' ',
  )

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[()*,.:"'\\{}[\]%&=!<>|\-a-z0-9 ]{0,40}$/),
  fc.constantFrom(
    'null',
    '(1,2',
    '{a,b}',
    '{',
    '9'.repeat(400),
    '\\',
    '(.*)*',
    '1e999',
    '-infinity',
    '\u0000',
    '::',
    ...['(', '[', '{', '!', 'not.', 'a->', '->0', '"'].map((sign) => sign.repeat(900)),
  ),
)
const column = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...COLUMNS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'tags->0',
      'title->>a',
      'created_at::text',
      'id::nothing',
      'count()',
      'id.sum()',
    ),
  },
  { weight: 1, arbitrary: junk },
)
const value = fc.oneof(
  junk,
  fc.constantFrom('a', '1', 'true', '(a,b)', '{a}', '2026-01-01', '[1,2)'),
)
const condition = fc.tuple(fc.constantFrom(...OPERATORS), value).map((parts) => parts.join('.'))

const { select, tree } = fc.letrec<{ select: string; tree: string }>((tie) => ({
  select: fc
    .array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        column,
        fc
          .tuple(
            fc.constantFrom('', '...', 'alias:'),
            fc.constantFrom(...TABLES),
            fc.constantFrom('', '!inner', '!likes', '!x'),
            tie('select'),
          )
          .map(([before, table, hint, inner]) => `${before}${table}${hint}(${inner})`),
      ),
      { minLength: 0, maxLength: 4 },
    )
    .map((parts) => parts.join(',')),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(column, condition).map((parts) => parts.join('.')),
    fc
      .tuple(
        fc.constantFrom('and', 'or', 'not.and', 'not.or'),
        fc.array(tie('tree'), { maxLength: 3 }),
      )
      .map(([name, parts]) => `${name}(${parts.join(',')})`),
  ),
}))

const parameter = fc.oneof(
  select.map((text) => ['select', text]),
  fc.tuple(column, condition),
  tree.map((text) => ['or', `(${text})`]),
  fc.tuple(
    fc.constantFrom('limit', 'offset', 'likes.limit', 'order', 'on_conflict', 'columns'),
    fc.oneof(junk, fc.integer().map(String)),
  ),
  fc.tuple(
    fc.constant('order'),
    column.map((name) => `${name}.desc.nullslast`),
  ),
)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TABLES) },
  { weight: 3, arbitrary: fc.constantFrom(...FUNCTIONS).map((name) => `rpc/${name}`) },
  { weight: 1, arbitrary: junk },
)
const header = fc.oneof(
  fc.tuple(
    fc.constant('Prefer'),
    fc.constantFrom(
      'count=exact',
      'count=planned',
      'return=representation',
      'handling=strict,x=y',
      'tx=rollback',
      'max-affected=1',
      'missing=default',
      'resolution=merge-duplicates',
      'timezone=Mars/One',
    ),
  ),
  fc.tuple(fc.constant('Range'), fc.constantFrom('0-9', '5-1', 'x', '-5', '999999999999-')),
  fc.tuple(
    fc.constant('Accept'),
    fc.constantFrom(
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'image/png',
      '*/*',
      '',
    ),
  ),
  fc.tuple(fc.constant('Content-Profile'), fc.constantFrom('public', 'private', 'auth')),
  fc.tuple(fc.constant('Accept-Profile'), fc.constantFrom('public', 'private', 'pg_catalog')),
)
const nestedBody = fc
  .tuple(
    fc.constantFrom('[', '{"a":', '{"tags":[', '[{"title":'),
    fc.integer({ max: 9_000, min: 50 }),
  )
  .map(([opening, depth]) => opening.repeat(depth))
const body = fc.oneof(
  fc.json(),
  nestedBody,
  junk,
  fc
    .dictionary(
      fc.constantFrom(
        'query',
        'page_size',
        'before_id',
        'category_name',
        'title',
        'short_text',
        'tags',
      ),
      fc.jsonValue(),
    )
    .map((row) => JSON.stringify(row)),
)

export interface FuzzedRequest {
  method: string
  address: string
  headers: [string, string][]
  body: string
}

/** Any request to `/rest/v1`. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT'),
  address: fc.tuple(path, fc.array(parameter, { maxLength: 4 })).map(([place, pairs]) => {
    const query = pairs.map(([name = '', text = '']) => `${encode(name)}=${encode(text)}`).join('&')
    return `/rest/v1/${place.split('/').map(encode).join('/')}?${query}`
  }),
  headers: fc.array(header, { maxLength: 3 }),
  body,
})

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
}
