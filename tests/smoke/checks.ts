import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { ANSWER_WITHIN, ask, expectRefusal, rowsOf, told, type Project } from './asking'

/** As `[api] max_rows` in `supabase/config.toml`. */
const MAX_ROWS = 1000

interface Check {
  readonly name: string
  /** What was seen, in a few words. Throws with what was seen instead. */
  run(project: Project): Promise<string>
}

function isShowing(body: unknown, pattern: RegExp): boolean {
  return pattern.test(JSON.stringify(body))
}

/** Joins the app's channel as a visitor and leaves it again. */
async function joinLive({ url, key }: Project): Promise<string> {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
  try {
    return await new Promise<string>((settle, fail) => {
      const late = () => fail(new Error(`no answer within ${ANSWER_WITHIN} ms`))
      setTimeout(late, ANSWER_WITHIN).unref()
      client
        .channel('prayer-updates')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'prayers' }, () => {})
        .subscribe((status, error) => {
          if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) settle('joined')
          else fail(error ?? new Error(status))
        })
    })
  } finally {
    await client.removeAllChannels()
    await client.realtime.disconnect()
  }
}

/** What a visitor may do, and what nobody may do with the public key alone. */
export const CHECKS: readonly Check[] = [
  {
    name: 'the newest prayers can be read',
    run: async (project) => {
      const path = '/rest/v1/prayers?select=id,title&order=created_at.desc,id.desc&limit=3'
      return `${rowsOf(await ask(project, path)).length} rows`
    },
  },
  {
    name: 'words can be searched for',
    run: async (project) => {
      const body = { query: 'peace', page_size: 3 }
      const answer = await ask(project, '/rest/v1/rpc/search_prayers', { body })
      const { prayers } = answer.body as { prayers?: unknown }
      return `${rowsOf(answer, prayers ?? null).length} rows`
    },
  },
  {
    name: 'the categories are counted',
    run: async (project) => {
      const rows = rowsOf(await ask(project, '/rest/v1/rpc/category_text_counts', { body: {} }))
      return `${rows.length} categories`
    },
  },
  {
    name: 'private prayers are hidden',
    run: async (project) => {
      const rows = rowsOf(await ask(project, '/rest/v1/prayers?select=id&is_private=is.true'))
      if (rows.length > 0) throw new Error(`${rows.length} private prayers can be read`)
      return 'none can be read'
    },
  },
  {
    name: 'likes are hidden',
    run: async (project) => {
      const answer = await ask(project, '/rest/v1/likes?select=prayer_id&limit=1')
      if (answer.status === 200 && rowsOf(answer).length === 0) return 'none can be read'
      return expectRefusal(answer, 401, 403)
    },
  },
  {
    name: 'a visitor can not write',
    run: async (project) => {
      const body = {
        title: 'Smoke test',
        short_text: 'This must never be stored.',
        tradition: 'Universal',
        category: 'Peace',
        type: 'Peace Prayer',
      }
      const headers = { prefer: 'return=minimal' }
      return expectRefusal(await ask(project, '/rest/v1/prayers', { body, headers }), 401, 403)
    },
  },
  {
    name: 'a wrong key is refused',
    run: async ({ url }) =>
      expectRefusal(await ask({ url, key: 'a-wrong-key' }, '/rest/v1/prayers?limit=1'), 401, 403),
  },
  {
    name: 'pictures are read from a public bucket',
    run: async (project) => {
      const answer = await ask(project, '/storage/v1/object/public/profiles/avatar/none.png')
      expectRefusal(answer, 400, 404)
      if (!isShowing(answer.body, /not.?found/i) || isShowing(answer.body, /bucket not.?found/i))
        throw new Error(told(answer))
      return 'the bucket answers'
    },
  },
  {
    name: 'a visitor can not upload',
    run: async (project) => {
      const headers = { 'content-type': 'image/png' }
      const path = '/storage/v1/object/profiles/avatar/smoke.png'
      return expectRefusal(await ask(project, path, { body: {}, headers }), 400, 401, 403)
    },
  },
  {
    name: 'people can sign in with a password',
    run: async (project) => {
      const body = { email: 'nobody@example.org', password: 'not a password' }
      const answer = await ask(project, '/auth/v1/token?grant_type=password', { body })
      if (!isShowing(answer.body, /invalid.?(login.?)?credentials/i)) throw new Error(told(answer))
      return expectRefusal(answer, 400)
    },
  },
  {
    name: 'the translate function answers',
    run: async (project) => {
      const answer = await ask(project, '/functions/v1/translate')
      if (answer.status !== 200) throw new Error(told(answer))
      const refused = await ask(project, '/functions/v1/translate', { body: { text: 'Amen.' } })
      if (!isShowing(refused.body, /"code":"bad_request"/)) throw new Error(told(refused))
      return isShowing(answer.body, /"service":true/) ? 'with a service' : 'from its memory only'
    },
  },
  { name: 'live events can be joined', run: joinLive },
  {
    name: 'one answer holds no more rows than it may',
    run: async (project) => {
      const { length } = rowsOf(await ask(project, '/rest/v1/prayers?select=id&limit=100000'))
      if (length > MAX_ROWS) throw new Error(`${length} rows; [api] max_rows is not ${MAX_ROWS}`)
      return `${length} rows`
    },
  },
  {
    name: 'rows of rows can not be asked for',
    run: async (project) => {
      const path = '/rest/v1/profiles?select=id,prayers(id,profiles(id))&limit=1'
      return expectRefusal(await ask(project, path), 400, 401, 403)
    },
  },
]
