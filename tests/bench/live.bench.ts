import { setTimeout as wait } from 'node:timers/promises'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { quantile, type Figure, type Measured } from './figure'

const ROUNDS = 60
const STORM = 500
const STORM_SECONDS = 10
/** A person may save only so many prayers an hour. */
const WRITERS = 20

interface Heard {
  number: number
  at: number
}

/** A visitor who notes every announced prayer by the number in its title. */
async function listenAsVisitor(backend: TestBackend, heard: Heard[]): Promise<void> {
  const channel = backend.client().channel('prayer-updates')
  await new Promise<void>((resolve) => {
    channel
      .on('system', {}, () => resolve())
      .on<{ title: string }>(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'prayers' },
        (event) =>
          heard.push({ number: Number(event.new.title.split(' ')[1]), at: performance.now() }),
      )
      .subscribe()
  })
}

/** Saves numbered prayers one after another, at most one each `pace` milliseconds. */
async function save(writers: readonly SignedUp[], first: number, amount: number, pace: number) {
  const sent = new Map<number, { at: number; answered: number }>()
  const begin = performance.now()
  for (let turn = 0; turn < amount; turn++) {
    const early = begin + turn * pace - performance.now()
    if (early > 1) await wait(early)
    const writer = writers[turn % writers.length]
    if (!writer) throw new Error('Nobody writes.')
    const number = first + turn
    const at = performance.now()
    const { error } = await writer.client.from('prayers').insert({
      user_id: writer.userId,
      title: `Prayer ${number}`,
      short_text: 'Let the lamp last.',
      tradition: 'Universal',
      category: 'Hope',
    })
    if (error) throw error
    sent.set(number, { at, answered: performance.now() - at })
  }
  return { sent, seconds: (performance.now() - begin) / 1000 }
}

/** Waits until so many were heard, or nothing came for five seconds. */
async function settle(heard: readonly Heard[], expected: number): Promise<void> {
  for (let quiet = 0, before = -1; heard.length < expected && quiet < 50; quiet++) {
    if (heard.length !== before) quiet = 0
    before = heard.length
    await wait(100)
  }
}

/** From an insert by one client to the event at another: calmly, then 500 within ten seconds. */
export async function measureLive(): Promise<Measured> {
  const backend = await startTestBackend({ seed: false })
  try {
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => backend.signUp()))
    const heard: Heard[] = []
    await listenAsVisitor(backend, heard)
    const calm = await save(writers, 0, ROUNDS, 40)
    await settle(heard, ROUNDS)
    const storm = await save(writers, ROUNDS, STORM, (1000 * STORM_SECONDS) / STORM)
    await settle(heard, ROUNDS + STORM)
    const figures = (name: string, { sent }: typeof calm): Figure[] =>
      [0.5, 0.95].map((share) => ({
        name: `${name}, p${share * 100}`,
        unit: 'ms',
        value: quantile(
          heard.flatMap(({ number, at }) => at - (sent.get(number)?.at ?? Number.NaN) || []),
          share,
        ),
        baseline: 'the insert’s own answer',
        baselineValue: quantile(
          [...sent.values()].map(({ answered }) => answered),
          share,
        ),
      }))
    const stormy = heard.map(({ number }) => number).filter((number) => number >= ROUNDS)
    const late = stormy.filter((number, place) => place > 0 && number < (stormy[place - 1] ?? 0))
    return {
      figures: [
        ...figures('Insert to live event', calm),
        ...figures('The same, 500 within 10 s', storm),
        {
          name: 'Events heard of 500 inserts',
          unit: '',
          value: new Set(stormy).size,
          baseline: 'doubled or out of order',
          baselineValue: stormy.length - new Set(stormy).size + late.length,
          target: STORM,
          isMore: true,
        },
      ],
      notes: [`The 500 inserts took ${storm.seconds.toFixed(1)} s, saved one after another.`],
    }
  } finally {
    await backend.stop()
  }
}
