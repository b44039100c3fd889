import { shuffled } from '../random'
import { LABELS, scaleOf, softmax, type Label, type Model, type Weight } from './model'
import type { Feature } from './features'

/** A context that somebody wrote, and what it is about: one of the labels, the best first. */
export interface Example {
  readonly features: readonly Feature[]
  readonly labels: readonly Label[]
}

/** A feature of fewer contexts teaches nothing. */
const FEWEST_CONTEXTS = 3
/** A feature has a weight for a label where it stands together with it so much more often than by chance. */
const FEWEST_TOGETHER = 3
const ABOVE_CHANCE = 1.5

const EPOCHS = 25
const RATE = 0.15
const DECAY = 1e-4
/** Errors below this are not worth a step. */
const LEAST_ERROR = 1e-4

/** A weight as it is learned, and the sum of the squares of its slopes. */
interface Learned {
  readonly label: number
  weight: number
  squares: number
}

/** A feature that enough contexts have, and its weights. */
interface Taught {
  readonly name: string
  readonly weights: readonly Learned[]
}

interface Lesson {
  readonly features: readonly Taught[]
  readonly scale: number
  readonly labels: readonly number[]
}

/** How often each label is the best answer, over all examples and with each feature. */
function countTogether(examples: readonly Example[]) {
  const ofLabel = LABELS.map(() => 0)
  const ofFeature = new Map<string, number[]>()
  for (const { features, labels } of examples) {
    const best = LABELS.indexOf(labels[0] ?? 'none')
    ofLabel[best] = (ofLabel[best] ?? 0) + 1
    for (const { name } of features) {
      const counts = ofFeature.get(name) ?? LABELS.map(() => 0)
      counts[best] = (counts[best] ?? 0) + 1
      ofFeature.set(name, counts)
    }
  }
  return { ofLabel, ofFeature }
}

/** The features that are taught, each with the labels that it stands with more often than by chance. */
function featuresToTeach(examples: readonly Example[]): Map<string, Taught> {
  const { ofLabel, ofFeature } = countTogether(examples)
  const taught = new Map<string, Taught>()
  for (const [name, counts] of ofFeature) {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const isTold = (count: number, label: number) =>
      count >= FEWEST_TOGETHER &&
      count > (ABOVE_CHANCE * total * (ofLabel[label] ?? 0)) / examples.length
    const weights = counts.flatMap((count, label) =>
      isTold(count, label) ? { label, weight: 0, squares: 0 } : [],
    )
    if (total >= FEWEST_CONTEXTS) taught.set(name, { name, weights })
  }
  return taught
}

/** What a label should be given: where several are right the best has half of it at least. */
function targetOf(label: number, labels: readonly number[], share: number): number {
  if (!labels.includes(label)) return 0
  if (labels.length === 1) return 1
  return Math.max(label === labels[0] ? 0.5 : 0, share)
}

/** One step of gradient descent with AdaGrad’s rates. */
function learn({ features, scale, labels }: Lesson, biases: readonly Learned[]): void {
  const scores = Float64Array.from(biases, ({ weight }) => weight)
  for (const { weights } of features)
    for (const { label, weight } of weights) scores[label] = (scores[label] ?? 0) + scale * weight
  const found = softmax(scores)
  const right = labels.reduce((sum, label) => sum + (found[label] ?? 0), 0)
  const errors = Array.from(
    found,
    (probability, label) => probability - targetOf(label, labels, probability / right),
  )
  const errorOf = (label: number) => errors[label] ?? 0
  for (const bias of biases) {
    const error = errorOf(bias.label)
    if (Math.abs(error) < LEAST_ERROR) continue
    bias.squares += error * error
    bias.weight -= (RATE * error) / Math.sqrt(bias.squares)
  }
  for (const { weights } of features)
    for (const one of weights) {
      const error = errorOf(one.label)
      if (Math.abs(error) < LEAST_ERROR) continue
      const slope = error * scale + DECAY * one.weight
      one.squares += slope * slope
      one.weight -= (RATE * slope) / Math.sqrt(one.squares + 0.01)
    }
}

/**
 * Learns what words of contexts tell of their occasions: multinomial logistic regression in which a feature has weights only
 * for labels that it stands with more often than by chance. The same examples give the same model.
 */
export function trainModel(examples: readonly Example[]): Model {
  const taught = featuresToTeach(examples)
  const biases = LABELS.map((_, label): Learned => ({ label, weight: 0, squares: 0 }))
  const lessons = examples.map(({ features, labels }): Lesson => ({
    features: features.flatMap(({ name }) => taught.get(name) ?? []),
    scale: scaleOf(features.length),
    labels: labels.map((label) => LABELS.indexOf(label)),
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const lesson of shuffled(lessons, epoch)) learn(lesson, biases)
  const weights = Array.from(taught.values(), ({ name, weights: learned }) => {
    const said = learned.map(({ label, weight }): Weight => ({ label, weight }))
    return [name, said.filter(({ weight }) => weight !== 0)] as const
  })
  return {
    biases: biases.map(({ weight }) => weight),
    weights: new Map(weights.filter(([, said]) => said.length > 0)),
  }
}
