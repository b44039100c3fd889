import { pageStatement } from '../support/asking/app-requests'
import type { Statement } from '../support/asking/rest-sql'
import { VISITOR } from '../support/asking/viewer'
import { ask, connect, sayIdleTime } from './timed-asking'
import { quantile, type Figure, type Measured } from './figure'
import type { Scale } from './library/scale'
import { keyOfPage, listSubjects, type ListSubject } from './list-subjects'

const ROUNDS = 30
const FAR = 1000
const SMALL = 10_000
const TARGET = 10

interface ListTimes {
  first: number[]
  far: number[]
  /** The far page by LIMIT and OFFSET. */
  counted: number[]
}

function pageSize({ scope }: ListSubject): number {
  return scope.kind === 'newest' ? 10 : 20
}

/** The far page counted off from the front. */
function byOffset({ holds, value }: ListSubject, size: number, page: number): Statement {
  const sql = `select * from public.prayers where ${holds}
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`
  return { sql, parameters: [value] }
}

async function timeLists(scale: Scale, rows: number): Promise<Map<string, ListTimes>> {
  const { url } = await scale.library(rows)
  const recorder = await scale.recorder()
  const sql = connect(url)
  const times = new Map<string, ListTimes>()
  for (const [kind, subjects] of Object.entries(await listSubjects(sql))) {
    const spent: ListTimes = { first: [], far: [], counted: [] }
    for (const subject of subjects) {
      const size = pageSize(subject)
      const first = await pageStatement(recorder, subject.scope, null)
      const far = await keyOfPage(sql, subject, FAR, size)
      const farPage = far && (await pageStatement(recorder, subject.scope, far.key))
      for (let round = 0; round < ROUNDS; round++) {
        spent.first.push((await ask(sql, VISITOR, first)).spent)
        if (farPage) spent.far.push((await ask(sql, VISITOR, farPage)).spent)
        if (far && round < 5) {
          const counted = byOffset(subject, size, far.page)
          spent.counted.push((await ask(sql, VISITOR, counted)).spent)
        }
      }
    }
    times.set(kind, spent)
  }
  await sql.end()
  return times
}

/** First pages beside those of a small library, far pages beside counting off. */
export async function measureLists(scale: Scale): Promise<Measured> {
  const small = await timeLists(scale, SMALL)
  const large = await timeLists(scale, scale.rows)
  const sql = connect((await scale.library(scale.rows)).url)
  const idle = await sayIdleTime(sql)
  await sql.end()
  const figures = [...large].flatMap(([kind, { first, far, counted }]): Figure[] => [
    {
      name: `${kind}: first page, p95`,
      unit: 'ms',
      value: quantile(first, 0.95),
      baseline: 'with 10,000 prayers',
      baselineValue: quantile(small.get(kind)?.first ?? [], 0.95),
      target: TARGET,
    },
    {
      name: `${kind}: page 1,000 by key, p95`,
      unit: 'ms',
      value: quantile(far, 0.95),
      baseline: 'by offset',
      baselineValue: quantile(counted, 0.95),
      target: TARGET,
    },
  ])
  const notes = [
    'Of categories, traditions and people the largest, a middle and the smallest; a list shorter than 1,000 pages gives its last one.',
    idle,
  ]
  return { figures, notes }
}
