import { readModel } from './encoding'
import { featuresOf, type Feature } from './features'
import { LABELS, probabilitiesOf, type Label } from './model'
import { WEIGHTS } from './weights'

const MODEL = readModel(WEIGHTS)

/** What the words of a context tell of its occasion. */
export interface Classified {
  /** The most probable label, and how probable it is. */
  readonly label: Label
  readonly probability: number
  /** How probable another label is. */
  of(label: Label): number
  /** The token that speaks most for a label; 0 where none does. */
  at(label: Label): number
}

function tokenFor(label: Label, features: readonly Feature[]): number {
  const place = LABELS.indexOf(label)
  const weightOf = ({ name }: Feature) =>
    MODEL.weights.get(name)?.find((each) => each.label === place)?.weight ?? 0
  const [first] = features.toSorted((a, b) => weightOf(b) - weightOf(a) || a.at - b.at)
  return first?.at ?? 0
}

/**
 * How probable each occasion is for a context. Pure, the same in every browser.
 * @param tokens as `hearPersons` gives them
 */
export function classify(tokens: readonly string[]): Classified {
  const features = featuresOf(tokens)
  const probabilities = probabilitiesOf(MODEL, features)
  const of = (label: Label) => probabilities[LABELS.indexOf(label)] ?? 0
  const label = LABELS.reduce((best, each) => (of(each) > of(best) ? each : best))
  return { label, probability: of(label), of, at: (one) => tokenFor(one, features) }
}
