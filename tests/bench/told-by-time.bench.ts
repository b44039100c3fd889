import { appQuestions } from '../backend/app-questions'
import { functionQuestions, otherQuestions, type Question } from '../backend/stranger-requests'
import { FACTS_OF_MANY, prepareWorld, type Fact } from '../backend/two-worlds'
import { startTestBackend, type TestBackend } from '../support/backend'
import { quantile, timed, type Figure, type Measured } from './figure'

const ROUNDS = 40

/** Three libraries: with a private fact, without it, and without it once more. */
type Worlds = readonly [withFact: TestBackend, without: TestBackend, again: TestBackend]

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

/** Median milliseconds of a visitor's question in each world, asked in turn. */
async function medians(worlds: Worlds, question: Question): Promise<number[]> {
  const samples = worlds.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const at of worlds.keys()) {
      const place = (at + round) % worlds.length
      const world = worlds[place]
      if (world) samples[place]?.push(await timed(() => ask(world, question)))
    }
  return samples.map((each) => quantile(each, 0.5))
}

async function compareTimes(worlds: Worlds, { fact, one, other }: Fact, asked: Question[]) {
  const [withFact, without, again] = worlds
  await makeWorld(withFact, one)
  await makeWorld(without, other)
  await makeWorld(again, other)
  let most = { difference: 0, path: '' }
  let mostOfSame = 0
  for (const question of asked) {
    const [inOne = 0, inOther = 0, inSame = 0] = await medians(worlds, question)
    const difference = Math.abs(inOne - inOther)
    if (difference > most.difference) most = { difference, path: question.path.slice(0, 80) }
    mostOfSame = Math.max(mostOfSame, Math.abs(inSame - inOther))
  }
  const figure: Figure = {
    name: `Largest difference of median times: a person ${fact}`,
    unit: 'ms',
    value: most.difference,
    baseline: 'two worlds that do not differ',
    baselineValue: mostOfSame,
  }
  return { figure, note: `Largest at \`${most.path}\`.` }
}

/**
 * Whether the time of an answer tells a stranger a private fact: every question of the app and every function, in two
 * worlds that differ in the fact, beside two that do not.
 */
export async function measureToldByTime(): Promise<Measured> {
  const worlds = (await Promise.all(
    [0, 1, 2].map(() => startTestBackend({ seed: false })),
  )) as unknown as Worlds
  const asked = [...functionQuestions(), ...otherQuestions(), ...(await appQuestions())]
  const figures: Figure[] = []
  const notes = [`${asked.length} questions, each ${ROUNDS} times in each world, in turn.`]
  for (const fact of FACTS_OF_MANY) {
    const { figure, note } = await compareTimes(worlds, fact, asked)
    figures.push(figure)
    notes.push(note)
  }
  await Promise.all(worlds.map((world) => world.stop()))
  return { figures, notes }
}
