import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeModel } from '@/engine/classifier/encoding'
import { featuresOf } from '@/engine/classifier/features'
import { LABELS, type Label } from '@/engine/classifier/model'
import { trainModel, type Example } from '@/engine/classifier/train'
import { CONTEXTS, HELD_BACK_CONTEXTS } from '@/engine/intention/contexts'
import { hearPersons } from '@/engine/intention/hear-persons'

/** `npm run write:classifier`: learns from the contexts and writes `weights.ts`, which the reader uses. */

const FOLDER = 'src/engine/classifier/contexts'
const TARGET = 'src/engine/classifier/weights.ts'

const isLabel = (label: string): label is Label => (LABELS as readonly string[]).includes(label)

const toExample = (context: string, right: readonly string[]): Example => ({
  features: featuresOf(hearPersons(context)),
  labels: [...new Set(right.map((each) => each.split('/')[0] ?? ''))].filter(isLabel),
})

const learned = readdirSync(FOLDER)
  .filter((file) => !file.startsWith('held-back'))
  .sort()
  .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { context: string; right: string[] })
  .map(({ context, right }) => toExample(context, right))
/** What the rules were written for is known to be right: it counts twice. */
const tables = [...CONTEXTS, ...HELD_BACK_CONTEXTS]
const ofTables = [...tables, ...tables].map(({ context, occasions }) =>
  toExample(context, occasions.length > 0 ? [occasions[0]?.occasion ?? 'none'] : ['none']),
)
const model = trainModel([...learned, ...ofTables].filter(({ labels }) => labels.length > 0))
const text = writeModel(model)
writeFileSync(
  TARGET,
  `/** Written by \`npm run write:classifier\`: do not edit. What \`encoding.ts\` reads. */\nexport const WEIGHTS = String.raw\`\n${text}\n\`\n`,
)
console.info(`${learned.length + ofTables.length} contexts, ${model.weights.size} features`)
