/**
 * The tools of a blind reading (docs/blind-reading/README.md), for one round's folder:
 *   npx tsx tests/reports/blind-reading.ts draw <folder> <seed> [tradition …]   briefs.json, from contexts.json
 *   npx tsx tests/reports/blind-reading.ts ours <folder>                        ours.json, first press
 *   npx tsx tests/reports/blind-reading.ts pairs <folder> <seed>                pairs.json and key.json
 *   npx tsx tests/reports/blind-reading.ts score <folder>                       choices and means of all judge-*.json
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATOR_CATEGORIES, SUB_CATEGORIES } from '@/catalogue/categories'
import { PRAYER_LENGTHS, type PrayerLength } from '@/catalogue/product'
import { PRAYER_TYPES } from '@/catalogue/prayer-types'
import { readVoice } from '@/engine/build/read-voice'
import { whatIsDelicate } from '@/engine/context/delicate'
import { composePrayer } from '@/engine/compose-prayer'
import { VOICE_NAMES } from '@/engine/packs/load-voice'
import { isCommonWord } from '@/engine/restate/common-words'
import { createStream, hashText, shuffled } from '@/engine/random'

const BRIEFS = 24

interface Brief {
  n: number
  tradition: string
  type: string
  category: string
  length: PrayerLength
  context: string
}

interface Text {
  n: number
  text: string
}

type Arm = 'ours' | 'theirs'
type Key = { n: number; A: Arm; B: Arm }
type Judged = { n: number; choice: string } & Record<'A' | 'B', Record<string, number>>

const [command = '', folder = '', ...rest] = process.argv.slice(2)
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)

/** Every tradition as often as the others, half with a context, the three lengths in turn. */
function draw(seed: string, names: readonly string[]): void {
  const contexts = shuffled(read('contexts.json') as string[], hashText(`${seed}|contexts`))
  const next = createStream(hashText(seed))
  const traditions = Array.from({ length: BRIEFS }, (_, index) => names[index % names.length] ?? '')
  const types = shuffled([...PRAYER_TYPES], hashText(`${seed}|types`))
  const briefs = shuffled(traditions, hashText(`${seed}|order`)).map((tradition, index): Brief => {
    const category = GENERATOR_CATEGORIES[next(GENERATOR_CATEGORIES.length)] ?? 'Other'
    const sub = SUB_CATEGORIES[next(SUB_CATEGORIES.length)] ?? 'Peace'
    return {
      n: index + 1,
      tradition,
      type: types[index % types.length] ?? 'Peace',
      category: category === 'Other' ? sub : category,
      length: PRAYER_LENGTHS[index % PRAYER_LENGTHS.length] ?? 'medium',
      context: index % 2 === 0 ? (contexts[index / 2] ?? '') : '',
    }
  })
  write('briefs.json', briefs)
}

async function compose(): Promise<void> {
  const texts: Text[] = []
  for (const { n, tradition, type, category, length, context } of read('briefs.json') as Brief[]) {
    const voice = readVoice(tradition)
    // As the form sends it: private where the words name a person or a delicate matter.
    const isPrivate = whatIsDelicate(context, isCommonWord).length > 0
    const prayer = composePrayer(voice, { tradition, type, category, context, isPrivate }, 0)
    texts.push({ n, text: prayer[`${length}Text`] })
  }
  write('ours.json', texts)
}

function pair(seed: string): void {
  const next = createStream(hashText(seed))
  const texts = { ours: read('ours.json') as Text[], theirs: read('theirs.json') as Text[] }
  const textOf = (arm: Arm, n: number) => texts[arm].find((each) => each.n === n)?.text ?? ''
  const briefs = read('briefs.json') as Brief[]
  const key = briefs.map(({ n }): Key => {
    const isOursFirst = next(2) === 0
    return { n, A: isOursFirst ? 'ours' : 'theirs', B: isOursFirst ? 'theirs' : 'ours' }
  })
  write('key.json', key)
  write(
    'pairs.json',
    briefs.map((brief, index) => {
      const { A, B } = key[index] as Key
      return { ...brief, A: textOf(A, brief.n), B: textOf(B, brief.n) }
    }),
  )
}

function score(): void {
  const key = new Map((read('key.json') as Key[]).map((arms) => [arms.n, arms]))
  const sums: Record<Arm, Record<string, number>> = { ours: {}, theirs: {} }
  const total = { won: 0, tied: 0, lost: 0 }
  let count = 0
  for (const file of readdirSync(folder).filter((name) => /^judge-.*\.json$/.test(name))) {
    for (const judged of read(file) as Judged[]) {
      const arms = key.get(judged.n) as Key
      const chosen = judged.choice === 'A' || judged.choice === 'B' ? arms[judged.choice] : 'tie'
      total[chosen === 'tie' ? 'tied' : chosen === 'ours' ? 'won' : 'lost']++
      count++
      for (const side of ['A', 'B'] as const)
        for (const [name, value] of Object.entries(judged[side]))
          sums[arms[side]][name] = (sums[arms[side]][name] ?? 0) + value
    }
  }
  const share = Math.round((100 * (total.won + total.tied)) / count)
  console.log(
    `ours: won ${total.won}, tied ${total.tied}, lost ${total.lost} of ${count}: ${share} %`,
  )
  for (const name of Object.keys(sums.ours)) {
    const mean = (arm: Arm) => ((sums[arm][name] ?? 0) / count).toFixed(2)
    console.log(`${name.padEnd(12)} ours ${mean('ours')}  theirs ${mean('theirs')}`)
  }
}

if (command === 'draw') draw(rest[0] ?? 'seed', rest.length > 1 ? rest.slice(1) : VOICE_NAMES)
else if (command === 'ours') await compose()
else if (command === 'pairs') pair(rest[0] ?? 'seed')
else if (command === 'score') score()
else {
  console.error('Say draw, ours, pairs or score, and a folder')
  process.exitCode = 2
}
