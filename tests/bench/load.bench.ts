import { connect } from './timed-asking'
import type { Measured } from './figure'
import type { Scale } from './library/scale'

const PLAIN_ROWS = 2_000

/** Rows a second of the plain way: copies of loaded prayers by ordinary inserts of 100, every trigger at work. */
async function plainRows(url: string): Promise<number> {
  const sql = connect(url)
  let seconds = Number.NaN
  await sql
    .begin(async (open) => {
      const rows = await open`select title, short_text, medium_text, long_text, tradition, category,
        type, tags from public.prayers limit ${PLAIN_ROWS}`
      const begin = performance.now()
      for (let first = 0; first < rows.length; first += 100)
        await open`insert into public.prayers ${open(rows.slice(first, first + 100))}`
      seconds = (performance.now() - begin) / 1000
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  await sql.end()
  return PLAIN_ROWS / seconds
}

class Undo extends Error {}

/** How quickly the library is filled, beside inserts with all triggers. */
export async function measureLoad(scale: Scale): Promise<Measured> {
  const { url, facts, isKept } = await scale.library(scale.rows)
  const { rows, texts, composing, copying, derived, indexing, people, tidying } = facts
  const plain = await plainRows(url)
  const perSecond = (name: string, seconds: number) => ({
    name,
    unit: 'rows/s',
    value: rows / seconds,
    baseline: 'inserts of 100 rows with every trigger',
    baselineValue: plain,
    isMore: true,
  })
  const whole = composing + copying + derived + indexing + people + tidying
  const slowest = facts.indexes.toSorted((one, other) => other.seconds - one.seconds).slice(0, 3)
  const shown = (amount: number) => amount.toLocaleString('en')
  return {
    figures: [
      {
        ...perSecond('Loading: composing and copying prayers', composing + copying),
        target: 10_000,
      },
      perSecond('Loading: copying alone', copying),
      perSecond('Loading: everything, ready to be asked', whole),
    ],
    notes: [
      `${shown(rows)} prayers, ${shown(facts.users)} accounts, ${shown(facts.likes)} likes. ` +
        `${shown(texts)} prayers were composed by the engine, all 40 voices; every row says one of them and every fifth ` +
        `adds a line with names: ${shown(facts.distinctTexts)} different texts. ` +
        `${(facts.bytesOnDisk / 2 ** 30).toFixed(1)} GB on disk with indexes.`,
      `Seconds: composing ${composing.toFixed(1)} (${Math.round(texts / composing)} prayers/s in two processes), ` +
        `copying ${copying.toFixed(1)} (${Math.round(facts.megabytes)} MB), accounts and likes ${people.toFixed(1)}, ` +
        `tables that triggers keep ${derived.toFixed(1)}, indexes ${indexing.toFixed(1)} ` +
        `(${slowest.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', ')}), vacuum and analyze ${tidying.toFixed(1)}. ` +
        `Triggers and references rest while loading.` +
        (isKept ? ' The library was kept from an earlier run, and so are these times.' : ''),
    ],
  }
}
