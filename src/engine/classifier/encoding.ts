import type { Model, Weight } from './model'

/** One character for each label and for each size of a weight; none has a meaning in a template string. */
const CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}~'

/** Weights are kept as multiples of this. */
const STEP = 0.3
/** The character of the weight 0. */
const ZERO = 8
const MOST = 22

const toStep = (weight: number): number =>
  Math.max(0, Math.min(MOST, Math.round(weight / STEP) + ZERO))
const fromStep = (step: number): number => (step - ZERO) * STEP

/**
 * A model as text: the biases in hundredths, then one line for each feature, with two characters for each weight, for the
 * label and for the size. Weights that round to nothing are left out.
 */
export function writeModel({ biases, weights }: Model): string {
  const lines = Array.from(weights, ([name, all]) => {
    const codes = all
      .filter(({ weight }) => toStep(weight) !== ZERO)
      .map(({ label, weight }) => `${CHARACTERS[label]}${CHARACTERS[toStep(weight)]}`)
    return codes.length > 0 ? `${name}\t${codes.join('')}` : ''
  })
  const first = biases.map((bias) => Math.round(bias * 100)).join(' ')
  return [first, ...lines.filter(Boolean).sort()].join('\n')
}

function readWeights(codes: string): Weight[] {
  return Array.from({ length: codes.length / 2 }, (_, at) => ({
    label: CHARACTERS.indexOf(codes[2 * at] ?? ''),
    weight: fromStep(CHARACTERS.indexOf(codes[2 * at + 1] ?? '')),
  }))
}

/** Reads what `writeModel` wrote. */
export function readModel(text: string): Model {
  const [first = '', ...lines] = text.trim().split('\n')
  return {
    biases: first.split(' ').map((hundredths) => Number(hundredths) / 100),
    weights: new Map(
      lines.map((line) => {
        const [name = '', codes = ''] = line.split('\t')
        return [name, readWeights(codes)]
      }),
    ),
  }
}
