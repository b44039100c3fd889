import { appQuestions } from '../backend/app-questions'
import { functionQuestions, otherQuestions, type Question } from '../backend/stranger-requests'
import { FACTS_OF_MANY, type Fact } from '../backend/private-facts'
import { prepareWorld } from '../backend/two-worlds'
import { startTestBackend, type TestBackend } from '../support/backend'
import { quantile, timed, type Figure, type Measured } from './figure'

const ROUNDS = 40

type Pair = readonly [TestBackend, TestBackend]

async function makeWorld(backend: TestBackend, make: Fact['other']): Promise<void> {
  await prepareWorld(backend.database)
  await make?.((sql, parameters) => backend.database.query(sql, parameters))
  await backend.database.exec('analyze')
}

async function ask(backend: TestBackend, { method, path, body }: Question): Promise<void> {
  const headers = { apikey: backend.anonKey, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await backend.fetch(
    new Request(`${backend.url}/${path}`, { method, headers, ...sent }),
  )
  await answer.text()
}

/** Median milliseconds of each question of a visitor in both worlds, asked in turn. */
async function medians(pair: Pair, asked: readonly Question[]): Promise<[number, number][]> {
  const times: [number, number][] = []
  for (const question of asked) {
    const samples: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++)
      for (const at of round % 2 ? ([1, 0] as const) : ([0, 1] as const))
        samples[at].push(await timed(() => ask(pair[at], question)))
    times.push([quantile(samples[0], 0.5), quantile(samples[1], 0.5)])
  }
  return times
}

/** By question, how much longer it takes with `one` than with `other`; each engine has both, so that its own pace cancels out. */
async function differences(
  pair: Pair,
  { one, other }: Pick<Partial<Fact>, 'one' | 'other'>,
  asked: readonly Question[],
): Promise<number[]> {
  const [first, second] = pair
  await makeWorld(first, one)
  await makeWorld(second, other)
  const ahead = await medians(pair, asked)
  await makeWorld(first, other)
  await makeWorld(second, one)
  const behind = await medians(pair, asked)
  return ahead.map(([a, b], at) => {
    const [c, d] = behind[at] ?? [0, 0]
    return (a - b + (d - c)) / 2
  })
}

const largest = (values: readonly number[]) => Math.max(...values.map(Math.abs))

/**
 * Whether the time of an answer tells a stranger a private fact: every question of the app and every function, in two
 * worlds that differ in the fact, beside two that do not.
 */
export async function measureToldByTime(): Promise<Measured> {
  const pair: Pair = [
    await startTestBackend({ seed: false }),
    await startTestBackend({ seed: false }),
  ]
  const asked = [...functionQuestions(), ...otherQuestions(), ...(await appQuestions())]
  const none = await differences(pair, {}, asked)
  const figures: Figure[] = []
  const notes = [
    `${asked.length} questions, each ${ROUNDS} times in both worlds, then with the worlds exchanged.`,
  ]
  for (const fact of FACTS_OF_MANY) {
    const found = await differences(pair, fact, asked)
    const at = found.findIndex((value) => Math.abs(value) === largest(found))
    figures.push({
      name: `Largest difference of median times: a person ${fact.fact}`,
      unit: 'ms',
      value: largest(found),
      baseline: 'worlds that do not differ',
      baselineValue: largest(none),
    })
    notes.push(`Largest at \`${asked[at]?.path.slice(0, 80)}\`.`)
  }
  await Promise.all(pair.map((world) => world.stop()))
  return { figures, notes }
}
