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

interface Indexed {
  readonly at: readonly number[]
  readonly scale: number
  readonly labels: readonly number[]
}

/** Gradient descent with AdaGrad’s steps over the weights that are let in. */
class Trainer {
  readonly #examples: readonly Indexed[]
  readonly #names: readonly string[]
  readonly #counts: readonly number[]
  readonly #isLetIn: Uint8Array
  readonly #weights: Float64Array
  readonly #squares: Float64Array
  readonly #biases = new Float64Array(LABELS.length)
  readonly #biasSquares = new Float64Array(LABELS.length)

  constructor(examples: readonly Example[]) {
    const counts = new Map<string, number>()
    for (const { features } of examples)
      for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1)
    this.#names = Array.from(counts.keys()).filter(
      (name) => (counts.get(name) ?? 0) >= FEWEST_CONTEXTS,
    )
    this.#counts = this.#names.map((name) => counts.get(name) ?? 0)
    const places = new Map(this.#names.map((name, at) => [name, at]))
    this.#examples = examples.map(({ features, labels }) => ({
      at: features.flatMap(({ name }) => places.get(name) ?? []),
      scale: scaleOf(features.length),
      labels: labels.map((label) => LABELS.indexOf(label)),
    }))
    const size = this.#names.length * LABELS.length
    this.#isLetIn = new Uint8Array(size)
    this.#weights = new Float64Array(size)
    this.#squares = new Float64Array(size)
    this.#letIn()
  }

  /** Lets in the weights of features that stand with a label more often than by chance. */
  #letIn(): void {
    const together = new Float64Array(this.#isLetIn.length)
    const ofLabel = new Float64Array(LABELS.length)
    for (const { at, labels } of this.#examples) {
      const [best = 0] = labels
      ofLabel[best] = (ofLabel[best] ?? 0) + 1
      for (const feature of at) {
        const place = feature * LABELS.length + best
        together[place] = (together[place] ?? 0) + 1
      }
    }
    for (const [place, count] of together.entries()) {
      const feature = Math.floor(place / LABELS.length)
      const share = (ofLabel[place % LABELS.length] ?? 0) / this.#examples.length
      const expected = (this.#counts[feature] ?? 0) * share
      this.#isLetIn[place] = Number(count >= FEWEST_TOGETHER && count > ABOVE_CHANCE * expected)
    }
  }

  #probabilities({ at, scale }: Indexed): Float64Array {
    const scores = Float64Array.from(this.#biases)
    for (const feature of at)
      for (let label = 0; label < LABELS.length; label++)
        scores[label] =
          (scores[label] ?? 0) + scale * (this.#weights[feature * LABELS.length + label] ?? 0)
    return softmax(scores)
  }

  #step(example: Indexed): void {
    const { at, scale, labels } = example
    const found = this.#probabilities(example)
    const right = labels.reduce((sum, label) => sum + (found[label] ?? 0), 0)
    for (const [label, probability] of found.entries()) {
      // Where several are right the best has half of it at least.
      const share = probability / right
      const target = !labels.includes(label)
        ? 0
        : labels.length === 1
          ? 1
          : Math.max(label === labels[0] ? 0.5 : 0, share)
      const error = probability - target
      if (Math.abs(error) < LEAST_ERROR) continue
      this.#biasSquares[label] = (this.#biasSquares[label] ?? 0) + error * error
      this.#biases[label] =
        (this.#biases[label] ?? 0) - (RATE * error) / Math.sqrt(this.#biasSquares[label] ?? 1)
      for (const feature of at) {
        const place = feature * LABELS.length + label
        if (!this.#isLetIn[place]) continue
        const weight = this.#weights[place] ?? 0
        const slope = error * scale + DECAY * weight
        const squares = (this.#squares[place] ?? 0) + slope * slope
        this.#squares[place] = squares
        this.#weights[place] = weight - (RATE * slope) / Math.sqrt(squares + 0.01)
      }
    }
  }

  run(epochs: number): void {
    for (let epoch = 0; epoch < epochs; epoch++)
      for (const example of shuffled(this.#examples, epoch)) this.#step(example)
  }

  model(): Model {
    const weights = new Map<string, Weight[]>()
    for (const [place, weight] of this.#weights.entries()) {
      if (weight === 0) continue
      const name = this.#names[Math.floor(place / LABELS.length)] ?? ''
      weights.set(name, [...(weights.get(name) ?? []), { label: place % LABELS.length, weight }])
    }
    return { biases: Array.from(this.#biases), weights }
  }
}

/**
 * Learns what words of contexts tell of their occasions: multinomial logistic regression in which a feature has weights only
 * for labels that it stands with more often than by chance. The same examples give the same model.
 */
export function trainModel(examples: readonly Example[]): Model {
  const trainer = new Trainer(examples)
  trainer.run(EPOCHS)
  return trainer.model()
}
