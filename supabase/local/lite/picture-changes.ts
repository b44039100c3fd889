/**
 * Symptom: lite asks the policies of storage in transactions that it rolls back, and removes and replaces files past them, so that
 * what `private.note_picture_change` notes is forgotten. The hosted service removes files under the policies.
 * Can go when lite removes files as the person who asks.
 */
import type { LocalDatabase } from '../database'
import { readCaller } from '../factors/caller'

const PICTURES = /^\/storage\/v1\/object\/profiles(\/.+)?$/

const NOTE = `
insert into private.recent_activity as noted (user_id, action, times)
select id, 'picture', array_fill(now(), array[$2::integer]) from public.profiles where id = $1::uuid
on conflict (user_id, action) do update
set times = array(select moment from unnest(noted.times) as moment where moment > now() - interval '1 hour') || excluded.times`

type Answer = (request: Request) => Promise<Response>

/** The same service, which notes the pictures that a person removed or replaced; the policies refuse what is too many. */
export function notingPictureChanges(
  answer: Answer,
  database: LocalDatabase,
  verifyToken: (token: string) => Promise<Record<string, unknown>>,
): Answer {
  return async (request) => {
    const response = await answer(request)
    const place = PICTURES.exec(new URL(request.url).pathname)
    if (place === null || !response.ok) return response
    const changes = await countChanges(request, response, place[1] !== undefined)
    const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (changes === 0 || token === undefined || token.startsWith('sb_')) return response
    const caller = readCaller(await verifyToken(token))
    if (caller !== null) await database.query(NOTE, [caller.userId, changes])
    return response
  }
}

async function countChanges(
  { method, headers }: Request,
  response: Response,
  isOne: boolean,
): Promise<number> {
  if (method === 'DELETE') return isOne ? 1 : ((await response.clone().json()) as unknown[]).length
  return method === 'PUT' || (method === 'POST' && headers.get('x-upsert') === 'true') ? 1 : 0
}
