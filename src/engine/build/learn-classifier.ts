import { readdirSync, readFileSync } from 'node:fs'
import { writeModel } from '../classifier/encoding'
import { featuresOf } from '../classifier/features'
import { LABELS, type Label } from '../classifier/model'
import { trainModel, type Example } from '../classifier/train'
import { CONTEXTS, HELD_BACK_CONTEXTS } from '../intention/contexts'
import { hearPersons } from '../intention/hear-persons'

const FOLDER = new URL('../classifier/contexts/', import.meta.url)

/** A context that somebody wrote, as its file holds it. */
export interface WrittenContext {
  readonly context: string
  /** Every answer that a sensible listener would accept, `occasion/person`, the best first. */
  readonly right: readonly string[]
  /** Answers that would hurt or be absurd. */
  readonly wrong?: readonly string[]
}

/** The contexts of all files that nothing is learned from, or of all others. */
export function readContexts({ isHeldBack }: { readonly isHeldBack: boolean }): WrittenContext[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith('held-back') === isHeldBack)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as WrittenContext)
}

const isLabel = (label: string): label is Label => (LABELS as readonly string[]).includes(label)

const toExample = (context: string, right: readonly string[]): Example => ({
  features: featuresOf(hearPersons(context)),
  labels: [...new Set(right.map((each) => each.split('/')[0] ?? ''))].filter(isLabel),
})

/** What `classifier/weights.ts` holds: the model that the written contexts and the tables of the rules teach. */
export function learnWeights(): string {
  const written = readContexts({ isHeldBack: false }).map(({ context, right }) =>
    toExample(context, right),
  )
  // What the rules were written for is known to be right: it counts twice.
  const tables = [...CONTEXTS, ...HELD_BACK_CONTEXTS]
  const ofTables = [...tables, ...tables].map(({ context, occasions }) =>
    toExample(context, [occasions[0]?.occasion ?? 'none']),
  )
  const examples = [...written, ...ofTables].filter(({ labels }) => labels.length > 0)
  return writeModel(trainModel(examples))
}
