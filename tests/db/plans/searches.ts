import type { OpenScope } from '@/features/prayers/cache/prayer-requests'

type Search = Extract<OpenScope, { kind: 'search' }>

const search = (text: string, filters: Partial<Search> = {}): Search => ({
  kind: 'search',
  search: text,
  tradition: null,
  category: null,
  type: null,
  ...filters,
})

/** A word that twenty prayers of the filled library hold. */
const RARE = 'word1679091c5a880faf6fb5e6087eb1b2dc'

/** Every kind of search, by what it looks for. */
export const SEARCHES: [string, Search][] = [
  ['a frequent word', search('peace')],
  ['a rare word', search(RARE)],
  ['an absent word', search('xylophone')],
  ['a part of a rare word', search('091c5a880')],
  ['two frequent words', search('peace may')],
  ['a frequent and a rare word', search(`may ${RARE}`)],
  ['a word that names a tradition', search('jewish')],
  ['a word that names two traditions and is a part of others', search('dua')],
  ['a word that names a tradition, and a rare one', search(`jewish ${RARE}`)],
  ['a trouble in a tradition', search('cancer', { tradition: 'Islam' })],
  [
    'words of twelve traditions',
    search('jew muslim sikh jain hindu zen bahai sufi rasta kami inca maya'),
  ],
  ['one letter', search('z')],
  ['two letters that never meet', search('qz')],
  ['a percent sign', search('%')],
  ['a thousand words', search('word and '.repeat(500))],
  ['a frequent word in a tradition', search('peace', { tradition: 'Islam' })],
  ['a rare word in a tradition', search('091c5a880', { tradition: 'Islam' })],
  ['a word in a tradition that is not there', search('peace', { tradition: 'None' })],
  ['a frequent word in a category', search('peace', { category: 'Grief' })],
  ['a word of a type', search('light', { type: 'Grief Prayer' })],
  [
    'a word with all filters',
    search('light', { tradition: 'Islam', category: 'Grief', type: 'Grief Prayer' }),
  ],
]
