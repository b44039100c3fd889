import { cpus, totalmem } from 'node:os'
import { measureEngine } from './engine.bench'
import type { Figure } from './figure'
import { measureLive } from './live.bench'
import { measureStart } from './start.bench'

const PARTS: Record<string, () => Promise<Figure[]>> = {
  engine: measureEngine,
  live: measureLive,
  start: measureStart,
}

const asked = process.argv.slice(2)
const memory = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${memory} GB, Node ${process.version}\n`)
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const { name: figure, value, unit, baseline, baselineValue } of await measure()) {
    const measured = `${figure}: ${value.toFixed(2)} ${unit}`
    console.log(`${measured.padEnd(52)} ${baseline}: ${baselineValue.toFixed(2)} ${unit}`)
  }
}
