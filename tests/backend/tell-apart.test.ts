/** Can a stranger tell them apart? Two worlds that differ in one private fact give the same answers, byte for byte. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { findPostgres } from '../support/postgres-binaries'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { appQuestions } from './app-questions'
import {
  CALLS,
  COUNTS,
  functionQuestions,
  otherQuestions,
  tableQuestions,
  type Count,
  type Question,
} from './stranger-requests'
import { FACTS, FACTS_OF_MANY, type Fact } from './private-facts'
import { prepareWorld } from './two-worlds'

const binaries = await findPostgres()
const DATABASES: { on: string; server: string | null }[] = [
  { on: 'PGlite', server: null },
  ...(binaries === null ? [] : [{ on: 'a Postgres server', server: binaries }]),
]

const READABLE = `
select table_name as "table", column_name as name, data_type as type
from information_schema.columns
where table_schema = 'public' and has_column_privilege('authenticated', format('public.%I', table_name), column_name, 'select')
order by table_name, ordinal_position`

describe.each(DATABASES)(
  'on $on, a stranger can not tell whether a person',
  ({ server: binariesOfServer }) => {
    let server: PostgresServer | undefined
    let backend: TestBackend
    let stranger: SignedUp
    let questions: Question[]
    beforeAll(async () => {
      if (binariesOfServer !== null) server = await startPostgres(binariesOfServer)
      backend = await startTestBackend({ seed: false, ...(server && { databaseUrl: server.url }) })
      stranger = await backend.signUp()
      const columns = await backend.database.query<{ table: string; name: string; type: string }>(
        READABLE,
      )
      const tables = [...new Set(columns.map(({ table }) => table))]
      questions = [
        ...tables.flatMap((name) =>
          tableQuestions(
            name,
            columns.filter(({ table }) => table === name),
          ),
        ),
        ...functionQuestions(),
        ...otherQuestions(),
        ...(await appQuestions()),
      ]
    })
    afterAll(async () => {
      await backend.stop()
      await server?.stop()
    })

    /** Status, the headers that tell numbers, and the body; what is the present moment is left out. */
    async function answerTo({ method, path, body }: Question, count: Count, token: string) {
      const headers = {
        apikey: backend.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: `count=${count}`,
      }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await backend.fetch(
        new Request(`${backend.url}/${path}`, { method, headers, ...sent }),
      )
      const text = (await response.text()).replaceAll(
        /"(?:updated|exported|signed_up|last_sign_in)_at":"[^"]+"/g,
        '"now"',
      )
      return [response.status, response.headers.get('content-range'), text.length, text].join(' ')
    }

    /** Questions with their answers, for a visitor and for a person. */
    async function hear(asked: Question[], counts: readonly Count[]): Promise<[string, string][]> {
      const { data } = await stranger.client.auth.getSession()
      const answers: [string, string][] = []
      for (const [who, token] of [
        ['visitor', backend.anonKey],
        ['person', data.session?.access_token ?? ''],
      ] as const)
        for (const question of asked)
          for (const count of counts) {
            const name = `${who}, ${count}: ${question.method} ${question.path} ${JSON.stringify(question.body ?? '')}`
            answers.push([name, await answerTo(question, count, token)])
          }
      return answers
    }

    /** What a stranger hears of a world: with the planner's statistics of another, and with its own. */
    async function hearWorld(
      makers: readonly Fact['other'][],
      isOfMany: boolean,
    ): Promise<Map<string, string>> {
      await prepareWorld(backend.database)
      for (const make of makers)
        await make?.((sql, parameters) => backend.database.query(sql, parameters))
      const whole = questions.filter(({ isNarrowed }) => !isNarrowed)
      const narrowed = questions.filter(({ isNarrowed }) => isNarrowed)
      const atOnce = isOfMany ? await hear(whole, ['exact']) : []
      await backend.database.exec('analyze')
      const analyzed = isOfMany
        ? [...(await hear(whole, COUNTS)), ...(await hear(narrowed, ['exact']))]
        : await hear(whole, ['exact'])
      return new Map([
        ...atOnce.map(([name, answer]) => [`at once, ${name}`, answer] as const),
        ...analyzed,
      ])
    }

    // The server runs those that the statistics and the counts could tell; the rest is the same SQL.
    const groups = (binariesOfServer === null ? [FACTS_OF_MANY, ...FACTS] : [FACTS_OF_MANY]).map(
      (facts) => ({ told: facts.map(({ fact }) => fact).join('; '), facts }),
    )

    it.each(groups)('$told', { timeout: 300_000 }, async ({ facts }) => {
      const isOfMany = facts === FACTS_OF_MANY
      const inOther = await hearWorld(
        facts.map(({ other }) => other),
        isOfMany,
      )
      const inOne = await hearWorld(
        facts.map(({ one }) => one),
        isOfMany,
      )
      expect(inOne.size).toBe(inOther.size)
      const told = [...inOne].filter(([name, answer]) => inOther.get(name) !== answer)
      expect(told.slice(0, 10).map(([name, answer]) => [name, answer, inOther.get(name)])).toEqual(
        [],
      )
    })

    it('would be found out if the secret stood in the open', { timeout: 300_000 }, async () => {
      const before = await hearWorld([], false)
      await backend.database.query(
        `update public.prayers set title = 'zqmyphone-5551234567', tags = '{zqmyphone-5551234567}' where id = 'b0000000-0000-4000-8000-000000000001'`,
      )
      const after = await hear(
        questions.filter(({ isNarrowed }) => !isNarrowed),
        ['exact'],
      )
      expect(after.filter(([name, answer]) => before.get(name) !== answer).length).toBeGreaterThan(
        10,
      )
    })
  },
)

it('every function that the API shows is asked', async () => {
  const backend = await startTestBackend({ seed: false })
  const shown = await backend.database.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
  )
  expect(shown.map(({ name }) => name).filter((name) => !(name in CALLS))).toEqual([])
  await backend.stop()
})
