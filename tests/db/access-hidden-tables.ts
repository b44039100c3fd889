/** Tables that no party may touch: the schema is not served, and grants and policies are missing besides. */
import type { Case } from './access-cases'

const NO = 'denied'
const NOTHING = [NO, NO, NO, NO] as const

const TABLES: [relation: string, about: string, column: string][] = [
  ['private.prayer_search', 'the search text of a prayer', 'search_text'],
  ['private.prayer_labels', 'the label of a prayer', 'label'],
  ['private.search_words', 'a word of public prayers', 'word'],
  ['private.word_meanings', 'what a word means to a search', 'phrase'],
  ['private.recent_activity', 'what a person did lately', 'times'],
  ['private.people', 'that there is a person', 'id'],
  ['private.withheld_originals', 'what a remix was made of', 'original_id'],
  ['private.remix_credits', 'who made the original of a remix', 'remix_id'],
  ['private.rested_names', 'a name that was given up', 'skeleton'],
]

export const HIDDEN_TABLES: Case[] = TABLES.map(([relation, about, column]) => ({
  relation,
  about,
  // Reads and changes every row, and adds one of defaults.
  statements: () => ({
    select: `select 1 from ${relation}`,
    insert: `insert into ${relation} default values`,
    update: `update ${relation} set ${column} = ${column}`,
    delete: `delete from ${relation}`,
  }),
  expected: { anon: NOTHING, owner: NOTHING, other: NOTHING, aal1: NOTHING, service: NOTHING },
}))
