import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LoadAnswer, LoadShare } from './load-worker'

const WORKERS = 2
const WORKER = fileURLToPath(new URL('load-worker.ts', import.meta.url))

/** A process and not a thread: threads do not read TypeScript on every Node this runs on. */
function runWorker(share: LoadShare): Promise<LoadAnswer> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, [JSON.stringify(share)])
    worker.once('message', (answer) => resolve(answer as LoadAnswer))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`A loader ended with ${code}.`)))
  })
}

/** Composes `texts` prayers and copies `rows` rows of them into public.prayers. Times in seconds. */
export async function loadPrayers(url: string, rows: number, texts: number, users: number) {
  const share = { url, users, texts: Math.ceil(texts / WORKERS), rows: Math.ceil(rows / WORKERS) }
  const answers = await Promise.all(
    Array.from({ length: WORKERS }, (_, number) => runWorker({ ...share, number })),
  )
  const longest = (of: (answer: LoadAnswer) => number) => Math.max(...answers.map(of)) / 1000
  return {
    composing: longest(({ composing }) => composing),
    copying: longest(({ copying }) => copying),
    megabytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20,
  }
}
