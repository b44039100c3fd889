import { cpus, loadavg, totalmem } from 'node:os'
import { readCommandLine, refuse } from '../../supabase/local/command-line'
import { measureAdvisors } from './advisors.bench'
import { measureCounts } from './counts.bench'
import { measureCrowd } from './crowd.bench'
import { measureEngine } from './engine.bench'
import type { Measured } from './figure'
import { measureFirstPaint } from './first-paint.bench'
import { createScale } from './library/scale'
import { measureLikes } from './likes.bench'
import { measureListeners } from './listeners.bench'
import { measureLists } from './lists.bench'
import { measureLive } from './live.bench'
import { measureLoad } from './load.bench'
import { toLines, writeFigures } from './report'
import { measureSearch } from './search.bench'
import { measureStart } from './start.bench'
import { measureToldByTime } from './told-by-time.bench'

const scale = createScale()

/** Each can be asked for by name; those of scale also together as `scale`. */
const PARTS: Record<string, () => Promise<Measured>> = {
  engine: measureEngine,
  live: measureLive,
  listeners: measureListeners,
  crowd: measureCrowd,
  'first-paint': measureFirstPaint,
  start: measureStart,
  'told-by-time': measureToldByTime,
  load: () => measureLoad(scale),
  search: () => measureSearch(scale),
  lists: () => measureLists(scale),
  counts: () => measureCounts(scale),
  likes: () => measureLikes(scale),
  advisors: () => measureAdvisors(scale),
}
const OF_SCALE = ['load', 'search', 'lists', 'counts', 'likes']

const USAGE = `Usage: npm run bench -- [part …]

Measures what docs/performance.md tells and writes the figures there: the parts that are named, else all.

part  scale (those of a large library together), ${Object.keys(PARTS).join(', ')}`

const { positionals } = readCommandLine({
  usage: USAGE,
  positionals: { least: 0, most: Infinity },
})
const asked = positionals.flatMap((name) => (name === 'scale' ? OF_SCALE : [name]))
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) refuse(`There is no bench “${unknown.join(', ')}”.`, USAGE)
const chosen = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))

const memory = Math.round(totalmem() / 2 ** 30)
const machine = `${cpus().length} cores, ${memory} GB, Node ${process.version}`
const day = new Date().toISOString().slice(0, 10)
console.log(`${machine}, ${day}\n`)
try {
  for (const [name, measure] of chosen) {
    const measured = await measure()
    const server = OF_SCALE.includes(name) ? await scale.server() : null
    // A busy machine answers late: how many programs wanted a core meanwhile.
    const load = `load ${loadavg()[0]?.toFixed(1)}`
    const circumstances = [`${day}: ${machine}, ${load}`, server?.description]
      .filter(Boolean)
      .join('; ')
    console.log(`${name} (${load})\n${toLines(measured).join('\n')}\n`)
    await writeFigures(name, measured, `${circumstances}.`)
  }
} finally {
  await scale.close()
}
