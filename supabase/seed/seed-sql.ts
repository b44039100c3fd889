import type { LibraryPrayer } from './library-prayers'

const ROWS_PER_STATEMENT = 50

const COLUMNS =
  'id, title, short_text, medium_text, long_text, tradition, category, type, author, source, language, tags, created_at'

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function rowOf({ id, minutesOld, prayer }: LibraryPrayer): string {
  const texts = [
    id,
    prayer.title,
    prayer.shortText,
    prayer.mediumText,
    prayer.longText,
    prayer.tradition,
    prayer.category,
    prayer.type,
    prayer.author,
    prayer.source,
    'en',
  ]
  const tags = `array[${prayer.tags.map(quote).join(', ')}]`
  return `  (${texts.map(quote).join(', ')}, ${tags}, now() - interval '${minutesOld} minutes')`
}

/**
 * The library as SQL: many rows a statement, harmless when run twice. Ages count back from the moment it is
 * loaded, so that a newcomer’s first page never looks abandoned; everything else is fixed.
 */
export function writeSeedSql(library: readonly LibraryPrayer[]): string {
  const statements: string[] = []
  for (let start = 0; start < library.length; start += ROWS_PER_STATEMENT) {
    const rows = library.slice(start, start + ROWS_PER_STATEMENT).map(rowOf)
    statements.push(
      `insert into public.prayers (${COLUMNS}) values\n${rows.join(',\n')}\non conflict (id) do nothing;`,
    )
  }
  return [
    '-- The library that a newcomer finds: prayers without an owner, composed by the engine from fixed seeds.',
    '-- Written by `npx tsx supabase/seed/write-seed.ts`; a test fails when it is out of date. Do not edit.',
    '',
    ...statements,
    '',
  ].join('\n')
}
