import { OCCASION_KEYS, type OccasionKey } from '../intention/occasions'
import type { Feature } from './features'

/** What a context may be about: an occasion, or none of them. */
export type Label = OccasionKey | 'none'

export const LABELS: readonly Label[] = [...OCCASION_KEYS, 'none']

/** One weight of a feature: for which label, by its place, and how much. */
export interface Weight {
  readonly label: number
  readonly weight: number
}

/** A multinomial logistic regression: a bias for each label, and the weights of each feature that are not zero. */
export interface Model {
  readonly biases: readonly number[]
  readonly weights: ReadonlyMap<string, readonly Weight[]>
}

/** The more features a context has the less each says; the factor keeps the weights of a readable size. */
export const scaleOf = (features: number): number => 3 / Math.sqrt(features + 1)

/**
 * e to a number that is not above 0, the same in every browser: the last digits of `Math.exp` are left to them, and a prayer
 * must not depend on these.
 */
function exponential(power: number): number {
  let value = Math.max(0, 1 + power / 1024)
  for (let doubled = 1; doubled < 1024; doubled *= 2) value *= value
  return value
}

/** The probabilities of all labels, from their scores; in place. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  let total = 0
  for (let label = 0; label < scores.length; label++) {
    const weight = exponential((scores[label] ?? 0) - most)
    scores[label] = weight
    total += weight
  }
  for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] ?? 0) / total
  return scores
}

/** How probable each label is, in the order of `LABELS`. */
export function probabilitiesOf(model: Model, features: readonly Feature[]): Float64Array {
  const scores = Float64Array.from(model.biases)
  const scale = scaleOf(features.length)
  for (const { name } of features)
    for (const { label, weight } of model.weights.get(name) ?? [])
      scores[label] = (scores[label] ?? 0) + scale * weight
  return softmax(scores)
}
