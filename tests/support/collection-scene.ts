/** What the scenes of collections have in common. */
import { onlyRow, type Persona } from './stage'

export async function begin(persona: Persona, name: string): Promise<string> {
  const made = await persona.query<{ id: string }>(
    'insert into public.collections (name) values ($1) returning id',
    [name],
  )
  return onlyRow(made).id
}

export const PUT =
  'insert into public.collection_prayers (collection_id, prayer_id, note) values ($1, $2, $3)'
export const ARRANGE = 'select public.arrange_collection($1, $2)'

export async function orderOf(persona: Persona, collection: string): Promise<string[]> {
  const rows = await persona.query<{ prayer_id: string }>(
    'select prayer_id from public.collection_prayers where collection_id = $1 order by position, prayer_id',
    [collection],
  )
  return rows.map((row) => row.prayer_id)
}
