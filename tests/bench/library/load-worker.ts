/** One process of the loader: composes its share of the texts, then copies its share of the rows. */
import { once } from 'node:events'
import postgres from 'postgres'
import { createChance } from './chance'
import { composeTexts } from './compose-texts'
import { createLineMaker, LOADED_COLUMNS } from './prayer-lines'

/** What one process is to do. */
export interface LoadShare {
  url: string
  number: number
  texts: number
  rows: number
  users: number
}

/** What it says when done. Times in milliseconds. */
export interface LoadAnswer {
  composing: number
  copying: number
  /** Bytes of text that were copied. */
  bytes: number
}

const LINES_AT_ONCE = 200

async function load({ url, number, texts, rows, users }: LoadShare): Promise<LoadAnswer> {
  const chance = createChance(1000 + number)
  const begin = performance.now()
  const nextLine = createLineMaker(await composeTexts(chance, texts), users, chance)
  const composed = performance.now()
  const sql = postgres(url, {
    max: 1,
    connection: { session_replication_role: 'replica', synchronous_commit: false },
  })
  const stream = await sql.unsafe(`copy public.prayers (${LOADED_COLUMNS}) from stdin`).writable()
  let bytes = 0
  for (let written = 0; written < rows; written += LINES_AT_ONCE) {
    let lines = ''
    for (let line = written; line < Math.min(written + LINES_AT_ONCE, rows); line++)
      lines += nextLine()
    const chunk = Buffer.from(lines)
    bytes += chunk.length
    if (!stream.write(chunk)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  await sql.end()
  return { composing: composed - begin, copying: performance.now() - composed, bytes }
}

process.send?.(await load(JSON.parse(process.argv[2] ?? '') as LoadShare))
process.disconnect()
