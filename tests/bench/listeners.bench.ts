import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SignJWT } from 'jose'
import { openDataFolder } from '../../supabase/local/data-folder'
import { startTestBackend, type SignedUp, type TestBackend } from '../support/backend'
import { quantile, type Figure, type Measured } from './figure'
import type { Audience, FromWorker, Told, ToWorker } from './listeners-worker'

const FEW = 10
const MANY = 2000
const ROUNDS = 40
const PRIVATE_ROUNDS = 20
/** A person may save only so many prayers an hour. */
const WRITERS = FEW
/** Between two inserts, in milliseconds. */
const PAUSE = 100
/** How long somebody who should hear nothing is given to hear it all the same, in milliseconds. */
const SETTLING = 3000

const WORKER = fileURLToPath(new URL('listeners-worker.ts', import.meta.url))

interface Insert {
  number: number
  writer: number
  sent: number
  /** Milliseconds until the insert's own answer. */
  answered: number
}

/** The listeners in a process of their own, so that hearing costs the server nothing. */
function startListeners() {
  const worker = fork(WORKER)
  const ask = (message: ToWorker) =>
    new Promise<FromWorker>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The listeners ended with ${code}.`))
      worker.once('exit', ended)
      worker.once('message', (answer) => {
        worker.off('exit', ended)
        resolve(answer as FromWorker)
      })
      worker.send(message)
    })
  return {
    join: (audience: Audience) => ask({ join: audience }),
    async told(number: number): Promise<Told> {
      const answer = await ask({ tell: number })
      if (!('told' in answer)) throw new Error('The listeners answered something else.')
      return answer.told
    },
    stop: () => void worker.kill(),
  }
}

type Listeners = ReturnType<typeof startListeners>

/** Tokens of so many different people. */
function signTokens(secret: string, amount: number): Promise<string[]> {
  const key = new TextEncoder().encode(secret)
  return Promise.all(
    Array.from({ length: amount }, () =>
      new SignJWT({ role: 'authenticated', aal: 'aal1', session_id: randomUUID() })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(randomUUID())
        .setExpirationTime('2h')
        .sign(key),
    ),
  )
}

async function insertPrayers(
  writers: readonly SignedUp[],
  numbers: readonly number[],
  isPrivate: boolean,
): Promise<Insert[]> {
  const inserts: Insert[] = []
  for (const [turn, number] of numbers.entries()) {
    const place = turn % writers.length
    const writer = writers[place]
    if (!writer) throw new Error('Nobody writes.')
    const begin = performance.now()
    const { error } = await writer.client.from('prayers').insert({
      user_id: writer.userId,
      title: `Prayer ${number}`,
      short_text: 'Let the lamp last.',
      tradition: 'Universal',
      category: 'Hope',
      is_private: isPrivate,
    })
    if (error) throw error
    const answered = performance.now() - begin
    inserts.push({ number, writer: place, sent: performance.timeOrigin + begin, answered })
    await wait(PAUSE)
  }
  return inserts
}

/** From each insert until the last of those heard it who should. */
async function readTold(listeners: Listeners, inserts: readonly Insert[], expected: number) {
  await wait(SETTLING)
  const told: { insert: Insert; told: Told }[] = []
  for (const insert of inserts) told.push({ insert, told: await listeners.told(insert.number) })
  const missed = told.filter(({ told: { listeners: heard } }) => heard.length !== expected)
  if (missed.length > 0)
    throw new Error(`${missed.length} of ${told.length} inserts were not heard by ${expected}.`)
  return told
}

function figures(name: string, told: Awaited<ReturnType<typeof readTold>>): Figure[] {
  return [0.5, 0.95].map((share) => ({
    name: `${name}, p${share * 100}`,
    unit: 'ms',
    value: quantile(
      told.map(({ insert, told: { last } }) => last - insert.sent),
      share,
    ),
    baseline: 'the insert’s own answer',
    baselineValue: quantile(
      told.map(({ insert }) => insert.answered),
      share,
    ),
  }))
}

async function measureWith(backend: TestBackend, listeners: Listeners, secret: string) {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => backend.signUp()))
  const sessions = await Promise.all(writers.map(({ client }) => client.auth.getSession()))
  const owners = sessions.map(({ data }) => data.session?.access_token ?? null)
  const audience = { url: backend.url, anonKey: backend.anonKey }
  const from = (first: number, amount: number) =>
    Array.from({ length: amount }, (_, place) => first + place)
  const silence = (amount: number) => Array.from({ length: amount }, () => null)

  // The owners of the private rows are the first listeners: their places are their numbers.
  await listeners.join({ ...audience, tokens: owners })
  const few = await insertPrayers(writers, from(0, ROUNDS), false)
  const ofFew = await readTold(listeners, few, FEW)

  const others = await signTokens(secret, MANY / 2 - FEW)
  await listeners.join({ ...audience, tokens: [...others, ...silence(MANY / 2)] })
  const many = await insertPrayers(writers, from(ROUNDS, ROUNDS), false)
  const ofMany = await readTold(listeners, many, MANY)
  const own = await insertPrayers(writers, from(2 * ROUNDS, PRIVATE_ROUNDS), true)
  const ofOwners = await readTold(listeners, own, 1)
  const strangers = ofOwners.filter(({ insert, told }) => told.listeners[0] !== insert.writer)
  return {
    figures: [
      ...figures(`Insert to the last of ${FEW} listeners`, ofFew),
      ...figures(`Insert to the last of ${MANY} listeners`, ofMany),
      ...figures(`Private row to its owner among ${MANY}`, ofOwners),
      {
        name: 'Private rows that somebody else heard',
        unit: '',
        value: strangers.length,
        baseline: 'private rows heard by one listener',
        baselineValue: ofOwners.length,
        target: 0,
      },
    ],
    notes: [
      `Half of the ${MANY} listeners are signed in, each as somebody else. They are in a process of their own; every insert was heard by all who should.`,
    ],
  }
}

/** From an insert to the last of many listeners, on the embedded backend. */
export async function measureListeners(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'orison-listeners-'))
  const { secrets, release } = await openDataFolder(folder)
  await release()
  const backend = await startTestBackend({ seed: false, dataFolder: folder })
  const listeners = startListeners()
  try {
    return await measureWith(backend, listeners, secrets.jwtSecret)
  } finally {
    listeners.stop()
    await backend.stop()
    await rm(folder, { recursive: true })
  }
}
